import type { Words } from '../../react/words.ts'
import { plural } from './counting.ts'

export const common: Words['common'] = {
  close: '关闭',
  back: '返回',
  copied: '已复制',
  secondsLeft: (seconds) => plural(seconds, { other: '还剩 # 秒' }),
  sentences: (title, text) => `${title}。${text}`,
}
