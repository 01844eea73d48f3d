import { expect, test } from 'vitest'
import { pluralOf, spanOf } from './forms.ts'

test.each([
  ['en', 1, '1 try'],
  ['en', 2, '2 tries'],
  ['pl', 1, '1 próba'],
  ['pl', 3, '3 próby'],
  ['pl', 5, '5 prób'],
  ['pl', 22, '22 próby'],
  ['ja', 1, '1回'],
  ['fa', 12, '۱۲ بار'],
] as const)('counts in %s: %i', (tag, count, text) => {
  const forms = {
    en: { one: '# try', other: '# tries' },
    pl: { one: '# próba', few: '# próby', many: '# prób', other: '# próby' },
    ja: { other: '#回' },
    fa: { other: '# بار' },
  }
  expect(pluralOf(tag)(count, forms[tag])).toBe(text)
})

test.each([
  [900_000, '15 Minuten'],
  [3_600_000, '60 Minuten'],
  [86_400_000, '24 Stunden'],
  [2_592_000_000, '30 Tage'],
  [10, '1 Sekunde'],
])('says %i ms as %s', (ms, text) => {
  const span = spanOf('de', {
    second: { one: '# Sekunde', other: '# Sekunden' },
    minute: { one: '# Minute', other: '# Minuten' },
    hour: { one: '# Stunde', other: '# Stunden' },
    day: { one: '# Tag', other: '# Tage' },
  })
  expect(span(ms)).toBe(text)
})
