import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: 'Κλείσιμο',
  back: 'Πίσω',
  copied: 'Αντιγράφηκε',
  secondsLeft: (seconds) =>
    plural(seconds, { one: 'Απομένει # δευτερόλεπτο', other: 'Απομένουν # δευτερόλεπτα' }),
  sentences: (title, text) => `${title}. ${text}`,
}
