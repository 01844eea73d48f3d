import { pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('cs')
export const number = new Intl.NumberFormat('cs').format
/** In the case that follows `po`. */
export const span = spanOf('cs', {
  second: { one: '# sekundě', few: '# sekundách', many: '# sekundy', other: '# sekundách' },
  minute: { one: '# minutě', few: '# minutách', many: '# minuty', other: '# minutách' },
  hour: { one: '# hodině', few: '# hodinách', many: '# hodiny', other: '# hodinách' },
  day: { one: '# dni', few: '# dnech', many: '# dne', other: '# dnech' },
})
