import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: 'Chiudi',
  back: 'Indietro',
  copied: 'Copiato',
  secondsLeft: (seconds) =>
    plural(seconds, {
      one: '# secondo rimasto',
      many: '# secondi rimasti',
      other: '# secondi rimasti',
    }),
  sentences: (title, text) => `${title}. ${text}`,
}
