import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFakeProxy } from '../../../test/support/fakeProxy.ts'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { keptFromStored } from '../keys/keptFromStored.ts'
import { judgeRecord } from './judgeRecord.ts'

const proxy = await createFakeProxy()
const keyPair = await generateKeyPair()
const token = await proxy.sessionToken({ public_key: keyPair.publicKeyHex })
const good = { keyPair, token, sessionKeyHex: proxy.sessionKeyHex }

const statusOf = async (stored: unknown, pinned?: string) =>
  (await judgeRecord(keptFromStored(stored), pinned, Date.now())).state.status

test('believes a record as it was stored', async () => {
  expect(await statusOf(good)).toBe('logged-in')
})

test('believes the pinned key over the one beside the record', async () => {
  const stranger = await createFakeProxy()
  expect(await statusOf(good, stranger.sessionKeyHex)).toBe('logged-out')
  expect(await statusOf({ ...good, sessionKeyHex: '' }, proxy.sessionKeyHex)).toBe('logged-in')
})

test('sec/T04 takes no altered record for a login, and never throws', async () => {
  const field = fc.constantFrom('keyPair', 'token', 'sessionKeyHex')
  const text = fc.string()
  await fc.assert(
    fc.asyncProperty(
      field,
      fc.oneof(fc.anything({ maxDepth: 1, maxKeys: 3 }), text),
      async (name, value) => {
        expect(await statusOf({ ...good, [name]: value })).not.toBe('logged-in')
        expect(await statusOf(value)).not.toBe('logged-in')
      },
    ),
    { numRuns: 100 },
  )
})

test('sec/T04 takes no token with one character changed', async () => {
  const at = fc.nat(token.length - 1)
  await fc.assert(
    fc.asyncProperty(at, fc.string({ minLength: 1, maxLength: 1 }), async (index, character) => {
      const altered = token.slice(0, index) + character + token.slice(index + 1)
      fc.pre(altered !== token)
      expect(await statusOf({ ...good, token: altered })).toBe('logged-out')
    }),
    { numRuns: 50 },
  )
})
