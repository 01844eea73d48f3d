import { expect, test } from 'vitest'
import { pickLocale } from './pickLocale.ts'

test.each([
  [['de-AT'], 'de'],
  [['pt-PT', 'es'], 'pt-BR'],
  [['gsw', 'fr-CH', 'it-CH'], 'fr'],
  [['zh-Hant-HK'], 'zh-TW'],
  [['zh-HK'], 'zh-TW'],
  [['zh'], 'zh-CN'],
  [['zh-Hans-SG'], 'zh-CN'],
  [['EN-gb', 'de'], 'en'],
  [['is', 'mt'], 'en'],
  [[], 'en'],
  [['constructor', '', 'x'], 'en'],
])('%j is spoken as %s', (wanted, tag) => {
  expect(pickLocale(wanted)).toBe(tag)
})
