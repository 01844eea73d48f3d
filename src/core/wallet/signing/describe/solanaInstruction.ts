import {
  dataView,
  madeAccountOf,
  type ProgramCall,
  splTransferOf,
  TOKEN_PROGRAMS,
  transferOf,
} from '../../../../crypto/solana/transfers.ts'
import { utf8FromBytes } from '../../../../lib/utf8.ts'
import type { Amount, SignNode } from '../signView.ts'
import { isSame, movedAmount, ownAmount, partyOf } from './party.ts'
import type { ReadInstruction, Reading } from './reading.ts'

const BUDGET = 'ComputeBudget111111111111111111111111111111'
const MEMOS: readonly string[] = [
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD8uVuBBYXcZ5yMfMS',
]

/** The instructions of the budget that only set a limit, by number. */
const LIMITS: Readonly<Record<number, string>> = {
  1: 'RequestHeapFrame',
  2: 'SetComputeUnitLimit',
  4: 'SetLoadedAccountsDataSizeLimit',
}

/** The instruction of the system program that moves lamports; the others that do also make accounts. */
const TRANSFER = 2

/** Instructions of the token programs that let somebody take tokens, and the places of the account and of who may take. */
const APPROVE = 4
const APPROVE_CHECKED = 13
/** Ends that, whoever it is that may take. */
const REVOKE = 5

/** Reads one instruction of the programs that everybody uses; null for any other. */
export function readInstruction(reading: Reading, call: ProgramCall): ReadInstruction | null {
  const { programKey, keys, data } = call
  // a key out of a table is known to the chain alone
  if (keys.length === 0 ? !isWithoutKeys(programKey) : keys.includes('')) return null
  const sol = transferOf(call)
  if (sol) {
    const { from, to } = sol
    const amount = ownAmount(reading, sol.amount)
    const isOwn = isSame(from, reading.account.address)
    const nodes = [key(reading, 'from', from), key(reading, 'to', to), count('lamports', amount)]
    // a new account may be given to a program: only the first words of the data are an amount
    const isPlain = data.length === 12 && data[0] === TRANSFER && keys.length >= 2
    const move = { to, isTokenAccount: false, amount, isOwn }
    return isPlain ? { name: 'Transfer', nodes, move } : null
  }
  if (TOKEN_PROGRAMS.includes(programKey)) return readToken(reading, call)
  if (programKey === BUDGET) return readBudget(data)
  const made = madeAccountOf(call)
  if (made) {
    const names = ['payer', 'account', 'wallet', 'mint'] as const
    const nodes = names.map((name) => key(reading, name, made[name]))
    return { name: 'CreateAssociatedTokenAccount', nodes }
  }
  const memo = MEMOS.includes(programKey) ? utf8FromBytes(data) : null
  if (memo !== null) return { name: 'Memo', nodes: [leaf('memo', 'string', memo)] }
  const named = (name: string, address: string) => key(reading, name, address)
  return reading.facts.storedProgram?.(call, named) ?? null
}

function readToken(reading: Reading, call: ProgramCall): ReadInstruction | null {
  const { keys, data } = call
  const moved = splTransferOf(call)
  if (moved) {
    if (data.length !== (moved.token_mint ? 10 : 9) || moved.owner === '') return null
    const { from, to, owner, token_mint: mint } = moved
    const amount = splAmount(reading, mint || from, moved.amount, data[9])
    const isOwn = isSame(owner, reading.account.address)
    const mints = mint ? [key(reading, 'mint', mint)] : []
    return {
      name: 'TransferToken',
      nodes: [
        key(reading, 'from', from),
        key(reading, 'to', to),
        ...mints,
        count('amount', amount),
      ],
      move: { to, isTokenAccount: true, amount, isOwn },
    }
  }
  if (data[0] === REVOKE && data.length === 1) {
    const [held = '', owner = ''] = keys
    if (owner === '') return null
    const amount = splAmount(reading, held, 0n, undefined)
    return { name: 'Revoke', nodes: [key(reading, 'account', held)], revoked: amount }
  }
  const isChecked = data[0] === APPROVE_CHECKED
  if ((data[0] !== APPROVE && !isChecked) || data.length !== (isChecked ? 10 : 9)) return null
  const [account = '', second = '', third = ''] = keys
  const spender = isChecked ? third : second
  if (spender === '') return null
  const token = isChecked ? second : account
  const raw = dataView(data).getBigUint64(1, true)
  const amount = splAmount(reading, token, raw, data[9])
  return {
    name: 'Approve',
    nodes: [
      key(reading, 'account', account),
      key(reading, 'delegate', spender),
      count('amount', amount),
    ],
    grant: { spender, token, amount: raw },
  }
}

/**
 * Tokens by their mint; where the instruction does not name it, by the account that they come from.
 *
 * @param decimals - as the instruction says; those that do not say it end before that byte.
 */
function splAmount(
  reading: Reading,
  mint: string,
  raw: bigint,
  decimals: number | undefined,
): Amount {
  const known = movedAmount(reading, mint, raw)
  return { ...known, decimals: known.decimals ?? decimals ?? null }
}

/** They name no accounts: what they say is in their data. */
function isWithoutKeys(programKey: string): boolean {
  return programKey === BUDGET || MEMOS.includes(programKey)
}

/** What the transaction may use, and what it offers for it. */
function readBudget(data: Uint8Array): ReadInstruction | null {
  const view = dataView(data)
  const name = LIMITS[data[0] ?? 0]
  if (name && data.length === 5) {
    const most = view.getUint32(1, true)
    const isOfWork = data[0] === 2
    const nodes = [leaf(isOfWork ? 'units' : 'bytes', 'u32', String(most))]
    return { name, nodes, ...(isOfWork && { units: BigInt(most) }) }
  }
  if (data[0] !== 3 || data.length !== 9) return null
  const price = view.getBigUint64(1, true)
  const nodes = [leaf('microLamports', 'u64', String(price))]
  return { name: 'SetComputeUnitPrice', nodes, price }
}

/** A key by its name, and whose it is as far as that is known. */
export function key(reading: Reading, name: string, address: string): SignNode {
  return {
    ...leaf(name, 'publicKey', address),
    meaning: { kind: 'party', party: partyOf(reading, address) },
  }
}

function count(name: string, amount: Amount): SignNode {
  return { ...leaf(name, 'u64', String(amount.raw)), meaning: { kind: 'amount', amount } }
}

function leaf(name: string, type: string, value: string): SignNode {
  return { name, type, value, meaning: null, children: [] }
}
