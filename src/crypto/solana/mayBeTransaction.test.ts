import { expect, test } from 'vitest'
import { transfer, unsignedTransaction } from '../../../test/support/chain/solanaTransactions.ts'
import { bytesFromHex } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { mayBeTransaction } from './mayBeTransaction.ts'
import { readSolanaTransaction } from './readSolanaTransaction.ts'

const A = '4Nd1mYQyQbVjM4nSCUcDrN2v6J8gKQTkTjQdGkSBMPzS'
const B = '11111111111111111111111111111112'

test.each([{}, { tables: {} }])('true for the message of a transaction: %j', (more) => {
  const hex = unsignedTransaction({ payer: A, instructions: [transfer(A, B, 5n)], ...more })
  const read = readSolanaTransaction(hex)
  expect(typeof read === 'string' ? read : mayBeTransaction(read.message)).toBe(true)
})

test.each(['Hello', 'ü', '', ' ', '🙂'])('false for text: %j', (text) => {
  expect(mayBeTransaction(bytesFromUtf8(text))).toBe(false)
})

// how many must sign; 0x80 and above are versions, which have it second
test.each([
  ['00', false],
  ['13', true],
  ['14', false],
  ['8001', true],
  ['8000', false],
])('%s: %s', (hex, expected) => {
  expect(mayBeTransaction(bytesFromHex(hex) ?? new Uint8Array())).toBe(expected)
})
