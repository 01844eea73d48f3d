import type { Words } from '../../react/words.ts'
import { plural, secondForms } from './counting.ts'

export const common: Words['common'] = {
  close: 'بستن',
  back: 'بازگشت',
  copied: 'کپی شد',
  secondsLeft: (seconds) => `${plural(seconds, secondForms)} باقی مانده است`,
  sentences: (title, text) => `${title}. ${text}`,
}
