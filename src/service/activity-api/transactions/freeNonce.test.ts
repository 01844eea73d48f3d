import { expect, test } from 'vitest'
import { START_MS } from '../../../../test/support/activityApi.ts'
import type { SendTransactionRow } from '../../store/chainRows.ts'
import { createMemoryStore } from '../../store/memoryStore.ts'
import { freeNonce } from './freeNonce.ts'

const FROM = `0x${'12'.repeat(20)}`
const base: SendTransactionRow = {
  id: '1',
  organizationId: 'o',
  activityId: null,
  caip2: 'eip155:1',
  fromAddress: FROM,
  nonce: null,
  status: 'BROADCASTING',
  isOpen: true,
  signedTransaction: '',
  hash: null,
  errorJson: null,
  lifeJson: null,
  dueAtMs: 0,
  createdAtMs: START_MS,
  updatedAtMs: START_MS,
}
const rested = { isOpen: false, status: 'INCLUDED' } as const

async function free(rows: readonly Partial<SendTransactionRow>[], chainNonce = 5n) {
  const store = createMemoryStore()
  await store.transaction(async (tx) => {
    for (const [i, row] of rows.entries())
      await tx.insert('sendTransactions', { ...base, id: String(i), ...row })
  })
  return freeNonce(store, { caip2: 'eip155:1', from: FROM, chainNonce, askedAtMs: START_MS })
}

test.each([
  ['the chain has the last word where nothing is under way', [], 5n],
  ['what is under way counts', [{ nonce: 5 }, { nonce: 6 }], 7n],
  ['a gap is closed', [{ nonce: 5 }, { nonce: 7 }], 6n],
  ['what the chain counts already is not counted again', [{ nonce: 3 }, { nonce: 4 }], 5n],
  ['what came to rest after the chain was asked counts', [{ nonce: 5, ...rested }], 6n],
  [
    'what a replica may not know yet counts',
    [{ nonce: 5, ...rested, updatedAtMs: START_MS - 59_000 }],
    6n,
  ],
  ['one that is far behind knows none of what was included', [{ nonce: 7, ...rested }], 8n],
  [
    'what came to rest long before does not',
    [{ nonce: 5, ...rested, updatedAtMs: START_MS - 60_001 }],
    5n,
  ],
  ['what bears no number does not', [{ nonce: null, isOpen: false }], 5n],
  ['another account does not', [{ nonce: 5, fromAddress: `0x${'13'.repeat(20)}` }], 5n],
  ['another chain does not', [{ nonce: 5, caip2: 'eip155:10' }], 5n],
])('%s', async (_, rows, expected) => {
  expect(await free(rows)).toBe(expected)
})
