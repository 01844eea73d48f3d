import { mixedWords } from '../../../react/isolatedWords.ts'
import type { FrameWords } from '../../../react/words.ts'

export const frame: FrameWords = mixedWords({
  refusedTitle: 'Open this page in its own tab',
  refusedText:
    'You cannot log in while it is inside another site. That keeps others from tricking you into a click.',
  openInTab: 'Open in a new tab',
  devRefusedHelp: (origins) => `To allow ${origins}, name it in frameAncestors of createLatchkit.`,
  covered: 'Something covers this window. Uncover it to go on.',
})
