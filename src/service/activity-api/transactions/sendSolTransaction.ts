import { base58 } from '@scure/base'
import * as v from 'valibot'
import {
  readSolanaTransaction,
  type SolanaTransaction,
} from '../../../crypto/solana/readSolanaTransaction.ts'
import {
  isUnsigned,
  signerPlaceOf,
  solanaBytes,
  withBlockhash,
  withSolanaSignature,
} from '../../../crypto/solana/withSolanaSignature.ts'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import type { ParametersOf } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { Commit } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { canonicalCaip2 } from '../../transactions/rpc/createChains.ts'
import type { Rpc } from '../../transactions/rpc/createRpc.ts'
import { RpcUnreachableError } from '../../transactions/rpc/rpcErrors.ts'
import { createLife, writeLife } from '../../transactions/sending/storedLife.ts'
import type { CallContext } from '../requireCaller.ts'
import { findSigner, requireStillThere, type Signer } from '../wallets/findSigner.ts'
import { requireRpc, withRpcRefusals } from './requireRpc.ts'
import { signMessage } from './signDigest.ts'

type Parameters = ParametersOf<SubmitEndpoints['solSendTransactionV2']>
type Result = Commit<{ readonly sendTransactionStatusId: string }>
type PlacedSigner = { readonly signer: Signer; readonly place: number }

const blockhashShape = v.object({
  value: v.object({ blockhash: v.string(), lastValidBlockHeight: v.nullish(v.number(), null) }),
})
/** 32 zero bytes: nobody has put a blockhash in. */
const NO_BLOCKHASH = '1'.repeat(32)

/**
 * Signs a transaction of Solana and leaves it to be sent.
 *
 * Ours: a blockhash of zeros is filled in; one that the request names replaces that of the transaction. Neither is done
 * where somebody has signed already. The status is known by the first signature, as the chain knows it.
 *
 * @throws Refusal `INVALID_TRANSACTION`, `REQUEST_INVALID`, `GAS_STATION_NOT_CONFIGURED`, `CHAIN_NOT_CONFIGURED`, `SIGNER_NOT_FOUND` or `RPC_CALL_ERROR`.
 */
export async function sendSolTransaction(
  parameters: Parameters,
  context: CallContext,
): Promise<Result> {
  const { parts, organizationId, activityId, nowMs } = context
  if (parameters.sponsor) throw new Refusal('GAS_STATION_NOT_CONFIGURED')
  const given = readSolanaTransaction(parameters.unsignedTransaction)
  if (typeof given === 'string')
    throw new Refusal('INVALID_TRANSACTION', { details: `parameters.unsignedTransaction ${given}` })
  const rpc = requireRpc(parts, parameters.caip2)
  const signers: PlacedSigner[] = []
  for (const signWith of parameters.signWiths) {
    const signer = await findSigner(parts.store, organizationId, signWith)
    const place = signerPlaceOf(given, signWith)
    if (place === null)
      throw invalid('signWiths must be keys that the transaction needs the signature of')
    signers.push({ signer, place })
  }
  const fresh = await withRpcRefusals(() => freshened(rpc, given, parameters.recentBlockhash))
  let { transaction } = fresh
  for (const { signer, place } of signers) {
    const signature = await signMessage(parts, signer, transaction.message)
    transaction = withSolanaSignature(
      transaction,
      place,
      bytesFromHex(signature) ?? new Uint8Array(),
    )
  }
  const [first = new Uint8Array()] = transaction.signatures
  const id = parts.newId()
  const row = {
    id,
    organizationId,
    activityId,
    caip2: canonicalCaip2(parameters.caip2),
    fromAddress: transaction.accountKeys[0] ?? '',
    nonce: null,
    status: 'INITIALIZED',
    isOpen: true,
    signedTransaction: hexFromBytes(solanaBytes(transaction)),
    hash: base58.encode(first),
    errorJson: null,
    lifeJson: writeLife(createLife({ expiresAfter: fresh.lastValidBlockHeight })),
    dueAtMs: nowMs,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  } as const
  return async (tx) => {
    for (const { signer } of signers) await requireStillThere(tx, signer)
    await tx.insert('sendTransactions', row)
    parts.sends?.wake()
    return { sendTransactionStatusId: id }
  }
}

/** A transaction with the blockhash that it goes out with, and how long that lives; null where somebody else named it. */
type Fresh = {
  readonly transaction: SolanaTransaction
  readonly lastValidBlockHeight: number | null
}

async function freshened(
  rpc: Rpc,
  transaction: SolanaTransaction,
  named: string | undefined,
): Promise<Fresh> {
  const isEmpty = transaction.recentBlockhash === NO_BLOCKHASH
  const asked = named || !isEmpty ? null : await askBlockhash(rpc)
  const lastValidBlockHeight = asked?.lastValidBlockHeight ?? null
  const wanted = named || (asked?.blockhash ?? transaction.recentBlockhash)
  if (wanted === transaction.recentBlockhash) return { transaction, lastValidBlockHeight }
  if (!isUnsigned(transaction))
    throw invalid('recentBlockhash cannot replace one that somebody has signed')
  const bytes = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(wanted) ? base58.decode(wanted) : null
  if (bytes?.length !== 32) throw invalid('recentBlockhash must be a blockhash')
  return { transaction: withBlockhash(transaction, bytes, wanted), lastValidBlockHeight }
}

async function askBlockhash(rpc: Rpc) {
  const answer = await rpc.call('getLatestBlockhash', [{ commitment: 'confirmed' }])
  const read = v.safeParse(blockhashShape, answer)
  if (!read.success) throw new RpcUnreachableError('it did not answer with a blockhash')
  return read.output.value
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details: `parameters.${details}` })
}
