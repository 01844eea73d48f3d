import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: '在獨立的分頁中開啟這個頁面',
  refusedText: '這個頁面嵌在其他網站裡時，你無法登入。這樣可以防止別人誘騙你點按。',
  openInTab: '在新分頁中開啟',
  devRefusedHelp: (origins) => `若要允許 ${origins}，請將它寫入 createLatchkit 的 frameAncestors。`,
  covered: '有東西擋住了這個視窗。將它移開才能繼續。',
}
