import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: '在单独的标签页中打开此页面',
  refusedText: '此页面嵌在另一个网站里时，你无法登录。这样可以防止别人诱骗你点击。',
  openInTab: '在新标签页中打开',
  devRefusedHelp: (origins) => `要允许 ${origins}，请将其写入 createLatchkit 的 frameAncestors。`,
  covered: '有东西挡住了这个窗口。移开它才能继续。',
}
