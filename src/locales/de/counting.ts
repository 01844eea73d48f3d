import { type Forms, pluralOf, spanOf } from '../forms.ts'

export const digits = new Intl.NumberFormat('de')

export const plural = pluralOf('de')

export const MINUTES: Forms = { one: '# Minute', other: '# Minuten' }

export const span = spanOf('de', {
  second: { one: '# Sekunde', other: '# Sekunden' },
  minute: MINUTES,
  hour: { one: '# Stunde', other: '# Stunden' },
  // in the dative: the text says "nach 30 Tagen"
  day: { one: '# Tag', other: '# Tagen' },
})
