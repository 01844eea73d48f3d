import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { bytesFromHex } from '../../src/lib/hex.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { printCount } from '../support/printCount.ts'
import { createOperator } from '../support/sparkOperator.ts'
import { type RunningService, startService } from '../support/startService.ts'
import { ethereumAccount } from '../support/walletSteps.ts'

const ROUNDS = 200
const identity = {
  ...ethereumAccount,
  path: "m/8797555'/1'/0'",
  addressFormat: 'ADDRESS_FORMAT_COMPRESSED',
}

let data = ''
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'latchkit-frost-'))
})
afterAll(() => rmSync(data, { recursive: true }))

/** Speaks to one run of the service with bodies that can be sent again. */
async function connect({ facts }: RunningService) {
  const key = await importPrivateKey(facts.rootApiKey.privateKey)
  const bodyOf = (name: keyof typeof submitEndpoints, parameters: object) =>
    JSON.stringify({
      type: submitEndpoints[name].type,
      timestampMs: String(Date.now()),
      organizationId: facts.organizationId,
      parameters,
    })
  const send = async (name: keyof typeof submitEndpoints, body: string) => {
    const { path, resultKey } = submitEndpoints[name]
    const headers = { 'content-type': 'application/json', 'x-stamp': await createStamp(key, body) }
    const response = await fetch(facts.apiBaseUrl + path, { method: 'POST', headers, body })
    return Object(await response.json()).activity?.result?.[resultKey ?? '']
  }
  return { bodyOf, send }
}

test(`sec/T33 kill -9 at ${ROUNDS} points around signing makes no two shares of one nonce`, async () => {
  /** The shares that were seen of each pair of nonces. */
  const seen = new Map<string, Set<string>>()
  const note = (result: unknown) => {
    for (const each of Array.from(Object(Object(result).signatures))) {
      const { hiding, binding, signatureShare } = Object(each)
      const name = `${hiding} ${binding}`
      seen.set(name, (seen.get(name) ?? new Set()).add(signatureShare))
    }
  }
  let pending: { body: string; answered: unknown } | null = null
  let signWith = ''
  let answeredBefore = 0
  let params: object = {}
  for (let round = 0; round <= ROUNDS; round++) {
    const service = await startService({ data })
    onTestFinished(() => service.kill())
    const { bodyOf, send } = await connect(service)
    if (round === 0) {
      const wallet = { walletName: 'Spark', accounts: [identity] }
      const made = await send('createWallet', bodyOf('createWallet', wallet))
      signWith = made.addresses[0]
      const key = secp256k1.Point.fromBytes(bytesFromHex(signWith) ?? new Uint8Array())
      params = createOperator(key).params
    }
    if (pending) {
      const result = await send('sparkSignFrost', pending.body)
      note(result)
      expect(result.signatures).toHaveLength(4)
      // what was answered before the end is what is answered ever after
      if (pending.answered) {
        answeredBefore++
        expect(result).toEqual(pending.answered)
      }
    }
    if (round === ROUNDS) {
      await service.stop()
      break
    }
    const message = round.toString(16).padStart(64, '0')
    const one = { derivation: { signingLeaf: { leafId: 'leaf' } }, message, ...params }
    const body = bodyOf('sparkSignFrost', { signWith, signatures: [one, one, one, one] })
    const answer = send('sparkSignFrost', body).catch(() => null)
    // every fourth right after the answer, the others ever later: before it is there, while it signs, while it writes
    const point = new Promise((resolve) => setTimeout(resolve, round))
    await (round % 4 === 0 ? answer : Promise.race([answer, point]))
    await service.kill()
    const answered = await answer
    note(answered)
    pending = { body, answered }
  }
  const doubled = [...seen.values()].filter((shares) => shares.size > 1)
  printCount(`nonces with one share, over ${ROUNDS} kills`, seen.size - doubled.length, seen.size)
  printCount('answers from before a kill that were kept', answeredBefore, answeredBefore)
  expect(doubled).toEqual([])
  expect(seen.size).toBeGreaterThanOrEqual(4 * ROUNDS)
  expect(answeredBefore).toBeGreaterThanOrEqual(ROUNDS / 4)
}, 3_600_000)
