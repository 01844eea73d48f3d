import { pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('ru')
export const number = new Intl.NumberFormat('ru').format
/** In the case that follows `через`. */
export const span = spanOf('ru', {
  second: { one: '# секунду', few: '# секунды', many: '# секунд', other: '# секунды' },
  minute: { one: '# минуту', few: '# минуты', many: '# минут', other: '# минуты' },
  hour: { one: '# час', few: '# часа', many: '# часов', other: '# часа' },
  day: { one: '# день', few: '# дня', many: '# дней', other: '# дня' },
})
