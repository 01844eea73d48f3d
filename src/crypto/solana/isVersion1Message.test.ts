import {
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  setTransactionMessageConfig,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  address as solanaAddress,
} from '@solana/kit'
import { expect, test } from 'vitest'
import { NO_BLOCKHASH, transfer } from '../../../test/support/chain/solanaTransactions.ts'
import { isVersion1Message } from './isVersion1Message.ts'
import { mayBeTransaction } from './mayBeTransaction.ts'

const A = '4Nd1mYQyQbVjM4nSCUcDrN2v6J8gKQTkTjQdGkSBMPzS'
const B = '11111111111111111111111111111112'

/** The message as another library writes it. */
function messageOf(transfers: number, config: Parameters<typeof setTransactionMessageConfig>[0]) {
  const lifetime = { blockhash: blockhash(NO_BLOCKHASH), lastValidBlockHeight: 1000n }
  const empty = createTransactionMessage({ version: 1 })
  const paid = setTransactionMessageFeePayer(solanaAddress(A), empty)
  const timed = setTransactionMessageLifetimeUsingBlockhash(lifetime, paid)
  const instructions = Array.from({ length: transfers }, () => transfer(A, B, 5n))
  const message = appendTransactionMessageInstructions(instructions, timed)
  const { messageBytes } = compileTransaction(setTransactionMessageConfig(config, message))
  return Uint8Array.from(messageBytes)
}

test.each([
  [1, {}],
  [2, { computeUnitLimit: 200_000 }],
  [3, { priorityFeeLamports: 7n, heapSize: 65_536 }],
])('%s transfers with %o are one, and nothing shorter or longer is', (transfers, config) => {
  const bytes = messageOf(transfers, config)
  expect([isVersion1Message(bytes), mayBeTransaction(bytes)]).toEqual([true, true])
  for (let end = 0; end < bytes.length; end++)
    expect(isVersion1Message(bytes.subarray(0, end)), String(end)).toBe(false)
  expect(isVersion1Message(Uint8Array.from([...bytes, 0]))).toBe(false)
  expect(isVersion1Message(bytes.with(0, 0x80))).toBe(false)
})
