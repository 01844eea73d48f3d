import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: 'ปิด',
  back: 'กลับ',
  copied: 'คัดลอกแล้ว',
  secondsLeft: (seconds) => plural(seconds, { other: 'เหลืออีก # วินาที' }),
  sentences: (title, text) => `${title} ${text}`,
}
