import { pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('nl')
export const number = new Intl.NumberFormat('nl').format
export const span = spanOf('nl', {
  second: { one: '# seconde', other: '# seconden' },
  minute: { one: '# minuut', other: '# minuten' },
  hour: { one: '# uur', other: '# uur' },
  day: { one: '# dag', other: '# dagen' },
})
