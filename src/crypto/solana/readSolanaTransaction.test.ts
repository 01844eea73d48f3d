import { address } from '@solana/kit'
import { describe, expect, test } from 'vitest'
import {
  NO_BLOCKHASH,
  transfer,
  unsignedTransaction,
} from '../../../test/support/chain/solanaTransactions.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import { readSolanaTransaction } from './readSolanaTransaction.ts'
import { solanaBytes } from './withSolanaSignature.ts'

const A = '4Nd1mYQyQbVjM4nSCUcDrN2v6J8gKQTkTjQdGkSBMPzS'
const B = 'GsbwXfJraMomNxBcpR3DBMR5PqTeNbCFvdfX7pqZnFBq'
const C = 'So11111111111111111111111111111111111111112'
const TABLE = address('SysvarRent111111111111111111111111111111111')

const legacy = unsignedTransaction({ payer: A, instructions: [transfer(A, B, 5n)] })
const versioned = unsignedTransaction({
  payer: A,
  instructions: [transfer(A, B, 7n)],
  tables: { [TABLE]: [address(C), address(B)] },
})

describe('a transaction of Solana', () => {
  test.each([
    ['legacy', legacy],
    [0, versioned],
  ])('of version %s is read and written as another library wrote it', (version, hex) => {
    const transaction = readSolanaTransaction(hex)
    if (typeof transaction === 'string') throw new Error(transaction)
    expect(transaction.version).toBe(version)
    expect(transaction.recentBlockhash).toBe(NO_BLOCKHASH)
    expect(transaction.accountKeys[0]).toBe(A)
    expect(hexFromBytes(solanaBytes(transaction))).toBe(hex)
  })

  test.each([
    ['legacy', legacy],
    ['of version 0', versioned],
  ])('%s is refused when it is cut or grows', (_, hex) => {
    for (let end = 0; end < hex.length; end += 2)
      expect(readSolanaTransaction(hex.slice(0, end)), String(end)).toBeTypeOf('string')
    expect(readSolanaTransaction(`${hex}00`)).toBeTypeOf('string')
  })

  test('is read or refused, but never breaks, with any byte changed', () => {
    let refused = 0
    for (let at = 0; at < legacy.length; at += 2) {
      const changed = `${legacy.slice(0, at)}ff${legacy.slice(at + 2)}`
      if (typeof readSolanaTransaction(changed) === 'string') refused++
    }
    expect(refused).toBeGreaterThan(5)
  })

  test.each(['', 'zz', '00', '01', 'ff'.repeat(1233), `81${'00'.repeat(200)}`])(
    '%.20s is none',
    (text) => {
      expect(readSolanaTransaction(text)).toBeTypeOf('string')
    },
  )
})
