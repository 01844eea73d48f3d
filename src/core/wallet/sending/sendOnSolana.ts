import { bytesFromBase58 } from '../../../crypto/solana/base58.ts'
import {
  readSolanaTransaction,
  type SolanaTransaction,
} from '../../../crypto/solana/readSolanaTransaction.ts'
import { signerPlaceOf, solanaBytes } from '../../../crypto/solana/withSolanaSignature.ts'
import { InvalidResponseError } from '../../../errors/http.ts'
import { SignRequestInvalidError } from '../../../errors/signing.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import type { ChainFacts } from '../chain.ts'
import { sendByNode, sendTransaction, signTransaction } from '../signing/actions.ts'
import type { SigningKit } from '../signing/createSigning.ts'
import { signingOf } from '../signing/signingOf.ts'
import type { Cancelled } from '../signing/signOutcome.ts'
import type { SigningAccount, SolanaSendOptions } from '../signing/signRequest.ts'
import { countDeclinedAll } from '../signing/waitingRequests.ts'
import { createChainRpc } from './chainRpc.ts'
import { inTurn } from './inTurn.ts'
import { findAtService, sendOnce } from './openSends.ts'
import { planBroadcast } from './planBroadcast.ts'

/** Who signs what on Solana. */
export type SolanaSend = {
  readonly account: SigningAccount
  /** The whole transaction, with zeros where a signature is missing. */
  readonly bytes: Uint8Array
  readonly chain: ChainFacts
  readonly signal?: AbortSignal | undefined
  /** How the node takes it. @default a run before, as of a block that others have voted for */
  readonly options?: SolanaSendOptions | undefined
}

/** A transaction with the signature of an account in it. */
export type SignedOnSolana = {
  readonly bytes: Uint8Array
  /** That of the account. */
  readonly signature: Uint8Array
}

/**
 * Asks the person to sign a transaction on Solana, which somebody else sends. Signatures of others stay.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for what is no transaction, or needs no signature of this account.
 * @throws InvalidResponseError `INVALID_RESPONSE` when the service signed something else.
 */
export async function signOnSolana(
  kit: SigningKit,
  { account, bytes, chain, signal }: SolanaSend,
): Promise<SignedOnSolana | Cancelled> {
  const unsigned = hexFromBytes(bytes)
  const { transaction, place } = placeIn(unsigned, account)
  const answer = await signTransaction(kit, {
    account,
    type: 'TRANSACTION_TYPE_SOLANA',
    unsignedTransaction: unsigned,
    caip2: chain.caip2,
    chain,
    signal,
  })
  if ('cancelled' in answer) return answer
  const signed = readSolanaTransaction(answer.signedTransaction)
  const signature = typeof signed === 'string' ? undefined : signed.signatures[place]
  if (typeof signed === 'string' || !signature || !isSame(signed.message, transaction.message))
    throw new InvalidResponseError({ details: 'another transaction' })
  return { bytes: solanaBytes(signed), signature }
}

/**
 * The same, and sends it: by the service where it knows the chain, else by the app's own node.
 *
 * @returns the transaction's first signature, which is its name, as soon as the network has it.
 * @throws TransactionFailedError `TRANSACTION_FAILED` when the network did not take it.
 * @throws ChainRefusedError `CHAIN_REFUSED` when the app's own node did not take it.
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE` when that gives no answer.
 */
export async function sendOnSolana(
  kit: SigningKit,
  asked: SolanaSend,
): Promise<{ readonly signature: Uint8Array } | Cancelled> {
  const { account, bytes, chain, signal, options } = asked
  const { caip2 } = chain
  const { sendChains } = await kit.loadConfig({ signal })
  const unsigned = hexFromBytes(bytes)
  const content = readPayment(asked)
  // what the service may have is submitted to it again, with options that it does not take too
  const before = await findAtService(kit, { account, chain }, ({ unsignedTransaction }) =>
    isSamePayment(unsignedTransaction, content),
  )
  const broadcast = before ? 'service' : planBroadcast(chain, null, sendChains, options)
  // a node that does not answer is known before anybody is asked
  if (broadcast === 'node')
    await createChainRpc(chain, kit.options).request('getLatestBlockhash', [], signal)
  const send = () =>
    broadcast === 'service'
      ? sendTransaction(kit, {
          account,
          chain,
          transaction: {
            caip2,
            unsignedTransaction: unsigned,
            sponsored: before?.parameters.sponsor === true,
          },
          signal,
        })
      : sendByNode(kit, {
          account,
          chain,
          transaction: {
            caip2,
            type: 'TRANSACTION_TYPE_SOLANA',
            unsignedTransaction: unsigned,
            broadcast,
            options,
            content,
          },
          signal,
        })
  const request = { account: account.address, chain, content }
  const declined = countDeclinedAll(kit.options)
  // the same payment again waits until it is known whether the one before went through
  const sent = await inTurn(kit, `${caip2} ${account.address} ${content}`, async () =>
    countDeclinedAll(kit.options) > declined
      ? ({ cancelled: true } as const)
      : sendOnce<{ readonly hash: string }>(kit, request, send, (error) =>
          signingOf(kit).showFailure(error, chain),
        ),
  )
  return 'cancelled' in sent ? sent : { signature: signatureFrom(sent.hash) }
}

/**
 * All that a transaction does, as text: the same text is the same payment. The blockhash is left out, because a wallet that asks
 * again takes a new one.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for what is no transaction, or needs no signature of this account.
 */
export function readPayment({ account, bytes }: Pick<SolanaSend, 'account' | 'bytes'>): string {
  return readContent(placeIn(hexFromBytes(bytes), account).transaction)
}

function readContent({ message, blockhashAt }: SolanaTransaction): string {
  return hexFromBytes(message.slice().fill(0, blockhashAt, blockhashAt + 32))
}

function isSamePayment(unsigned: unknown, content: string): boolean {
  const read = typeof unsigned === 'string' ? readSolanaTransaction(unsigned) : 'none'
  return typeof read !== 'string' && readContent(read) === content
}

/** Where the account's signature belongs. */
function placeIn(
  hex: string,
  { address }: SigningAccount,
): { readonly transaction: SolanaTransaction; readonly place: number } {
  const transaction = readSolanaTransaction(hex)
  if (typeof transaction === 'string')
    throw new SignRequestInvalidError({ details: `The transaction ${transaction}.` })
  const place = signerPlaceOf(transaction, address)
  if (place !== null) return { transaction, place }
  throw new SignRequestInvalidError({ details: 'It needs no signature of this account.' })
}

function signatureFrom(text: unknown): Uint8Array {
  const bytes = typeof text === 'string' ? bytesFromBase58(text) : null
  if (bytes?.length === 64) return bytes
  throw new InvalidResponseError({ details: 'no signature' })
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return hexFromBytes(one) === hexFromBytes(other)
}
