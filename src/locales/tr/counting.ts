import { type Forms, pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('tr')

export const numeral = new Intl.NumberFormat('tr')

export const secondForms: Forms = { one: '# saniye', other: '# saniye' }

export const minuteForms: Forms = { one: '# dakika', other: '# dakika' }

export const span = spanOf('tr', {
  second: secondForms,
  minute: minuteForms,
  hour: { one: '# saat', other: '# saat' },
  day: { one: '# gün', other: '# gün' },
})
