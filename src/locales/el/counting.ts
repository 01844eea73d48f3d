import { type Forms, pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('el')

export const numeral = new Intl.NumberFormat('el')

export const secondForms: Forms = { one: '# δευτερόλεπτο', other: '# δευτερόλεπτα' }

export const minuteForms: Forms = { one: '# λεπτό', other: '# λεπτά' }

export const span = spanOf('el', {
  second: secondForms,
  minute: minuteForms,
  hour: { one: '# ώρα', other: '# ώρες' },
  day: { one: '# ημέρα', other: '# ημέρες' },
})
