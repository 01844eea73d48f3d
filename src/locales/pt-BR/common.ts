import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: 'Fechar',
  back: 'Voltar',
  copied: 'Copiado',
  secondsLeft: (seconds) =>
    plural(seconds, {
      one: 'Resta # segundo',
      many: 'Restam # segundos',
      other: 'Restam # segundos',
    }),
  sentences: (title, text) => `${title}. ${text}`,
}
