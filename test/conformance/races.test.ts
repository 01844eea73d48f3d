import { expect, onTestFinished, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { activityOf, createTestApi } from '../support/activityApi.ts'
import { sendCode, signUp } from '../support/otpSteps.ts'
import { allowPasskeys } from '../support/passkeySteps.ts'
import { printCount } from '../support/printCount.ts'
import {
  manySends,
  raceOfCodes,
  raceOfCounts,
  raceOfGuesses,
  raceOfLogins,
  raceOfPasskeys,
} from '../support/races.ts'
import { onEachStore } from './store/onEachStore.ts'

const ROUNDS = 5

onEachStore((open) => {
  async function openApi() {
    const store = await open()
    onTestFinished(() => store.close())
    return createTestApi({ store, limits: manySends })
  }

  test('R04 T06 T07 counts guesses and uses codes and tokens once', async () => {
    const api = await openApi()
    const key = await generateKeyPair()
    await signUp(api, 'mara@okafor.example', await generateKeyPair())
    let passed = 0
    while (passed < ROUNDS) {
      await raceOfGuesses(api, key.publicKeyHex)
      await raceOfCodes(api, key.publicKeyHex)
      await raceOfLogins(api, key)
      passed++
    }
    printCount('R04 one winner of fifty codes, and of fifty tokens', passed, ROUNDS)
    expect(api.errors).toEqual([])
  }, 120_000)

  test('registers a passkey once and counts its uses', async () => {
    const api = await openApi()
    await allowPasskeys(api)
    for (let round = 0; round < ROUNDS; round++) {
      await raceOfPasskeys(api)
      await raceOfCounts(api)
    }
    expect(api.errors).toEqual([])
  }, 120_000)

  test('answers a repeated body with the record that was kept', async () => {
    const api = await openApi()
    const { otpId, code } = await sendCode(api, 'mara@okafor.example')
    const { publicKeyHex: publicKey } = await generateKeyPair()
    const body = api.envelope('verifyOtp', { otpId, otpCode: code, publicKey })
    const path = '/public/v1/submit/verify_otp'
    const first = activityOf(await api.stamped(path, body, api.proxy.key))
    const again = activityOf(await api.stamped(path, body, api.proxy.key))
    const { votes, ...rest } = first
    expect(again).toMatchObject(rest)
    expect(votes).toHaveLength(1)
  }, 120_000)
})
