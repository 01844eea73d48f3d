import { pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('zh-TW')

export const span = spanOf('zh-TW', {
  second: { other: '# 秒' },
  minute: { other: '# 分鐘' },
  hour: { other: '# 小時' },
  day: { other: '# 天' },
})
