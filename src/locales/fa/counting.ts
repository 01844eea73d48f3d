import { type Forms, pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('fa')

export const numeral = new Intl.NumberFormat('fa')

export const secondForms: Forms = { one: '# ثانیه', other: '# ثانیه' }

export const minuteForms: Forms = { one: '# دقیقه', other: '# دقیقه' }

export const span = spanOf('fa', {
  second: secondForms,
  minute: minuteForms,
  hour: { one: '# ساعت', other: '# ساعت' },
  day: { one: '# روز', other: '# روز' },
})

export const digitForms: Forms = { one: '# رقمی', other: '# رقمی' }

export const characterForms: Forms = { one: '# نویسه‌ای', other: '# نویسه‌ای' }
