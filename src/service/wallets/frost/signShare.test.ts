import { schnorr, schnorr_FROST, secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToNumberBE } from '@noble/curves/utils.js'
import { expect, test } from 'vitest'
import { createOperator } from '../../../../test/support/sparkOperator.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import { runSteps } from '../../../lib/steps.ts'
import { newNonces } from './frostNonces.ts'
import { commitTo, signShareSteps, USER_ID } from './signShare.ts'

const { Point } = secp256k1
const message = new Uint8Array(32).fill(0x5a)

function stage() {
  const secret = secp256k1.utils.randomSecretKey()
  const operator = createOperator(Point.fromBytes(secp256k1.getPublicKey(secret, true)))
  const nonces = newNonces(secret, message)
  const signWith = (adaptor: InstanceType<typeof Point> | null) => {
    const { verifyingKey, commitment } = operator
    const signing = { message, verifyingKey, operators: [commitment], adaptor }
    return { share: runSteps(signShareSteps(signing, secret, nonces)), ...commitTo(nonces) }
  }
  return { operator, signWith }
}

test('makes with the operator a signature of BIP-340 for the output key, whatever the parities', () => {
  for (let round = 0; round < 6; round++) {
    const { operator, signWith } = stage()
    const { signature } = operator.aggregate(message, signWith(null), null)
    expect(schnorr.verify(signature, message, operator.outputKey)).toBe(true)
  }
})

test('makes with an adaptor one that only the secret of the adaptor completes', () => {
  for (let round = 0; round < 6; round++) {
    const { operator, signWith } = stage()
    const adaptorSecret = bytesToNumberBE(secp256k1.utils.randomSecretKey())
    const user = signWith(Point.BASE.multiply(adaptorSecret))
    const { partial, signature } = operator.aggregate(message, user, adaptorSecret)
    expect(schnorr.verify(partial, message, operator.outputKey)).toBe(false)
    expect(schnorr.verify(signature, message, operator.outputKey)).toBe(true)
  }
})

test('has the id that the suite makes of the word user', () => {
  expect(hexFromBytes(USER_ID)).toBe(schnorr_FROST.Identifier.derive('user'))
})

test('sec/T33 makes other nonces each time, and other ones for something else', () => {
  const secret = new Uint8Array(32).fill(1)
  const made = Array.from({ length: 200 }, (_, i) => newNonces(secret, Uint8Array.of(i & 1)))
  expect(new Set(made.flatMap(({ hiding, binding }) => [hiding, binding])).size).toBe(400)
})
