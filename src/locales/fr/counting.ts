import { type Forms, pluralOf, spanOf } from '../forms.ts'

export const digits = new Intl.NumberFormat('fr')

export const plural = pluralOf('fr')

export const MINUTES: Forms = { one: '# minute', many: '# minutes', other: '# minutes' }

export const span = spanOf('fr', {
  second: { one: '# seconde', many: '# secondes', other: '# secondes' },
  minute: MINUTES,
  hour: { one: '# heure', many: '# heures', other: '# heures' },
  day: { one: '# jour', many: '# jours', other: '# jours' },
})
