import * as v from 'valibot'
import { BLOCKHASH_LIFE, createSolanaClock } from './solanaClock.ts'
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
const simulateOptions = v.object({
  encoding: v.optional(v.picklist(['base58', 'base64']), 'base58'),
  sigVerify: v.optional(v.boolean(), false),
  replaceRecentBlockhash: v.optional(v.boolean(), false),
})
const NONCE_AT = 40
const NONCE_BYTES = 32

/**
 * The methods of the local chain.
 *
 * @param nowMs - milliseconds since 1970.
 */
export async function createSolanaMethods(
  nowMs: () => number,
): Promise<ReadonlyMap<string, Method>> {
  const kit: Kit = await import(SOLANA_LIBRARIES.kit)
  const { LiteSVM, FailedTransactionMetadata }: Runtime = await import(SOLANA_LIBRARIES.runtime)
  // the clock knows which blockhashes are good: the runtime takes only the last one
  const svm = new LiteSVM().withBlockhashCheck(false)
  const clock = createSolanaClock(svm, nowMs)
  const feeOf = await createSolanaFees()
  const runs = new Map<string, Run>()
  const SYSTEM = kit.address<string>('11111111111111111111111111111111')

  const slot = clock.now
  const inContext = (value: unknown) => ({ context: { slot: slot() }, value })
  const addressAt = (params: readonly unknown[], place = 0) => {
    const text = String(params[place])
    if (kit.isAddress(text)) return text
    throw new SolanaRefusal(INVALID_PARAMS, 'Invalid param: not an address')
  }

  function transactionFrom(text: unknown, encoding: 'base58' | 'base64') {
    const codec = encoding === 'base64' ? kit.getBase64Encoder() : kit.getBase58Encoder()
    return kit.getTransactionDecoder().decode(codec.encode(String(text)))
  }

  /** Runs a transaction and changes nothing; without its signatures where they are not asked for. */
  function simulate(params: readonly unknown[]): unknown {
    const options = v.parse(simulateOptions, params[1] ?? {})
    const transaction = transactionFrom(params[0], options.encoding)
    clock.now()
    const isLate =
      !options.replaceRecentBlockhash && !isTimely(Uint8Array.from(transaction.messageBytes))
    if (isLate)
      return inContext({ err: 'BlockhashNotFound', logs: [], unitsConsumed: 0, accounts: null })
    svm.withSigverify(options.sigVerify)
    const tried = svm.simulateTransaction(transaction)
    svm.withSigverify(true)
    const hasFailed = tried instanceof FailedTransactionMetadata
    const meta = tried.meta()
    return inContext({
      err: hasFailed ? errorFromFailure(tried) : null,
      logs: meta.logs(),
      unitsConsumed: meta.computeUnitsConsumed(),
      accounts: null,
    })
  }

  function send(params: readonly unknown[]): string {
    const { encoding, skipPreflight } = v.parse(sendOptions, params[1] ?? {})
    const transaction = transactionFrom(params[0], encoding)
    const signature = kit.getSignatureFromTransaction(transaction)
    const message = Uint8Array.from(transaction.messageBytes)
    clock.now()
    if (runs.has(signature)) throw refused('AlreadyProcessed')
    if (!isTimely(message)) throw refused('BlockhashNotFound')
    const tried = svm.simulateTransaction(transaction)
    if (!skipPreflight && tried instanceof FailedTransactionMetadata) throw preflight(tried)
    const done = svm.sendTransaction(transaction)
    const hasFailed = done instanceof FailedTransactionMetadata
    const meta = hasFailed ? done.meta() : done
    runs.set(signature, {
      slot: svm.getClock().slot,
      err: hasFailed ? errorFromFailure(done) : null,
      logs: meta.logs(),
      units: meta.computeUnitsConsumed(),
      fee: feeOf(message),
    })
    clock.endSlot()
    return signature
  }

  /** Whether a message is about a blockhash that is still good, or about the nonce that an account of its own holds. */
  function isTimely(message: Uint8Array): boolean {
    const { lifetimeToken, staticAccounts } = kit
      .getCompiledTransactionMessageDecoder()
      .decode(message)
    return (
      clock.isGood(lifetimeToken) || staticAccounts.some((key) => nonceOf(key) === lifetimeToken)
    )
  }

  function nonceOf(key: typeof SYSTEM): string | null {
    const account = svm.getAccount(key)
    if (!account.exists || account.programAddress !== SYSTEM) return null
    if (account.data.length < NONCE_AT + NONCE_BYTES) return null
    return kit.getBase58Decoder().decode(account.data.subarray(NONCE_AT, NONCE_AT + NONCE_BYTES))
  }

  function feeForMessage([text]: readonly unknown[]): unknown {
    const message = Uint8Array.from(kit.getBase64Encoder().encode(String(text)))
    // nodes know no price of what is too old
    return inContext(isTimely(message) ? feeOf(message) : null)
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
    clock.endSlot()
    const done = svm.airdrop(addressAt(params), kit.lamports(BigInt(lamports)))
    if (!done || done instanceof FailedTransactionMetadata)
      throw new SolanaRefusal(INVALID_PARAMS, 'the airdrop failed')
    const signature = kit.getBase58Decoder().decode(done.signature())
    runs.set(signature, { slot: slot(), err: null, logs: done.logs(), units: 0n, fee: 0n })
    return signature
  }

  function accountOf(params: readonly unknown[]): unknown {
    return inContext(accountAt(addressAt(params)))
  }

  function accountsOf([list]: readonly unknown[]): unknown {
    const keys = v.parse(v.pipe(v.array(v.string()), v.maxLength(100)), list)
    return inContext(keys.map((key) => accountAt(addressAt([key]))))
  }

  function accountAt(key: typeof SYSTEM): unknown {
    const account = svm.getAccount(key)
    if (!account.exists) return null
    const data = [kit.getBase64Decoder().decode(account.data), 'base64']
    const { lamports, executable, programAddress: owner, space } = account
    return { lamports, executable, owner, space, data, rentEpoch: 0 }
  }

  return new Map<string, Method>([
    ['getHealth', () => 'ok'],
    ['getVersion', () => ({ 'solana-core': 'litesvm', 'feature-set': 0 })],
    ['getSlot', slot],
    ['getBlockHeight', slot],
    ['getEpochInfo', epochInfo],
    ['getBalance', (params) => inContext(svm.getBalance(addressAt(params)) ?? 0n)],
    ['getAccountInfo', accountOf],
    ['getMultipleAccounts', accountsOf],
    [
      'getMinimumBalanceForRentExemption',
      ([size]) => svm.minimumBalanceForRentExemption(BigInt(Number(size))),
    ],
    [
      'getLatestBlockhash',
      () => {
        const lastValidBlockHeight = slot() + BLOCKHASH_LIFE
        return inContext({ blockhash: svm.latestBlockhash(), lastValidBlockHeight })
      },
    ],
    ['isBlockhashValid', ([blockhash]) => inContext(clock.isGood(String(blockhash)))],
    ['getFeeForMessage', feeForMessage],
    ['requestAirdrop', airdrop],
    ['simulateTransaction', simulate],
    ['sendTransaction', send],
    [
      'getSignatureStatuses',
      ([list]) => inContext(v.parse(v.array(v.string()), list).map(statusOf)),
    ],
    ['getTransaction', ([signature]) => transactionOf(signature)],
  ])
}

/** What a node says before it tries. */
function refused(err: string): SolanaRefusal {
  return new SolanaRefusal(PREFLIGHT_FAILED, `Transaction simulation failed: ${err}`, {
    err,
    logs: [],
    unitsConsumed: 0,
    accounts: null,
  })
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
