import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: 'Cerrar',
  back: 'Atrás',
  copied: 'Copiado',
  secondsLeft: (seconds) =>
    plural(seconds, {
      one: 'Queda # segundo',
      many: 'Quedan # segundos',
      other: 'Quedan # segundos',
    }),
  sentences: (title, text) => `${title}. ${text}`,
}
