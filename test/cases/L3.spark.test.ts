import { secp256k1 } from '@noble/curves/secp256k1.js'
import { expect, test } from 'vitest'
import { hexFromBytes } from '../../src/lib/hex.ts'
import type { Steps } from '../../src/lib/steps.ts'
import { frostSigningSteps } from '../../src/service/wallets/frost/readFrostSigning.ts'
import { signShareSteps } from '../../src/service/wallets/frost/signShare.ts'
import { createTestApi } from '../support/activityApi.ts'
import { turnsDuring } from '../support/turnsDuring.ts'
import { makeWallet, resultOf } from '../support/walletSteps.ts'

function runCounting<T>(steps: Steps<T>): { readonly outcome: T; readonly pauses: number } {
  for (let pauses = 0; ; pauses++) {
    const { done, value } = steps.next()
    if (done) return { outcome: value, pauses }
  }
}

const scalar = (number: number) => number.toString(16).padStart(64, '0')
const point = (number: number) =>
  hexFromBytes(secp256k1.Point.BASE.multiply(BigInt(number)).toBytes(true))
const signature = (operators: number) => ({
  derivation: { identity: {} },
  message: scalar(7),
  verifyingKey: point(11),
  operatorCommitments: Array.from({ length: operators }, (_, i) => ({
    id: scalar(i + 1),
    hiding: point(2 * i + 20),
    binding: point(2 * i + 21),
  })),
})

test('sparkSignFrost: reads and adds up the commitments of fifty operators in parts', () => {
  const read = runCounting(frostSigningSteps(signature(50), 'x'))
  expect(read.pauses).toBeGreaterThanOrEqual(25)
  const secret = new Uint8Array(32).fill(3)
  const signed = runCounting(signShareSteps(read.outcome, secret, { hiding: 5n, binding: 6n }))
  expect(signed.pauses).toBeGreaterThanOrEqual(25)
  expect(signed.outcome).toHaveLength(32)
})

test('sparkSignFrost: gives others their turn before the first signature too', async () => {
  const kit = await createTestApi()
  const { addresses } = await makeWallet(kit)
  const signatures = Array.from({ length: 10 }, () => signature(6))
  const asked = { signWith: addresses[0], signatures }
  const reply = kit.submit('sparkSignFrost', asked, { key: kit.root.key })
  // three for the operators of each, two for the levels of its path, five for its share
  expect(await turnsDuring(reply)).toBeGreaterThanOrEqual(90)
  expect(resultOf(await reply).signatures).toHaveLength(10)
})
