import { type Forms, pluralOf, spanOf } from '../forms.ts'

export const digits = new Intl.NumberFormat('th')

export const plural = pluralOf('th')

export const MINUTES: Forms = { other: '# นาที' }

export const span = spanOf('th', {
  second: { other: '# วินาที' },
  minute: MINUTES,
  hour: { other: '# ชั่วโมง' },
  day: { other: '# วัน' },
})
