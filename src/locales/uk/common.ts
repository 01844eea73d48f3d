import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: 'Закрити',
  back: 'Назад',
  copied: 'Скопійовано',
  secondsLeft: (seconds) =>
    plural(seconds, {
      one: 'Залишилася # секунда',
      few: 'Залишилося # секунди',
      many: 'Залишилося # секунд',
      other: 'Залишилося # секунди',
    }),
  sentences: (title, text) => `${title}. ${text}`,
}
