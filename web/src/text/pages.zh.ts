// Words of the pages besides play.
export const zhPages = {
  copy: '复制',
  share: '分享',
  import: '导入',
  export: '导出',
  saves: '存档',
  solve: '求解',
  daily: '每日一题',
  stats: '统计',
  train: '训练',
  help: '帮助',
  install: '安装为应用',
  replay: '回放与分析',
  opened: '打开链接',
  tour: '快速导览',

  'saves.delete': '删除',
  'saves.copied': '这局棋正在另一个标签页里玩；这里是一份副本，两份都会保存。',
  'saves.imported': '已导入 {n} 条记录。',
  'saves.notAFile': '这不是数独乐乐导出的文件，或文件已损坏；什么都没有改动。',
  'saves.unreadable': '无法读取浏览器的存储。',

  'import.hint': '81 个字符、分享链接、sudokuwiki 链接、候选数表格……',

  'steps.first': '回到第一步',
  'steps.previous': '上一步',
  'steps.next': '下一步',
  'steps.last': '到最后',
  'steps.play': '播放',

  'daily.text': '题目由日期决定，每个人都一样，不联网也能玩。',

  'update.ready': '新版本已就绪，棋局会接着玩。',
  'update.now': '更新',
  'update.later': '以后再说',

  'tour.skip': '跳过',
  'tour.back': '上一张',
  'tour.next': '下一张',
  'tour.done': '开始玩',
  'tour.input.title': '填数与候选',
  'tour.input': '点格再按数字；Shift 加数字是角注，Ctrl 加数字是中注。也可以先选数字再点格。',
  'tour.input.touch':
    '点格再按数字。「角注」「中注」记候选，长按数字键记另一种。也可以先选数字再点格。',
  'tour.hint.title': '会讲道理的提示',
  'tour.hint': '先给方向，再给理由，最后才替你走。点文字里的格名，棋盘上会亮起来。',
  'tour.branch.title': '大胆去试',
  'tour.branch': '标记分支，走不通就回溯。试过的数字划掉，什么都不会丢。',
  'tour.keep.title': '一切都会保存',
  'tour.keep': '每一步自动保存，离线可玩。存档、分享、回放和训练都在菜单里。',
} as const satisfies Record<string, string>;
