import { uuidv7obj } from 'uuidv7'
import { expect, test } from 'vitest'
import { idsBefore } from './idsBefore.ts'

test('sorts after every earlier id and before every later one', () => {
  const { bytes } = uuidv7obj()
  const madeAtMs = Number(BigInt(`0x${Buffer.from(bytes.slice(0, 6)).toString('hex')}`))
  const id = uuidv7obj().toString()
  expect(id > idsBefore(madeAtMs)).toBe(true)
  expect(id < idsBefore(madeAtMs + 60_000)).toBe(true)
  expect(idsBefore(-1)).toBe(idsBefore(0))
})
