import { pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('uk')
export const number = new Intl.NumberFormat('uk').format
/** In the case that follows `через`. */
export const span = spanOf('uk', {
  second: { one: '# секунду', few: '# секунди', many: '# секунд', other: '# секунди' },
  minute: { one: '# хвилину', few: '# хвилини', many: '# хвилин', other: '# хвилини' },
  hour: { one: '# годину', few: '# години', many: '# годин', other: '# години' },
  day: { one: '# день', few: '# дні', many: '# днів', other: '# дня' },
})
