import { expect, test } from 'vitest'
import { defaultRegion } from './defaultRegion.ts'

test.each([
  [['en-GB', 'en'], 'GB'],
  [['en', 'en-GB'], 'GB'],
  [['de', 'en-US'], 'DE'],
  [['pt-BR'], 'BR'],
  [['es-419', 'es-MX'], 'MX'],
  [['zh-Hant-TW'], 'TW'],
  [['ar'], 'EG'],
  [['not a tag', 'fr-CA'], 'CA'],
  [[], 'US'],
])('takes from %j the region %s', (languages, region) => {
  expect(defaultRegion(languages)).toBe(region)
})
