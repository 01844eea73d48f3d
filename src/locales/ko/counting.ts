import { pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('ko')

export const span = spanOf('ko', {
  second: { other: '#초' },
  minute: { other: '#분' },
  hour: { other: '#시간' },
  day: { other: '#일' },
})
