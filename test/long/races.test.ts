import { beforeAll, expect, test } from 'vitest'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createTestApi, type TestApi } from '../support/activityApi.ts'
import { signUp } from '../support/otpSteps.ts'
import { printCount } from '../support/printCount.ts'
import { manySends, raceOfCodes, raceOfGuesses, raceOfLogins } from '../support/races.ts'

const ROUNDS = 1000
const TIMEOUT_MS = 30 * 60_000

let api: TestApi
let key: P256KeyPair

beforeAll(async () => {
  api = await createTestApi({ limits: manySends })
  key = await generateKeyPair()
  await signUp(api, 'mara@okafor.example', await generateKeyPair())
})

async function rounds(name: string, race: () => Promise<void>): Promise<number> {
  let passed = 0
  for (let round = 0; round < ROUNDS; round++) {
    await race()
    passed++
  }
  printCount(name, passed, ROUNDS)
  return passed
}

test(
  'sec/T06 looks at no more than three of fifty parallel guesses, a thousand times',
  async () => {
    expect(
      await rounds('sec/T06 three of fifty guesses looked at', () =>
        raceOfGuesses(api, key.publicKeyHex),
      ),
    ).toBe(ROUNDS)
  },
  TIMEOUT_MS,
)

test(
  'R04 sec/T07 gives one token for fifty parallel right codes, a thousand times',
  async () => {
    expect(
      await rounds('R04 sec/T07 one winner of fifty right codes', () =>
        raceOfCodes(api, key.publicKeyHex),
      ),
    ).toBe(ROUNDS)
  },
  TIMEOUT_MS,
)

test(
  'R04 sec/T07 starts one session for fifty parallel logins with one token, a thousand times',
  async () => {
    expect(
      await rounds('R04 sec/T07 one winner of fifty logins with one token', () =>
        raceOfLogins(api, key),
      ),
    ).toBe(ROUNDS)
  },
  TIMEOUT_MS,
)
