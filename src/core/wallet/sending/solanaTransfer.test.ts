import { getBase58Decoder, getTransactionDecoder } from '@solana/kit'
import { expect, test } from 'vitest'
import { readSolanaTransaction } from '../../../crypto/solana/readSolanaTransaction.ts'
import { transferOf } from '../../../crypto/solana/transfers.ts'
import { bytesFromHex } from '../../../lib/hex.ts'
import { isSolanaAddress, solanaTransfer } from './solanaTransfer.ts'

const keyOf = (fill: number) => getBase58Decoder().decode(new Uint8Array(32).fill(fill))
const [from, to] = [keyOf(7), keyOf(9)]
const caip2 = 'solana:devnet'

test('says who sends how much to whom, and leaves the blockhash to the service', () => {
  const amount = 2n ** 64n - 1n
  const { unsignedTransaction } = solanaTransfer({ caip2, from, to, amount })
  const read = readSolanaTransaction(unsignedTransaction)
  if (typeof read === 'string') throw new Error(read)
  expect(read.accountKeys).toEqual([from, to, '1'.repeat(32)])
  expect(read.recentBlockhash).toBe('1'.repeat(32))
  const [call] = read.instructions
  const keys = [from, to]
  const data = call?.data ?? new Uint8Array()
  expect(transferOf({ programKey: '1'.repeat(32), keys, data })).toEqual({ from, to, amount })
})

test('is a transaction to another library', () => {
  const { unsignedTransaction } = solanaTransfer({ caip2, from, to, amount: 5n })
  const bytes = bytesFromHex(unsignedTransaction) ?? new Uint8Array()
  const { signatures } = getTransactionDecoder().decode(bytes)
  expect(signatures).toEqual({ [from]: null })
})

test.each(['', '0OIl', 'x'.repeat(44), keyOf(7).slice(1), `0x${'1'.repeat(40)}`])(
  'takes %j for no account',
  (text) => {
    expect(isSolanaAddress(text)).toBe(false)
    expect(() => solanaTransfer({ caip2, from, to: text, amount: 1n })).toThrow(
      expect.objectContaining({ code: 'SIGN_REQUEST_INVALID' }),
    )
  },
)

test('sends nothing to itself', () => {
  expect(() => solanaTransfer({ caip2, from, to: from, amount: 1n })).toThrow(
    expect.objectContaining({ code: 'SIGN_REQUEST_INVALID' }),
  )
})

test.each([2n ** 64n, 18_446_744_074_000_000_000n, -1n])(
  'moves %s lamports never as another amount',
  (amount) => {
    expect(() => solanaTransfer({ caip2, from, to, amount })).toThrow(
      expect.objectContaining({ code: 'SIGN_REQUEST_INVALID' }),
    )
  },
)
