import { type Forms, pluralOf, spanOf } from '../forms.ts'

export const digits = new Intl.NumberFormat('pt-BR')

export const plural = pluralOf('pt-BR')

export const MINUTES: Forms = { one: '# minuto', many: '# minutos', other: '# minutos' }

export const span = spanOf('pt-BR', {
  second: { one: '# segundo', many: '# segundos', other: '# segundos' },
  minute: MINUTES,
  hour: { one: '# hora', many: '# horas', other: '# horas' },
  day: { one: '# dia', many: '# dias', other: '# dias' },
})
