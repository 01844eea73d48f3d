import { type Forms, pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('he')

export const numeral = new Intl.NumberFormat('he')

export const secondForms: Forms = { one: 'שנייה אחת', two: 'שתי שניות', other: '# שניות' }

export const minuteForms: Forms = { one: 'דקה אחת', two: 'שתי דקות', other: '# דקות' }

export const span = spanOf('he', {
  second: secondForms,
  minute: minuteForms,
  hour: { one: 'שעה אחת', two: 'שעתיים', other: '# שעות' },
  day: { one: 'יום אחד', two: 'יומיים', other: '# ימים' },
})

export const digitForms: Forms = { one: 'ספרה אחת', two: 'שתי ספרות', other: '# ספרות' }

export const characterForms: Forms = { one: 'תו אחד', two: 'שני תווים', other: '# תווים' }
