import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: 'סגירה',
  back: 'חזרה',
  copied: 'הועתק',
  secondsLeft: (seconds) =>
    plural(seconds, { one: 'נותרה שנייה אחת', two: 'נותרו שתי שניות', other: 'נותרו # שניות' }),
  sentences: (title, text) => `${title}. ${text}`,
}
