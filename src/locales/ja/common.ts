import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: '閉じる',
  back: '戻る',
  copied: 'コピーしました',
  secondsLeft: (seconds) => plural(seconds, { other: '残り#秒' }),
  sentences: (title, text) => `${title}。${text}`,
}
