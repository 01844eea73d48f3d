import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: 'Tutup',
  back: 'Kembali',
  copied: 'Tersalin',
  secondsLeft: (seconds) => plural(seconds, { other: 'Sisa # detik' }),
  sentences: (title, text) => `${title}. ${text}`,
}
