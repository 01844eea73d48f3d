import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: 'Đóng',
  back: 'Quay lại',
  copied: 'Đã sao chép',
  secondsLeft: (seconds) => plural(seconds, { other: 'Còn # giây' }),
  sentences: (title, text) => `${title}. ${text}`,
}
