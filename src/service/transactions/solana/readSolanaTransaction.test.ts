import { address } from '@solana/kit'
import { describe, expect, test } from 'vitest'
import {
  NO_BLOCKHASH,
  SYSTEM_PROGRAM,
  TOKEN_PROGRAM,
  tokenTransfer,
  transfer,
  unsignedTransaction,
} from '../../../../test/support/chain/solanaTransactions.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import { readSolanaTransaction } from './readSolanaTransaction.ts'
import { solanaTransactionFacts } from './solanaTransactionFacts.ts'
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
      expect(solanaTransactionFacts(text)).toBeNull()
    },
  )
})

describe('solanaTransactionFacts', () => {
  test('tells who gives lamports to whom', () => {
    expect(solanaTransactionFacts(legacy)).toEqual({
      account_keys: [A, B, SYSTEM_PROGRAM],
      program_keys: [SYSTEM_PROGRAM],
      instructions: [
        {
          program_key: SYSTEM_PROGRAM,
          accounts: [
            { account_key: A, signer: true, writable: true },
            { account_key: B, signer: false, writable: true },
          ],
          instruction_data_hex: '020000000500000000000000',
          address_table_lookups: [],
        },
      ],
      transfers: [{ from: A, to: B, amount: 5n }],
      spl_transfers: [],
      recent_blockhash: NO_BLOCKHASH,
      address_table_lookups: [],
    })
  })

  test('tells keys out of tables by their place there', () => {
    const facts = solanaTransactionFacts(versioned)
    const looked = [{ address_table_key: TABLE, index: 1n, writable: true }]
    expect(facts?.address_table_lookups).toEqual(looked)
    expect(facts?.instructions[0]?.address_table_lookups).toEqual(looked)
    expect(facts?.transfers).toEqual([{ from: A, to: '', amount: 7n }])
  })

  test('tells who gives tokens to whom', () => {
    const instructions = [
      tokenTransfer([A, B, C], 9n, false),
      tokenTransfer([A, TABLE, B, C], 10n, true),
    ]
    const facts = solanaTransactionFacts(unsignedTransaction({ payer: A, instructions }))
    expect(facts?.program_keys).toEqual([TOKEN_PROGRAM])
    expect(facts?.spl_transfers).toEqual([
      { from: A, to: B, amount: 9n, owner: C, signers: [], token_mint: '' },
      { from: A, to: B, amount: 10n, owner: C, signers: [], token_mint: TABLE },
    ])
  })
})
