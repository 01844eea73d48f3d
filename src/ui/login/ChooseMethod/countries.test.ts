import { expect, test } from 'vitest'
import * as numbers from '../../../core/phone/phoneNumbers.ts'
import { countriesIn } from './countries.ts'

test('lists countries by their names in the language of the page', () => {
  const english = countriesIn('en', numbers)
  const german = countriesIn('de', numbers)
  expect(english).toContainEqual({ region: 'DE', callingCode: '49', name: 'Germany' })
  expect(german).toContainEqual({ region: 'DE', callingCode: '49', name: 'Deutschland' })
  expect(english.length).toBe(numbers.phoneRegions().length)
  const place = (list: typeof english, region: string) =>
    list.findIndex((country) => country.region === region)
  expect(place(german, 'EG')).toBeLessThan(place(german, 'AL'))
  expect(place(english, 'AL')).toBeLessThan(place(english, 'EG'))
})

test('makes a list once', () => {
  expect(countriesIn('en', numbers)).toBe(countriesIn('en', numbers))
})
