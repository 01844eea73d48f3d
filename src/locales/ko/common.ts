import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: '닫기',
  back: '뒤로',
  copied: '복사했어요',
  secondsLeft: (seconds) => plural(seconds, { other: '#초 남았어요' }),
  sentences: (title, text) => `${title}. ${text}`,
}
