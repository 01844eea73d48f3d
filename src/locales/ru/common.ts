import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: 'Закрыть',
  back: 'Назад',
  copied: 'Скопировано',
  secondsLeft: (seconds) =>
    plural(seconds, {
      one: 'Осталась # секунда',
      few: 'Осталось # секунды',
      many: 'Осталось # секунд',
      other: 'Осталось # секунды',
    }),
  sentences: (title, text) => `${title}. ${text}`,
}
