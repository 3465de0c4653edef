export const words = {
  'daily.before': '上个月',
  'daily.after': '下个月',
  'daily.solved': '完成 {n} 题',

  'replay.position': '位置',
  'replay.analysis': '每一步的依据',
  'replay.noMoves': '还没有自己填的数字。',
  'replay.running': '完成这一局后，这里会说明每个数字的依据。',
  'replay.none': '没有可以回放的对局。',
  'replay.guess': '猜测',
  'replay.wrong': '填错',
  'replay.assisted': '由提示给出',

  'opened.puzzle': '有人分享了一道数独给你，点开始即可。',
  'opened.problem': '有人分享了一道数独给你，但它不能直接玩。',
  'opened.progress': '这是一局没做完的数独。',
  'opened.replay': '这是一局数独的回放。',
  'opened.watch': '观看',
  'opened.kept': '正在玩的对局已自动保存。',
  'opened.broken': '这个链接打不开：{why}',

  'help.rules.title': '规则',
  'help.rules':
    '在每个空格填入一个数字，使每一行、每一列、每一宫都恰好包含每个数字一次。对角线、窗口、中心点、星形和锯齿盘面还有各自的区域，同样每个数字恰好一次。这里出的题都只有一个解；大师及以下靠推理就能解开，极限题还要试一试。',
  'help.play.title': '怎么玩',
  'help.play':
    '点一个格，再按数字。角注和中注记录候选数；颜色用来做标记。右键清除。拖动可以选中多个格。提交会告诉你：未完成、有错误，还是完成。',
  'help.hints.title': '提示',
  'help.hints':
    '提示分四级：看哪里、什么技巧、为什么、怎么做。先指出填错的格。候选提示按 1、2、3 个候选数逐级标出。每次给出新信息加 5 秒（可在设置里改）。',
  'help.branches.title': '分支与回溯',
  'help.branches':
    '没有把握时标记分支，走不通就回溯：盘面原样恢复，试过的数字会记下来。走过的每条路都留在分支树里，随时可以回去。',
  'help.data.title': '你的数据',
  'help.data':
    '每一步都自动保存在这台设备上，关掉页面也不会丢。可以在存档页把全部内容导出为一个文件。不联网也能玩，不收集任何信息。',
} as const satisfies Record<string, string>;
