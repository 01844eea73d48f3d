import { ChainUnreachableError } from '../../../errors/chain.ts'
import { InvalidResponseError } from '../../../errors/http.ts'
import { loadOnce } from '../../http/loadOnce.ts'
import type { SigningKit } from './createSigning.ts'
import { type Signed, signedHex } from './signedHex.ts'
import type {
  BroadcastTransaction,
  Cancelled,
  SentTransaction,
  SignOutcome,
} from './signOutcome.ts'
import type {
  EthereumCall,
  NodeTransaction,
  SignOptions,
  SignRequest,
  SolanaTransaction,
} from './signRequest.ts'
import { writeTypedData } from './writeTypedData.ts'

type RequestOf<Kind extends SignRequest['kind']> = Omit<
  Extract<SignRequest, { kind: Kind }>,
  'kind'
> &
  SignOptions

/** What `signMessage` takes. */
export type MessageToSign = RequestOf<'message'>
/** What `signTypedData` takes. */
export type TypedDataToSign = Omit<RequestOf<'typedData'>, 'typedData'> & {
  /** JSON of EIP-712, or what it is made of; whole numbers may be bigint. */
  readonly typedData: string | object
}
/** What `signAuthorization` takes. */
export type AuthorizationToSign = RequestOf<'authorization'>
/** What `signRawPayload` takes. */
export type PayloadToSign = RequestOf<'raw'>
/** What `signTransaction` takes. */
export type TransactionToSign = RequestOf<'transaction'>
/** What `sendTransaction` takes. */
export type TransactionToSend = Omit<RequestOf<'send'>, 'transaction'> & {
  readonly transaction: EthereumCall | SolanaTransaction
}

/**
 * Asks the person to sign a message, which proves that the account is theirs and moves nothing.
 *
 * Spec: sign_raw_payload; on Ethereum EIP-191, on Solana the bytes as they are.
 *
 * @returns the signature, or `{ cancelled: true }` when the person declined.
 * @throws ConfirmationMissingError `CONFIRMATION_MISSING` when nothing is there to ask.
 * @throws ConfirmationFailedError `CONFIRMATION_FAILED` when the app's own function throws, or gives no answer.
 * @example
 * const signed = await signMessage(kit, { account, message: 'Hello' })
 * if ('signature' in signed) send(signed.signature)
 */
export function signMessage(kit: SigningKit, given: MessageToSign): Promise<Signed | Cancelled> {
  return signature(kit, { kind: 'message', ...given })
}

/**
 * Asks the person to sign typed data. A permission is named as what it is.
 *
 * Spec: sign_raw_payload; EIP-712.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for what is no typed data, or could be read in two ways.
 * @example
 * await signTypedData(kit, { account, typedData: { domain, types, primaryType: 'Permit', message } })
 */
export function signTypedData(
  kit: SigningKit,
  { typedData, ...given }: TypedDataToSign,
): Promise<Signed | Cancelled> {
  return signature(kit, { kind: 'typedData', ...given, typedData: writeTypedData(typedData) })
}

/**
 * Asks the person to let the code of a contract act for the account.
 *
 * Spec: sign_raw_payload; EIP-7702.
 *
 * @example
 * await signAuthorization(kit, { account, authorization: { chainId: 8453, address: contract, nonce: 0 } })
 */
export function signAuthorization(
  kit: SigningKit,
  given: AuthorizationToSign,
): Promise<Signed | Cancelled> {
  return signature(kit, { kind: 'authorization', ...given })
}

/**
 * Asks the person to sign a payload. Nobody can read a hash: it is shown as what it is, and declining is the first choice.
 *
 * Spec: sign_raw_payload.
 *
 * @example
 * const hash = { encoding: 'PAYLOAD_ENCODING_HEXADECIMAL', hashFunction: 'HASH_FUNCTION_NO_OP' } as const
 * await signRawPayload(kit, { account, payload, ...hash })
 */
export function signRawPayload(kit: SigningKit, given: PayloadToSign): Promise<Signed | Cancelled> {
  return signature(kit, { kind: 'raw', ...given })
}

/**
 * Asks the person to sign a transaction, which somebody else will send.
 *
 * Spec: sign_transaction (from the public wire).
 *
 * @returns the whole transaction, hex without 0x.
 * @example
 * await signTransaction(kit, { account, type: 'TRANSACTION_TYPE_ETHEREUM', unsignedTransaction })
 */
export async function signTransaction(
  kit: SigningKit,
  { signal, stampWith, ...given }: TransactionToSign,
): Promise<{ readonly signedTransaction: string } | Cancelled> {
  const request: SignRequest = { kind: 'transaction', ...given }
  const outcome = await ask(kit, request, { signal, stampWith })
  if ('cancelled' in outcome) return outcome
  if (outcome.kind !== 'transaction') throw unexpected(outcome)
  return { signedTransaction: outcome.signedTransaction }
}

/**
 * Asks the person to sign a transaction, which the service then sends.
 *
 * Spec: eth_send_transaction, sol_send_transaction (from the public wire).
 *
 * @returns as soon as the network has it: its hash, and the id for `useTransactionStatus`.
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE`, before anybody is asked, when the service says that it sends nothing there.
 * @throws TransactionFailedError `TRANSACTION_FAILED` when it fails before that.
 * @example
 * await sendTransaction(kit, { account, transaction: { caip2: 'eip155:8453', to, value: 10n ** 16n } })
 */
export async function sendTransaction(
  kit: SigningKit,
  { signal, stampWith, ...given }: TransactionToSend,
): Promise<SentTransaction | Cancelled> {
  const { sendChains } = await kit.loadConfig({ signal })
  if (sendChains && !sendChains.includes(given.transaction.caip2))
    throw new ChainUnreachableError({ details: 'The service sends nothing on this chain.' })
  const request: SignRequest = { kind: 'send', ...given }
  const outcome = await ask(kit, request, { signal, stampWith })
  if ('cancelled' in outcome || outcome.kind === 'sent') return outcome
  throw unexpected(outcome)
}

/**
 * Asks the person to sign a transaction, which the kit then sends by the app's own node. They read it as any other that is
 * sent, and see how far it is.
 *
 * @returns as soon as the node has it: its hash.
 * @throws ChainRefusedError `CHAIN_REFUSED` when the node refuses it.
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE`, with its hash, when nobody can tell whether the network has it.
 * @example
 * await sendByNode(kit, { account, chain, transaction })
 */
export async function sendByNode(
  kit: SigningKit,
  {
    signal,
    stampWith,
    ...given
  }: Omit<TransactionToSend, 'transaction'> & { readonly transaction: NodeTransaction },
): Promise<BroadcastTransaction | Cancelled> {
  const request: SignRequest = { kind: 'send', ...given }
  const outcome = await ask(kit, request, { signal, stampWith })
  if ('cancelled' in outcome || outcome.kind === 'broadcast') return outcome
  throw unexpected(outcome)
}

/** Of its own: an app that can sign is there before anybody does. */
const loadSigning = loadOnce(() => import('./signingOf.ts'))

async function ask(kit: SigningKit, request: SignRequest, options: SignOptions) {
  const { signingOf } = await loadSigning()
  return signingOf(kit).sign(request, options)
}

async function signature(
  kit: SigningKit,
  { signal, stampWith, ...request }: SignRequest & SignOptions,
): Promise<Signed | Cancelled> {
  const outcome = await ask(kit, request, { signal, stampWith })
  if ('cancelled' in outcome) return outcome
  if (outcome.kind !== 'signature') throw unexpected(outcome)
  return signedHex(request.account, outcome.signature)
}

function unexpected({ kind }: Exclude<SignOutcome, Cancelled>): InvalidResponseError {
  return new InvalidResponseError({ details: `outcome ${kind}` })
}
