import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: 'Stäng',
  back: 'Tillbaka',
  copied: 'Kopierat',
  secondsLeft: (seconds) => plural(seconds, { one: '# sekund kvar', other: '# sekunder kvar' }),
  sentences: (title, text) => `${title}. ${text}`,
}
