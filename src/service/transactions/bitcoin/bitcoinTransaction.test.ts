import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { hexFromBytes } from '../../../lib/hex.ts'
import { runSteps } from '../../../lib/steps.ts'
import { bitcoinFactsSteps } from './bitcoinTransaction.ts'
import { psbtSteps } from './psbtSteps.ts'

const bitcoinTransactionFacts = (...asked: Parameters<typeof bitcoinFactsSteps>) =>
  runSteps(bitcoinFactsSteps(...asked))

const FROM = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const TO = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'

function psbt(hasAmount: boolean): string {
  const transaction = new Transaction({ lockTime: 800_000 })
  const script = OutScript.encode(Address().decode(FROM))
  const witness = hasAmount ? { witnessUtxo: { amount: 50_000n, script } } : {}
  transaction.addInput({ txid: '12'.repeat(32), index: 3, sequence: 7, ...witness })
  transaction.addOutputAddress(TO, 49_000n)
  return hexFromBytes(transaction.toPSBT())
}

test('tells what a policy can ask of a PSBT', () => {
  expect(bitcoinTransactionFacts(psbt(true))).toEqual({
    version: 2n,
    inputs: [{ tx_id: '12'.repeat(32), vout: 3n, sequence: 7n }],
    outputs: [
      {
        value: 49_000n,
        script_pubkey: expect.stringMatching(/^5120[0-9a-f]{64}$/),
        address: TO,
        address_type: 'tr',
      },
    ],
    locktime: { amount: 800_000n, type: 'BLOCKS' },
    fee: 1000n,
  })
})

test('tells all but the fee where nobody can know it', () => {
  const known = bitcoinTransactionFacts(psbt(true))
  expect(bitcoinTransactionFacts(psbt(false))).toEqual({ ...known, fee: null })
})

test('takes no amounts for the fee that a signature does not bind', () => {
  const segwit = OutScript.encode(Address().decode(FROM))
  const taproot = OutScript.encode(Address().decode(TO))
  const feeOf = (...scripts: Uint8Array[]) => {
    const transaction = new Transaction()
    for (const [index, script] of scripts.entries())
      transaction.addInput({ txid: '12'.repeat(32), index, witnessUtxo: { amount: 500n, script } })
    transaction.addOutputAddress(TO, 400n)
    return bitcoinTransactionFacts(hexFromBytes(transaction.toPSBT()))?.fee
  }
  expect(feeOf(segwit)).toBe(100n)
  // each signature binds the amounts of all inputs
  expect(feeOf(taproot, taproot)).toBe(600n)
  // each binds its own alone: of two lies in two requests either half is good
  expect(feeOf(segwit, segwit)).toBeNull()
  expect(feeOf(taproot, segwit)).toBeNull()
})

test('writes addresses as a test network has them', () => {
  const facts = bitcoinTransactionFacts(psbt(true), true)
  expect(facts?.outputs[0]?.address).toMatch(/^tb1p/)
})

test.each(['', 'zz', '70736274', '70736274ff00'])('%j is no PSBT', (text) => {
  expect(runSteps(psbtSteps(text))).toBeTypeOf('string')
})
