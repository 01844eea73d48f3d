import { pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('id')

export const span = spanOf('id', {
  second: { other: '# detik' },
  minute: { other: '# menit' },
  hour: { other: '# jam' },
  day: { other: '# hari' },
})
