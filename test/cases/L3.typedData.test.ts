import { expect, test } from 'vitest'
import { readTypedData, typedDataSteps } from '../../src/crypto/ethereum/typedData.ts'
import { typedDataDigest, typedDataDigestSteps } from '../../src/crypto/ethereum/typedDataDigest.ts'
import type { Steps } from '../../src/lib/steps.ts'
import {
  typedDataValue,
  typedDataValueSteps,
} from '../../src/service/policy/keywords/typedDataValue.ts'

function runCounting<T>(steps: Steps<T>): { readonly outcome: T; readonly pauses: number } {
  for (let pauses = 0; ; pauses++) {
    const { done, value } = steps.next()
    if (done) return { outcome: value, pauses }
  }
}

const member = { name: 'x', type: 'uint8' }
const textOf = (types: object, message: object) =>
  JSON.stringify({
    types: { EIP712Domain: [{ name: 'name', type: 'string' }], ...types },
    primaryType: 'Note',
    domain: { name: 'Notes' },
    message,
  })

test.each([
  [
    'a list of booleans',
    textOf(
      { Note: [{ name: 'l', type: 'bool[]' }] },
      { l: Array.from({ length: 9900 }, (_, i) => i % 3 === 0) },
    ),
  ],
  [
    'a list of structs',
    textOf(
      { Note: [{ name: 'l', type: 'A[]' }], A: [member, { name: 'y', type: 'string' }] },
      { l: Array.from({ length: 3200 }, (_, i) => ({ x: i % 200, y: `s${i}` })) },
    ),
  ],
])('typed data: reads %s in parts, to the same outcome', (_name, text) => {
  const read = runCounting(typedDataSteps(text))
  expect(read.pauses).toBeGreaterThanOrEqual(15)
  expect(read.outcome).toEqual(readTypedData(text))
  const digest = runCounting(typedDataDigestSteps(text))
  expect(digest.pauses).toBeGreaterThanOrEqual(20)
  expect(digest.outcome).toEqual(typedDataDigest(text))
  const value = runCounting(typedDataValueSteps(text))
  expect(value.pauses).toBeGreaterThanOrEqual(17)
  expect(value.outcome).toEqual(typedDataValue(text))
})

test('typed data: says what is wrong behind a pause as before it', () => {
  const list = Array.from({ length: 9000 }, (_, i) => (i === 8000 ? 'no' : true))
  const text = textOf({ Note: [{ name: 'l', type: 'bool[]' }] }, { l: list })
  const { outcome, pauses } = runCounting(typedDataSteps(text))
  expect(outcome).toBe('needs a value of its type at message.0.8000')
  expect(pauses).toBeGreaterThanOrEqual(15)
})
