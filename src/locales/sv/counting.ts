import { pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('sv')
export const number = new Intl.NumberFormat('sv').format
export const span = spanOf('sv', {
  second: { one: '# sekund', other: '# sekunder' },
  minute: { one: '# minut', other: '# minuter' },
  hour: { one: '# timme', other: '# timmar' },
  day: { one: '# dag', other: '# dagar' },
})
