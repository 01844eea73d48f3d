import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'このページを専用のタブで開いてください',
  refusedText:
    '別のサイトの中に表示されている間は、ログインできません。だまされてクリックさせられるのを防ぐためです。',
  openInTab: '新しいタブで開く',
  devRefusedHelp: (origins) =>
    `${origins}を許可するには、createLatchkitのframeAncestorsに指定してください。`,
  covered: 'このウィンドウの上に何かが重なっています。続けるには、それをどけてください。',
}
