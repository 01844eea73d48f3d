import { type AccountRole, address, type Instruction } from '@solana/kit'
import type { SendEstimate } from '../../src/core/wallet/signing/preparedRequest.ts'
import { type UnsignedOptions, unsignedTransaction } from './chain/solanaTransactions.ts'
import { travel, type ViewFacts, viewFor } from './signViews.ts'

export const ME = travel.address
export const OTHER = 'GsbwXfJraMomNxBcpR3DBMR5PqTeNbCFvdfX7pqZnFBq'
export const MINT = 'So11111111111111111111111111111111111111112'
export const MINE = 'SysvarRent111111111111111111111111111111111'
const BUDGET = 'ComputeBudget111111111111111111111111111111'
export const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'
export const ASSOCIATED = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

const READONLY: AccountRole.READONLY = 0
export const instruction = (
  program: string,
  data: Uint8Array,
  keys: readonly string[] = [],
): Instruction => ({
  programAddress: address(program),
  accounts: keys.map((key) => ({ address: address(key), role: READONLY })),
  data,
})
export const limit = (kind: number, amount: number) => {
  const data = new Uint8Array(5).fill(kind, 0, 1)
  new DataView(data.buffer).setUint32(1, amount, true)
  return instruction(BUDGET, data)
}
export const unitLimit = (units: number) => limit(2, units)
export const unitPrice = (microLamports: bigint) => {
  const data = new Uint8Array(9).fill(3, 0, 1)
  new DataView(data.buffer).setBigUint64(1, microLamports, true)
  return instruction(BUDGET, data)
}
/** What a person reads of a transaction with these instructions. */
export function send(
  instructions: readonly Instruction[],
  more: {
    readonly isSigned?: boolean
    readonly caip2?: string | undefined
    readonly tables?: UnsignedOptions['tables']
    readonly sponsored?: boolean
    readonly estimate?: SendEstimate | undefined
    readonly facts?: ViewFacts
  } = {},
) {
  const { isSigned, tables, sponsored } = more
  const hex = unsignedTransaction({
    payer: ME,
    instructions: [...instructions],
    ...(tables && { tables }),
  })
  const account = travel
  if (isSigned)
    return viewFor({
      kind: 'transaction',
      type: 'TRANSACTION_TYPE_SOLANA',
      unsignedTransaction: hex,
      account,
      caip2: more.caip2,
    })
  const transaction = { caip2: 'solana:devnet', unsignedTransaction: hex, sponsored }
  return viewFor({ kind: 'send', transaction, account }, more.facts, more.estimate)
}
