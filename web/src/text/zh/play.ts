export const words = {
  'brand.a': '数独',
  'brand.b': '乐乐',

  'board.label': '数独 {size}×{size}，{level}',

  'say.candidates': '{cell} 的候选：{digits}',

  'pad.digit': '数字 {digit}, {left} 个待填',
  'pad.color': '颜色 {n}',

  'mode.digit': '数字',
  'mode.corner': '角注',
  'mode.centre': '中注',
  'mode.color': '颜色',

  'lock.ask': '按要锁定的数字，之后点到的格都填它；Esc 结束。',

  'beforeMistake.short': '退回',

  'mark.short': '标记',

  'back.branch': '回溯到分支',

  'tab.hint': '提示',
  'tab.branches': '分支',
  'tab.steps': '步骤',

  'panel.tall': '放大面板',

  'hint.isNot': '{cell} 不能是 {digits}',
  'hint.nudge': '看看这里',
  'hint.where': '在哪里？',
  'hint.why': '说说理由',
  'hint.do': '怎么做？',
  'hint.showWhy': '显示原因',
  'hint.another': '换一步',
  'hint.apply': '应用此步',
  'hint.applyAll': '同类全部应用',
  'hint.close': '收起提示',
  'hint.expand': '展开提示',
  'hint.apply.short': '应用',
  'hint.why.short': '原因',
  'hint.cost': '+{s} 秒',
  'hint.left': '还剩 {n} 次提示',
  'hint.level': '提示第 {level} 级，共 4 级',
  'hint.conflict': '有冲突',
  'hint.wrong': '有填错的格',
  'hint.missing': '候选不完整',
  'hint.unsolvable': '此路不通',
  'hint.contradiction': '出现矛盾',
  'hint.full': '填满了，但有错',
  'hint.lookAt': '看看{unit}。',
  'hint.lookCells': '看看 {cells} 的 {digits}。',
  'hint.step': '一步推理',
  'hint.allowAll': '用全部技巧再找',

  'whyNot.title': '{cell} 为什么不能填 {digit}？',
  'whyNot.show': '在盘面上看第 {n} 步',
  'whyNot.ask': '选一个格，再按一个数字，看它为什么不能填。',

  'overlay.off': '关闭',
  'overlay.back': '回到提示',
  'overlay.more': '再显示 ≤ {n} 个候选的格',
  'overlay.more.short': '看 ≤ {n}',

  'trace.all': '共 {n} 条链接 · 逐条看',
  'trace.before': '上一条',
  'trace.after': '下一条',

  'branch.none': '还没有分支。没有把握时先标记，走不通就回溯到这里。',
  'branch.fresh':
    '以后凡是猜的数字都会自动成为分支点：常用技巧推得出的数字不算猜。回溯会回到最近的分支点，试过的数字记在格里。',
  'branch.auto': '猜数时自动成为分支点',
  'branch.steps': '{n} 步',
  'branch.mark': '分支点',
  'branch.closed': '只剩一个',
  'branch.marked': '已标记',
  'branch.tried': '{cell} 试过 {digits}',
  'branch.dead': '走不通',
  'branch.why': '为什么走不通？',
  'branch.rename': '命名',
  'branch.name': '分支名称',
  'branch.unmark': '取消标记',
  'branch.drop': '删除分支',
  'branch.compare': '比较',
  'branch.compare.end': '结束比较',
  'branch.compare.ask': '选择要与当前盘面比较的节点。',

  'steps.searching': '正在寻找……',
  'steps.none': '启用的技巧找不到下一步。',
  'steps.count': '现在有 {n} 个可走的步骤，由易到难。',
  'steps.cost': '选一个看它的理由，算一次提示（{cost}）；看过的不再计。',
  'steps.free': '选一个看它的理由，算一次提示；看过的不再计。',
  'steps.show': '{title}，第 {n} 个',
  'steps.idle': '开始游戏后，这里列出所有可走的步骤。',
} as const satisfies Record<string, string>;
