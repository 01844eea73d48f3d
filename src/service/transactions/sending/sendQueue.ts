import { beginBroadcast } from '../../../wire/sendLife.ts'
import type { SendTransactionRow } from '../../store/chainRows.ts'
import type { Store, Transaction } from '../../store/store.ts'
import type { Chains } from '../rpc/createChains.ts'
import { RpcRefusedError, RpcUnreachableError } from '../rpc/rpcErrors.ts'
import { announceSend } from './announceSend.ts'
import { dueAfterMs, type SendStep } from './sendStep.ts'
import { readLife, writeLife } from './storedLife.ts'

/** Sends the transactions that activities left in the store, and follows them until they rest. */
export type SendQueue = Chains & {
  /** Looks at once, and goes on while something is under way. */
  wake(): void
  /** Looks once at every transaction that is due. @returns how many there were. */
  pass(): Promise<number>
  /** Ends, and waits for what is under way. */
  close(): Promise<void>
}

export type SendQueueParts = {
  readonly store: Store
  readonly clock: { nowMs(): number }
  readonly newId: () => string
  readonly chains: Chains
  /** Hears what went wrong inside. */
  readonly onError: (error: unknown) => void
}

/** How many transactions one pass looks at. */
const MOST = 100
/**
 * While one process looks at a transaction no other does, in milliseconds: longer than a node may take for one response. When
 * the process ends meanwhile, so long nothing happens.
 */
const CLAIM_MS = 20_000
const UNREACHABLE_WAIT_MS = 3000
const INTERNAL_ERROR = -32603
const FAULT_WAIT_MS = 30_000

/** A row that this process looks at, until its `dueAtMs`. */
type Claim = Pick<SendTransactionRow, 'id' | 'dueAtMs'>

/** The pauses after a wake, in milliseconds; the last one is for as long as something is under way. */
const PAUSES_MS = [5, 10, 25, 50, 100, 200, 400]
const LAST_PAUSE_MS = 400

/**
 * Makes the queue. Its rows are its only memory, so that another process, or this one after a restart, goes on where it was.
 *
 * Ours: a transaction is sent as often as need be, which the chain forgives: it is the same bytes every time.
 */
export function createSendQueue(parts: SendQueueParts): SendQueue {
  const { store, clock, onError } = parts
  let pauses = PAUSES_MS.length
  let running: Promise<void> | undefined
  let closed = false
  /** What this process looks at now: a look may take longer than its claim. */
  const looking = new Set<string>()

  async function pass(): Promise<number> {
    const due = { isOpen: true, dueAtMs: { lt: clock.nowMs() + 1 } }
    const rows = await store.find('sendTransactions', due, { limit: MOST })
    await Promise.all(byAccount(rows).map(lookInOrder))
    return rows.length
  }

  /** Some nodes refuse a transaction whose number is not the next one: those of one account go out in turn. */
  async function lookInOrder(rows: readonly SendTransactionRow[]): Promise<void> {
    const isNew = ({ status }: SendTransactionRow) => status === 'INITIALIZED'
    const following = Promise.all(rows.filter((row) => !isNew(row)).map(look))
    const inOrder = rows.filter(isNew).toSorted((a, b) => (a.nonce ?? 0) - (b.nonce ?? 0))
    for (const row of inOrder) await look(row)
    await following
  }

  async function look(row: SendTransactionRow): Promise<void> {
    if (looking.has(row.id)) return
    looking.add(row.id)
    try {
      const claim = await claimRow(row)
      if (!claim) return
      const patch = await stepOf(row)
      await store.transaction((tx) => keep(tx, claim, patch), {
        organizationId: row.organizationId,
      })
    } finally {
      looking.delete(row.id)
    }
  }

  /** From here on the bytes may be out, for a process that ends before it has stored what came of it. */
  async function claimRow(row: SendTransactionRow): Promise<Claim | null> {
    const { id, organizationId, dueAtMs, status } = row
    const claimedUntilMs = clock.nowMs() + CLAIM_MS
    const life = readLife(row)
    // the step counts the attempt, if it comes to one
    const begun = { ...life, ...beginBroadcast(life), attempts: life.attempts }
    const patch = {
      dueAtMs: claimedUntilMs,
      ...(status === 'INITIALIZED' ? { lifeJson: writeLife(begun) } : {}),
    }
    const claimed = await store.transaction(
      (tx) => tx.update('sendTransactions', { id, isOpen: true, dueAtMs }, patch),
      { organizationId },
    )
    return claimed === 0 ? null : { id, dueAtMs: claimedUntilMs }
  }

  /** Of several processes that have looked at the same, the one whose claim holds tells of it: the others know less. */
  async function keep(tx: Transaction, { id, dueAtMs }: Claim, patch: SendStep): Promise<void> {
    const row = await tx.first('sendTransactions', { id, isOpen: true, dueAtMs })
    if (!row) return
    await tx.update('sendTransactions', { id }, patch)
    const isNews = patch.status !== undefined && patch.status !== row.status
    if (isNews) await announceSend(tx, parts, { ...row, ...patch })
  }

  /** What changes: at least when to look again. */
  async function stepOf(row: SendTransactionRow): Promise<SendStep> {
    const nowMs = clock.nowMs()
    const rpc = parts.chains.rpcOf(row.caip2)
    const { lifeJson } = row
    if (!rpc) return { lifeJson, dueAtMs: nowMs + FAULT_WAIT_MS }
    try {
      // Loaded when there is something to send, as everything that knows chains.
      const step = row.caip2.startsWith('eip155:')
        ? await (await import('./ethSendStep.ts')).ethSendStep({ store, rpc, nowMs }, row)
        : await (await import('./solSendStep.ts')).solSendStep({ rpc, nowMs }, row)
      return { dueAtMs: dueAfterMs(row, nowMs), ...step }
    } catch (error) {
      if (error instanceof RpcUnreachableError) {
        const waitMs = Math.max(UNREACHABLE_WAIT_MS, error.retryAfterMs ?? 0)
        return { dueAtMs: nowMs + waitMs }
      }
      // a node that fails inside is no fault of ours: it is asked again
      if (error instanceof RpcRefusedError && error.code === INTERNAL_ERROR)
        return { dueAtMs: nowMs + UNREACHABLE_WAIT_MS }
      onError(error)
      return { dueAtMs: nowMs + FAULT_WAIT_MS }
    }
  }

  /** A wake comes before the transaction that it is about is in the store, so the first looks may find nothing. */
  async function run(): Promise<void> {
    while (!closed) {
      const pauseMs = PAUSES_MS[pauses++]
      await new Promise((resolve) => setTimeout(resolve, pauseMs ?? LAST_PAUSE_MS))
      if (closed) break
      const looked = await passSafely()
      if (pauseMs !== undefined || looked > 0 || (await isBusy())) continue
      // a wake meanwhile starts the pauses anew
      if (pauses > PAUSES_MS.length) break
    }
    running = undefined
  }

  async function passSafely(): Promise<number> {
    try {
      return await pass()
    } catch (error) {
      onError(error)
      return 0
    }
  }

  async function isBusy(): Promise<boolean> {
    try {
      return (await store.count('sendTransactions', { isOpen: true })) > 0
    } catch (error) {
      onError(error)
      return false
    }
  }

  return {
    rpcOf: parts.chains.rpcOf,
    wake: () => {
      pauses = 0
      running ??= run()
    },
    pass,
    close: async () => {
      closed = true
      await running
    },
  }
}

function byAccount(rows: readonly SendTransactionRow[]): SendTransactionRow[][] {
  const accounts = new Map<string, SendTransactionRow[]>()
  for (const row of rows) {
    const account = `${row.caip2} ${row.fromAddress}`
    const known = accounts.get(account)
    if (known) known.push(row)
    else accounts.set(account, [row])
  }
  return [...accounts.values()]
}
