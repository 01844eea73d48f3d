import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: '關閉',
  back: '返回',
  copied: '已複製',
  secondsLeft: (seconds) => plural(seconds, { other: '還剩 # 秒' }),
  sentences: (title, text) => `${title}。${text}`,
}
