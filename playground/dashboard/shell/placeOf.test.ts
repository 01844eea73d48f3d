import { expect, test } from 'vitest'
import { placeOf } from './placeOf.ts'

test.each([
  ['http://localhost:4455/dashboard', 'on port 4455'],
  ['https://login.fieldnotes.example/dashboard', 'on login.fieldnotes.example'],
])('says where %s is', (url, place) => {
  expect(placeOf(new URL(url))).toBe(place)
})
