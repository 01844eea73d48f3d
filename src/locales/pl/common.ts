import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: 'Zamknij',
  back: 'Wstecz',
  copied: 'Skopiowano',
  secondsLeft: (seconds) =>
    plural(seconds, {
      one: 'Została # sekunda',
      few: 'Zostały # sekundy',
      many: 'Zostało # sekund',
      other: 'Zostało # sekundy',
    }),
  sentences: (title, text) => `${title}. ${text}`,
}
