import * as v from 'valibot'
import { errorFromFailure, type SolanaFailure } from './solanaFailure.ts'
import { createSolanaFees } from './solanaFees.ts'
import { SOLANA_LIBRARIES } from './solanaLibraries.ts'
import { SolanaRefusal } from './solanaRefusal.ts'

type Method = (params: readonly unknown[]) => unknown
type Kit = typeof import('@solana/kit')
type Runtime = typeof import('litesvm')

/** What became of a transaction: its error if it failed, and what it wrote. */
type Run = {
  readonly slot: bigint
  readonly err: unknown
  readonly logs: readonly string[]
  readonly units: bigint
  /** What it took, in lamports; null when the runtime cannot tell. */
  readonly fee: bigint | null
}

const INVALID_PARAMS = -32602
const PREFLIGHT_FAILED = -32002
const sendOptions = v.object({
  encoding: v.optional(v.picklist(['base58', 'base64']), 'base58'),
  skipPreflight: v.optional(v.boolean(), false),
})
/** Blocks for which a blockhash is good. */
const BLOCKHASH_LIFE = 150n

/** The methods of the local chain. */
export async function createSolanaMethods(): Promise<ReadonlyMap<string, Method>> {
  const kit: Kit = await import(SOLANA_LIBRARIES.kit)
  const { LiteSVM, FailedTransactionMetadata }: Runtime = await import(SOLANA_LIBRARIES.runtime)
  const svm = new LiteSVM()
  const feeOf = await createSolanaFees()
  const runs = new Map<string, Run>()

  const slot = () => svm.getClock().slot
  const inContext = (value: unknown) => ({ context: { slot: slot() }, value })
  const addressAt = (params: readonly unknown[], place = 0) => {
    const text = String(params[place])
    if (kit.isAddress(text)) return text
    throw new SolanaRefusal(INVALID_PARAMS, 'Invalid param: not an address')
  }

  function send(params: readonly unknown[]): string {
    const { encoding, skipPreflight } = v.parse(sendOptions, params[1] ?? {})
    const codec = encoding === 'base64' ? kit.getBase64Encoder() : kit.getBase58Encoder()
    const transaction = kit.getTransactionDecoder().decode(codec.encode(String(params[0])))
    const tried = svm.simulateTransaction(transaction)
    if (!skipPreflight && tried instanceof FailedTransactionMetadata) throw preflight(tried)
    const done = svm.sendTransaction(transaction)
    const signature = kit.getSignatureFromTransaction(transaction)
    const hasFailed = done instanceof FailedTransactionMetadata
    const meta = hasFailed ? done.meta() : done
    svm.warpToSlot(slot() + 1n)
    runs.set(signature, {
      slot: slot(),
      err: hasFailed ? errorFromFailure(done) : null,
      logs: meta.logs(),
      units: meta.computeUnitsConsumed(),
      fee: feeOf(Uint8Array.from(transaction.messageBytes)),
    })
    return signature
  }

  function feeForMessage([text]: readonly unknown[]): unknown {
    const message = Uint8Array.from(kit.getBase64Encoder().encode(String(text)))
    const { lifetimeToken } = kit.getCompiledTransactionMessageDecoder().decode(message)
    // nodes know no price of what is too old
    return inContext(lifetimeToken === svm.latestBlockhash() ? feeOf(message) : null)
  }

  function statusOf(signature: unknown): unknown {
    const run = runs.get(String(signature))
    if (!run) return null
    const status = run.err === null ? { Ok: null } : { Err: run.err }
    return {
      slot: run.slot,
      err: run.err,
      status,
      confirmations: null,
      confirmationStatus: 'finalized',
    }
  }

  function transactionOf(signature: unknown): unknown {
    const run = runs.get(String(signature))
    if (!run) return null
    const meta = {
      err: run.err,
      fee: run.fee,
      logMessages: run.logs,
      computeUnitsConsumed: run.units,
      innerInstructions: [],
    }
    return { slot: run.slot, blockTime: null, meta }
  }

  /** Every block of this chain is final, and no slot is skipped. */
  function epochInfo(): unknown {
    const now = slot()
    const place = { epoch: 0n, slotIndex: now, slotsInEpoch: 432_000n }
    return { ...place, absoluteSlot: now, blockHeight: now, transactionCount: BigInt(runs.size) }
  }

  function airdrop(params: readonly unknown[]): string {
    const lamports = v.parse(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), params[1])
    const done = svm.airdrop(addressAt(params), kit.lamports(BigInt(lamports)))
    if (!done || done instanceof FailedTransactionMetadata)
      throw new SolanaRefusal(INVALID_PARAMS, 'the airdrop failed')
    const signature = kit.getBase58Decoder().decode(done.signature())
    runs.set(signature, { slot: slot(), err: null, logs: done.logs(), units: 0n, fee: 0n })
    return signature
  }

  function accountOf(params: readonly unknown[]): unknown {
    const account = svm.getAccount(addressAt(params))
    if (!account.exists) return inContext(null)
    const data = [kit.getBase64Decoder().decode(account.data), 'base64']
    const { lamports, executable, programAddress: owner, space } = account
    return inContext({ lamports, executable, owner, space, data, rentEpoch: 0 })
  }

  return new Map<string, Method>([
    ['getHealth', () => 'ok'],
    ['getVersion', () => ({ 'solana-core': 'litesvm', 'feature-set': 0 })],
    ['getSlot', slot],
    ['getBlockHeight', slot],
    ['getEpochInfo', epochInfo],
    ['getBalance', (params) => inContext(svm.getBalance(addressAt(params)) ?? 0n)],
    ['getAccountInfo', accountOf],
    [
      'getMinimumBalanceForRentExemption',
      ([size]) => svm.minimumBalanceForRentExemption(BigInt(Number(size))),
    ],
    [
      'getLatestBlockhash',
      () =>
        inContext({
          blockhash: svm.latestBlockhash(),
          lastValidBlockHeight: slot() + BLOCKHASH_LIFE,
        }),
    ],
    ['isBlockhashValid', ([blockhash]) => inContext(blockhash === svm.latestBlockhash())],
    ['getFeeForMessage', feeForMessage],
    ['requestAirdrop', airdrop],
    ['sendTransaction', send],
    [
      'getSignatureStatuses',
      ([list]) => inContext(v.parse(v.array(v.string()), list).map(statusOf)),
    ],
    ['getTransaction', ([signature]) => transactionOf(signature)],
  ])
}

function preflight(failure: SolanaFailure): SolanaRefusal {
  const err = errorFromFailure(failure)
  const meta = failure.meta()
  return new SolanaRefusal(
    PREFLIGHT_FAILED,
    `Transaction simulation failed: ${JSON.stringify(err)}`,
    { err, logs: meta.logs(), unitsConsumed: meta.computeUnitsConsumed(), accounts: null },
  )
}
