import { pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('ja')

export const span = spanOf('ja', {
  second: { other: '#秒' },
  minute: { other: '#分' },
  hour: { other: '#時間' },
  day: { other: '#日' },
})
