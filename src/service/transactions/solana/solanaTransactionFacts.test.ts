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
import { solanaTransactionFacts } from './solanaTransactionFacts.ts'

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

describe('solanaTransactionFacts', () => {
  test.each(['', 'zz', '00', `81${'00'.repeat(200)}`])('knows nothing of %.20s', (text) => {
    expect(solanaTransactionFacts(text)).toBeNull()
  })

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
