import type { Words } from '../../react/words.ts'
import { plural, secondForms } from './counting.ts'

export const common: Words['common'] = {
  close: 'إغلاق',
  back: 'رجوع',
  copied: 'تم النسخ',
  secondsLeft: (seconds) => `الوقت المتبقي: ${plural(seconds, { ...secondForms, two: 'ثانيتان' })}`,
  sentences: (title, text) => `${title}. ${text}`,
}
