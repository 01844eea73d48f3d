import { pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('pl')
export const number = new Intl.NumberFormat('pl').format
/** In the case that follows `po`. */
export const span = spanOf('pl', {
  second: { one: '# sekundzie', few: '# sekundach', many: '# sekundach', other: '# sekundy' },
  minute: { one: '# minucie', few: '# minutach', many: '# minutach', other: '# minuty' },
  hour: { one: '# godzinie', few: '# godzinach', many: '# godzinach', other: '# godziny' },
  day: { one: '# dniu', few: '# dniach', many: '# dniach', other: '# dnia' },
})
