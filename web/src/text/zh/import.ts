export const words = {
  'import.field': '粘贴、拖入或打开一道题',
  'import.file': '打开文件',
  'import.clear': '清空',
  'import.formats':
    '认识：81 字符、逐行数字、表格、候选数、分享代码、sencode、sudokuwiki、HoDoKu、.sdk .sdm .ss .sdx、OpenSudoku、f-puzzles、SudokuPad。',
  'import.format': '格式 {codec}',
  'import.nothing': '粘贴后，这里马上显示题目。',
  'import.tooBig': '文件太大（上限 16 MB）。',
  'import.typo': '可能抄错了一个数，改成这样就有唯一解：',
  'import.makeUnique': '任选一种改法，就有唯一解：',
  'import.add': '{n} 个已知数',
  'import.result': '识别结果',
  'import.use': '采用 {what}',
  'import.edit': '编辑',

  'export.codec': '导出格式',
  'export.file': '存为文件',
} as const satisfies Record<string, string>;
