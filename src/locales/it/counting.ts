import { type Forms, pluralOf, spanOf } from '../forms.ts'

export const digits = new Intl.NumberFormat('it')

export const plural = pluralOf('it')

export const MINUTES: Forms = { one: '# minuto', many: '# minuti', other: '# minuti' }

export const span = spanOf('it', {
  second: { one: '# secondo', many: '# secondi', other: '# secondi' },
  minute: MINUTES,
  hour: { one: '# ora', many: '# ore', other: '# ore' },
  day: { one: '# giorno', many: '# giorni', other: '# giorni' },
})
