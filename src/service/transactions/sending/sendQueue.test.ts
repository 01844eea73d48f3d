import { expect, test } from 'vitest'
import type { NodeResponse } from '../../../wire/nodeResponses.ts'
import type { SendTransactionRow } from '../../store/chainRows.ts'
import { createMemoryStore } from '../../store/memoryStore.ts'
import { createSendQueue } from './sendQueue.ts'
import { createLife, writeLife } from './storedLife.ts'

const CAIP2 = 'eip155:1'
const NOW_MS = 1_700_000_000_000

const row = (id: string, fromAddress: string, nonce: number): SendTransactionRow => ({
  id,
  organizationId: 'organization-1',
  activityId: null,
  caip2: CAIP2,
  fromAddress,
  nonce,
  status: 'INITIALIZED',
  isOpen: true,
  signedTransaction: `${fromAddress}${nonce}`,
  hash: `0x${id}`,
  errorJson: null,
  lifeJson: writeLife(createLife()),
  dueAtMs: NOW_MS,
  createdAtMs: NOW_MS,
  updatedAtMs: NOW_MS,
})

test('sends what one account has waiting in the order of its numbers, and holds up no other account', async () => {
  const store = createMemoryStore()
  await store.transaction(async (tx) => {
    for (const waiting of [row('1', 'a', 2), row('2', 'a', 0), row('3', 'b', 0), row('4', 'a', 1)])
      await tx.insert('sendTransactions', waiting)
  })
  const sent: string[] = []
  const answers: (() => void)[] = []
  const rpc = {
    call: async () => null,
    broadcast: (_: string, [raw]: readonly unknown[]) => {
      sent.push(String(raw))
      const result = `0x${'ab'.repeat(32)}`
      return new Promise<NodeResponse>((answer) =>
        answers.push(() => answer({ httpStatus: 200, body: { result } })),
      )
    },
  }
  const queue = createSendQueue({
    store,
    clock: { nowMs: () => NOW_MS },
    newId: () => crypto.randomUUID(),
    chains: { rpcOf: () => rpc },
    onError: (error) => expect.unreachable(String(error)),
  })
  const passing = queue.pass()
  const reached = (count: number) => expect.poll(() => sent.length, { timeout: 10_000 }).toBe(count)
  await reached(2)
  expect(sent.toSorted()).toEqual(['0xa0', '0xb0'])
  // a node that answers late gets the next one late
  for (const count of [3, 4]) {
    for (const answer of answers.splice(0)) answer()
    await reached(count)
  }
  for (const answer of answers.splice(0)) answer()
  expect(await passing).toBe(4)
  expect(sent.filter((raw) => raw.startsWith('0xa'))).toEqual(['0xa0', '0xa1', '0xa2'])
})
