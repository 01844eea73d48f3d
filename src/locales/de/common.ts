import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: 'Schließen',
  back: 'Zurück',
  copied: 'Kopiert',
  secondsLeft: (seconds) => plural(seconds, { one: 'Noch # Sekunde', other: 'Noch # Sekunden' }),
  sentences: (title, text) => `${title}. ${text}`,
}
