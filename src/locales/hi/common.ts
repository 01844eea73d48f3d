import type { Words } from '../../react/words.ts'
import { plural, secondForms } from './counting.ts'

export const common: Words['common'] = {
  close: 'बंद करें',
  back: 'वापस',
  copied: 'कॉपी हो गया',
  secondsLeft: (seconds) => `${plural(seconds, secondForms)} बाकी`,
  sentences: (title, text) => `${title}। ${text}`,
}
