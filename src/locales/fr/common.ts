import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: 'Fermer',
  back: 'Retour',
  copied: 'Copié',
  secondsLeft: (seconds) =>
    plural(seconds, {
      one: '# seconde restante',
      many: '# secondes restantes',
      other: '# secondes restantes',
    }),
  sentences: (title, text) => `${title}. ${text}`,
}
