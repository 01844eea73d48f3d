import { pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('zh-CN')

export const span = spanOf('zh-CN', {
  second: { other: '# 秒' },
  minute: { other: '# 分钟' },
  hour: { other: '# 小时' },
  day: { other: '# 天' },
})
