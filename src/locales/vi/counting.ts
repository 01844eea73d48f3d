import { pluralOf, spanOf } from '../forms.ts'

export const plural = pluralOf('vi')

export const span = spanOf('vi', {
  second: { other: '# giây' },
  minute: { other: '# phút' },
  hour: { other: '# giờ' },
  day: { other: '# ngày' },
})
