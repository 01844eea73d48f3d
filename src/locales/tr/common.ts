import type { Words } from '../../react/words.ts'
import { plural, secondForms } from './counting.ts'

export const common: Words['common'] = {
  close: 'Kapat',
  back: 'Geri',
  copied: 'Kopyalandı',
  secondsLeft: (seconds) => `${plural(seconds, secondForms)} kaldı`,
  sentences: (title, text) => `${title}. ${text}`,
}
