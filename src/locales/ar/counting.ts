import { type Forms, pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('ar')

export const numeral = new Intl.NumberFormat('ar')

export const secondForms: Forms = {
  zero: '# ثانية',
  one: 'ثانية واحدة',
  two: 'ثانيتين',
  few: '# ثوانٍ',
  many: '# ثانية',
  other: '# ثانية',
}

export const minuteForms: Forms = {
  zero: '# دقيقة',
  one: 'دقيقة واحدة',
  two: 'دقيقتين',
  few: '# دقائق',
  many: '# دقيقة',
  other: '# دقيقة',
}

export const span = spanOf('ar', {
  second: secondForms,
  minute: minuteForms,
  hour: {
    zero: '# ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '# ساعات',
    many: '# ساعة',
    other: '# ساعة',
  },
  day: {
    zero: '# يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  },
})

/** After a preposition. */
export const digitForms: Forms = {
  zero: '# رقم',
  one: 'رقم واحد',
  two: 'رقمين',
  few: '# أرقام',
  many: '# رقمًا',
  other: '# رقم',
}

/** Letters and digits alike, after a preposition. */
export const placeForms: Forms = {
  zero: '# خانة',
  one: 'خانة واحدة',
  two: 'خانتين',
  few: '# خانات',
  many: '# خانة',
  other: '# خانة',
}
