import { type Forms, pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('hi')

export const numeral = new Intl.NumberFormat('hi')

export const secondForms: Forms = { one: '# सेकंड', other: '# सेकंड' }

export const minuteForms: Forms = { one: '# मिनट', other: '# मिनट' }

export const span = spanOf('hi', {
  second: secondForms,
  minute: minuteForms,
  hour: { one: '# घंटे', other: '# घंटे' },
  day: { one: '# दिन', other: '# दिन' },
})

/** Before a noun. */
export const digitForms: Forms = { one: '# अंक', other: '# अंकों' }

/** Before a noun. */
export const characterForms: Forms = { one: '# वर्ण', other: '# वर्णों' }
