import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { hexFromBytes } from '../../../lib/hex.ts'
import { bitcoinTransactionFacts, readPsbt } from './bitcoinTransaction.ts'

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

test('tells nothing where nobody can know the fee', () => {
  expect(readPsbt(psbt(false))).toBeTypeOf('object')
  expect(bitcoinTransactionFacts(psbt(false))).toBeNull()
})

test('writes addresses as a test network has them', () => {
  const facts = bitcoinTransactionFacts(psbt(true), true)
  expect(facts?.outputs[0]?.address).toMatch(/^tb1p/)
})

test.each(['', 'zz', '70736274', '70736274ff00'])('%j is no PSBT', (text) => {
  expect(readPsbt(text)).toBeTypeOf('string')
})
