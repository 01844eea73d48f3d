import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createSqliteStore } from '../../src/node/sqlStore/createSqliteStore.ts'
import { activityOf, createTestApi } from '../support/activityApi.ts'
import { sendCode, signUp } from '../support/otpSteps.ts'
import { allowPasskeys } from '../support/passkeySteps.ts'
import {
  manySends,
  raceOfCodes,
  raceOfCounts,
  raceOfGuesses,
  raceOfLogins,
  raceOfPasskeys,
} from '../support/races.ts'

const ROUNDS = 5

async function apiOnSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-races-'))
  const store = await createSqliteStore(join(folder, 'latchkit.sqlite'))
  onTestFinished(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })
  return createTestApi({ store, limits: manySends })
}

test('counts guesses and uses codes and tokens once, also on SQLite', async () => {
  const api = await apiOnSqlite()
  const key = await generateKeyPair()
  await signUp(api, 'mara@okafor.example', await generateKeyPair())
  for (let round = 0; round < ROUNDS; round++) {
    await raceOfGuesses(api, key.publicKeyHex)
    await raceOfCodes(api, key.publicKeyHex)
    await raceOfLogins(api, key)
  }
  expect(api.errors).toEqual([])
}, 60_000)

test('registers a passkey once and counts its uses, also on SQLite', async () => {
  const api = await apiOnSqlite()
  await allowPasskeys(api)
  for (let round = 0; round < ROUNDS; round++) {
    await raceOfPasskeys(api)
    await raceOfCounts(api)
  }
  expect(api.errors).toEqual([])
}, 60_000)

test('answers a repeated body with the record that SQLite kept', async () => {
  const api = await apiOnSqlite()
  const { otpId, code } = await sendCode(api, 'mara@okafor.example')
  const { publicKeyHex: publicKey } = await generateKeyPair()
  const body = api.envelope('verifyOtp', { otpId, otpCode: code, publicKey })
  const path = '/public/v1/submit/verify_otp'
  const first = activityOf(await api.stamped(path, body, api.proxy.key))
  const again = activityOf(await api.stamped(path, body, api.proxy.key))
  const { votes, ...rest } = first
  expect(again).toMatchObject(rest)
  expect(votes).toHaveLength(1)
}, 60_000)
