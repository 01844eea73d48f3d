import { type AccountRole, address } from '@solana/kit'
import { expect, test } from 'vitest'
import {
  TOKEN_PROGRAM,
  tokenTransfer,
  unsignedTransaction,
} from '../../../../test/support/chain/solanaTransactions.ts'
import { preparedFor, travel } from '../../../../test/support/signViews.ts'
import { bytesFromBase58 } from '../../../crypto/solana/base58.ts'
import { base64FromBytes } from '../../../lib/base64.ts'
import { withEstimate } from './describe/solana.ts'

const ME = travel.address
const HOLDING = 'GsbwXfJraMomNxBcpR3DBMR5PqTeNbCFvdfX7pqZnFBq'
const MINT = 'So11111111111111111111111111111111111111112'
const caip2 = 'solana:devnet'

/** A node on which the account of the tokens is there, and this person holds it. */
const fetch: typeof globalThis.fetch = async (_url, init) => {
  const { id, method } = JSON.parse(String(init?.body))
  const held = new Uint8Array(165)
  held.set(bytesFromBase58(ME) ?? [], 32)
  const account = { owner: TOKEN_PROGRAM, data: [base64FromBytes(held), 'base64'] }
  const fee = method === 'getFeeForMessage' ? 5000 : null
  const result = { value: method === 'getAccountInfo' ? account : fee }
  return new Response(JSON.stringify({ jsonrpc: '2.0', id, result }))
}
const options = {
  authProxyUrl: 'https://auth.example',
  apiBaseUrl: 'https://api.example',
  authProxyConfigId: 'x',
  chains: [{ caip2, rpcUrl: 'https://node.example' }],
  fetch,
}

const role: AccountRole.READONLY = 0
const make = {
  programAddress: address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'),
  accounts: [ME, HOLDING, ME, MINT, MINT, TOKEN_PROGRAM].map((key) => ({
    address: address(key),
    role,
  })),
  data: Uint8Array.of(1),
}
const move = tokenTransfer([MINT, HOLDING, ME], 5n, false)

async function estimateOf(
  instructions: Parameters<typeof unsignedTransaction>[0]['instructions'],
  isSent: boolean,
) {
  const hex = unsignedTransaction({ payer: ME, instructions })
  const request = isSent
    ? ({ kind: 'send', transaction: { caip2, unsignedTransaction: hex } } as const)
    : ({
        kind: 'transaction',
        type: 'TRANSACTION_TYPE_SOLANA',
        unsignedTransaction: hex,
        caip2,
      } as const)
  const prepared = preparedFor({ account: travel, ...request })
  return (await withEstimate({ options }, prepared, new AbortController().signal)).estimate
}

test('what is sent goes to the accounts of that network', async () => {
  const owners = new Map([[HOLDING, ME]])
  expect(await estimateOf([move], true)).toMatchObject({ fee: 5000n, owners, rent: 0n })
  expect(await estimateOf([make, move], true)).toMatchObject({ fee: 5000n, owners, rent: 0n })
})

test('what is only signed may go to another network, where the accounts are others', async () => {
  const owners = new Map()
  expect(await estimateOf([move], false)).toMatchObject({ fee: 5000n, owners, rent: 0n })
  expect(await estimateOf([make, move], false)).toMatchObject({ fee: 5000n, owners, rent: null })
})
