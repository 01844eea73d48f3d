import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: 'Sluiten',
  back: 'Terug',
  copied: 'Gekopieerd',
  secondsLeft: (seconds) => plural(seconds, { one: 'Nog # seconde', other: 'Nog # seconden' }),
  sentences: (title, text) => `${title}. ${text}`,
}
