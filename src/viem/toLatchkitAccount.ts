import {
  getAddress,
  getTypesForEIP712Domain,
  type Hex,
  type LocalAccount,
  type NonceManager,
  parseTransaction,
  type SerializeTransactionFn,
  type Signature,
  serializeTransaction,
  serializeTypedData,
  type TransactionSerializable,
  type TransactionSerialized,
  type TypedDataDefinition,
  UnauthorizedProviderError,
  UserRejectedRequestError,
} from 'viem'
import { toAccount } from 'viem/accounts'
import type { Latchkit } from '../core/latchkit.ts'
import {
  signAuthorization,
  signMessage,
  signRawPayload,
  signTransaction,
  signTypedData,
} from '../core/wallet/signing/actions.ts'
import type { Cancelled } from '../core/wallet/signing/signOutcome.ts'
import type { SigningAccount } from '../core/wallet/signing/signRequest.ts'
import { InvalidResponseError } from '../errors/http.ts'
import { SignRequestInvalidError } from '../errors/signing.ts'
import { bytesFromHex } from '../lib/hex.ts'

/** An account of viem that signs with a wallet of Latchkit. */
export type LatchkitAccount = LocalAccount

/** How an account is made. */
export type LatchkitAccountOptions = {
  /** Counts the transactions of an account that sends several at once. @default viem asks the chain each time */
  readonly nonceManager?: NonceManager | undefined
}

/**
 * Makes a viem account out of an account of the kit. viem prepares and sends; each signature asks the person.
 *
 * EIP-191, EIP-712, EIP-2718, EIP-7702.
 *
 * @param account - one of an Ethereum address, for example of `listAccounts`.
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID`, from `signMessage`, for a `raw` that is no whole bytes.
 * @throws UserRejectedRequestError `4001` of viem, from its functions, when the person declines.
 * @throws UnauthorizedProviderError `4100` of viem, from its functions, when they were logged out meanwhile.
 * @example
 * const [account] = await listAccounts(kit, 'ADDRESS_FORMAT_ETHEREUM')
 * const client = createWalletClient({ account: toLatchkitAccount(kit, account), chain: base, transport: http() })
 */
export function toLatchkitAccount(
  kit: Latchkit,
  account: SigningAccount,
  { nonceManager }: LatchkitAccountOptions = {},
): LatchkitAccount {
  const settle = <T extends object>(outcome: T | Cancelled): T => settled(kit, outcome)

  async function sign<Serializer extends SerializeTransactionFn<TransactionSerializable>>(
    transaction: Parameters<Serializer>[0],
    { serializer }: { readonly serializer?: Serializer | undefined } = {},
  ): Promise<Hex> {
    const serialize: SerializeTransactionFn<TransactionSerializable> =
      serializer ?? serializeTransaction
    // the blobs of EIP-4844 travel beside what is signed
    const signable = 'sidecars' in transaction ? { ...transaction, sidecars: false } : transaction
    const unsigned = await serialize(signable as TransactionSerializable)
    const request = {
      account,
      type: 'TRANSACTION_TYPE_ETHEREUM',
      unsignedTransaction: unsigned.slice(2),
      ...(transaction.chainId !== undefined && { caip2: `eip155:${transaction.chainId}` }),
    } as const
    const { signedTransaction } = settle(await signTransaction(kit, request))
    const signature = signatureFrom(`0x${signedTransaction}`)
    // put into what was asked for: another transaction that came back would not get through
    return serialize(transaction, signature)
  }

  return toAccount({
    address: getAddress(account.address),
    nonceManager,
    async sign({ hash }) {
      const payload = {
        payload: hash.slice(2),
        encoding: 'PAYLOAD_ENCODING_HEXADECIMAL',
        hashFunction: 'HASH_FUNCTION_NO_OP',
      } as const
      return settle(await signRawPayload(kit, { account, ...payload })).signature
    },
    async signMessage({ message }) {
      return settle(await signMessage(kit, { account, message: bytesOf(message) })).signature
    },
    signTransaction: sign,
    async signTypedData(typedData) {
      const { domain = {}, ...given } = typedData as TypedDataDefinition
      const types = { EIP712Domain: getTypesForEIP712Domain({ domain }), ...given.types }
      const text = serializeTypedData({ ...given, domain, types } as TypedDataDefinition)
      return settle(await signTypedData(kit, { account, typedData: text })).signature
    },
    async signAuthorization({ chainId, nonce, ...target }) {
      const address = target.contractAddress ?? target.address
      const authorization = { chainId, nonce, address }
      const { r, s, v } = settle(await signAuthorization(kit, { account, authorization }))
      const yParity = Number.parseInt(v, 16)
      return {
        address,
        chainId,
        nonce,
        r: `0x${r}`,
        s: `0x${s}`,
        v: BigInt(27 + yParity),
        yParity,
      }
    },
  })
}

function bytesOf(message: string | { readonly raw: Hex | Uint8Array }): string | Uint8Array {
  if (typeof message === 'string') return message
  const { raw } = message
  if (typeof raw !== 'string') return raw
  const bytes = raw.startsWith('0x') ? bytesFromHex(raw.slice(2)) : null
  // viem hashes half a byte to something else than either way of padding it
  if (!bytes) throw new SignRequestInvalidError({ details: 'raw must be whole bytes of hex.' })
  return bytes
}

function signatureFrom(signed: Hex): Signature {
  const { r, s, v, yParity } = parseTransaction(signed as TransactionSerialized) as Signature
  if (r === undefined || s === undefined) throw new InvalidResponseError({ details: 'unsigned' })
  return { r, s, ...(v !== undefined && { v }), yParity: yParity ?? 0 }
}

function settled<T extends object>(
  { session }: Pick<Latchkit, 'session'>,
  outcome: T | Cancelled,
): T {
  if (!('cancelled' in outcome)) return outcome
  if (session.getState().status === 'logged-in')
    throw new UserRejectedRequestError(new Error('The person declined.'))
  throw new UnauthorizedProviderError(new Error('The person was logged out.'))
}
