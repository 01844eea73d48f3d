import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: 'Zavřít',
  back: 'Zpět',
  copied: 'Zkopírováno',
  secondsLeft: (seconds) =>
    plural(seconds, {
      one: 'Zbývá # sekunda',
      few: 'Zbývají # sekundy',
      many: 'Zbývá # sekundy',
      other: 'Zbývá # sekund',
    }),
  sentences: (title, text) => `${title}. ${text}`,
}
