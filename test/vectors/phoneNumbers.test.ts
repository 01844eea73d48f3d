import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  formatNational,
  formatNumber,
  formatTyped,
  toE164,
} from '../../src/core/phone/phoneNumbers.ts'
import { phoneNumberOf } from '../../src/service/activity-api/otp/normalizeContact.ts'
import { hasCorpora, readCorpus, skipNote } from './corpora.ts'

const shape = v.array(v.object({ region: v.string(), e164: v.string(), national: v.string() }))
const examples = hasCorpora ? v.parse(shape, JSON.parse(readCorpus('phone-examples.json'))) : []

/** Benin went from eight digits to ten in 2024; the list is older than that. */
const GONE = ['+22985751234', '+22981123456']
const alive = examples.filter(({ e164 }) => !GONE.includes(e164))

const ways: Readonly<Record<string, (example: (typeof examples)[number]) => string>> = {
  'with its country code': ({ e164 }) => e164,
  'as people of its region write it': ({ national }) => national,
  'as it is shown while it is typed': ({ national, region }) => formatTyped(national, region).text,
  'as it is shown once it is whole': ({ e164 }) => formatNumber(e164),
  'without the country code that was taken off': ({ e164, region }) => formatNational(e164, region),
}

test.each(Object.entries(ways))(`sec/T10 reads every example number %s${skipNote}`, (_, write) => {
  const read = alive.filter((example) => toE164(write(example), example.region) === example.e164)
  expect(read.length).toBe(alive.length)
  process.stdout.write(`${read.length} of ${examples.length} example numbers\n`)
})

test(`knows the region of every example number by its digits${skipNote}`, () => {
  const known = alive.filter(({ e164, region }) => formatTyped(e164, region).region !== null)
  expect(known.length).toBe(alive.length)
})

test(`takes no number that its country has given up${skipNote}`, () => {
  for (const number of GONE) expect(toE164(number, 'BJ')).toBeNull()
})

test(`sec/T10 keeps every example number in one spelling at the service${skipNote}`, async () => {
  const kept = await Promise.all(examples.map(({ e164 }) => phoneNumberOf(e164)))
  expect(kept).toEqual(examples.map(({ e164 }) => e164))
  const distinct = new Set(kept).size
  expect(distinct).toBe(hasCorpora ? 999 : 0)
  process.stdout.write(
    `${kept.length} of ${examples.length} example numbers, ${distinct} of 999 distinct\n`,
  )
})
