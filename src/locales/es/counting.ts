import { type Forms, pluralOf, spanOf } from '../forms.ts'

export const digits = new Intl.NumberFormat('es')

export const plural = pluralOf('es')

export const MINUTES: Forms = { one: '# minuto', many: '# minutos', other: '# minutos' }

export const span = spanOf('es', {
  second: { one: '# segundo', many: '# segundos', other: '# segundos' },
  minute: MINUTES,
  hour: { one: '# hora', many: '# horas', other: '# horas' },
  day: { one: '# día', many: '# días', other: '# días' },
})
