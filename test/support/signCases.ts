import {
  getAddressEncoder,
  getTransactionDecoder,
  type Instruction,
  type SignatureBytes,
  address as solanaAddress,
  verifySignature,
} from '@solana/kit'
import {
  hashAuthorization,
  hashMessage,
  keccak256,
  recoverAddress,
  sha256,
  Transaction,
  type TransactionLike,
  TypedDataEncoder,
  toUtf8Bytes,
} from 'ethers'
import type { SigningAccount, SignRequest } from '../../src/core/wallet/signing/signRequest.ts'
import type { Submitted } from '../../src/core/wallet/signing/submitRequest.ts'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { tokenTransfer, transfer, unsignedTransaction } from './chain/solanaTransactions.ts'

/** Something to sign, and what a second library says of it. */
export type SignCase = {
  readonly format: string
  readonly request: SignRequest
  /** What the key signs, as the second library makes it of what was asked: hex with 0x. */
  readonly signedBytes: string
  /** Whether the second library takes it for that account's signature of exactly this. */
  readonly isSignedBy: (submitted: Submitted) => boolean | Promise<boolean>
}

export type SignAccounts = { readonly ethereum: SigningAccount; readonly solana: SigningAccount }

/** Numbers by chance, the same in every run. */
export type Chance = {
  readonly below: (end: number) => number
  readonly hex: (bytes: number) => string
}

export function createChance(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  const byte = () => below(256).toString(16).padStart(2, '0')
  return { below, hex: (bytes) => `0x${Array.from({ length: bytes }, byte).join('')}` }
}

type Make = (accounts: SignAccounts, chance: Chance) => Omit<SignCase, 'format'>

const LETTERS = [
  'a',
  'Z',
  ' ',
  '\n',
  '0',
  'é',
  'ß',
  '中',
  '🙂',
  '"',
  '\\',
  '\u202E',
  '\u200B',
  '<',
  "'",
]
const textOf = ({ below }: Chance) =>
  Array.from({ length: below(120) }, () => LETTERS[below(LETTERS.length)]).join('')
const amountOf = ({ below, hex }: Chance) => BigInt(hex(1 + below(32)))
const plain = (hex: string) => hex.replace(/^0x/, '')

/** A digest that the account's key on secp256k1 signs. */
function digested(
  account: SigningAccount,
  digest: string,
  request: SignRequest,
): Omit<SignCase, 'format'> {
  return {
    request,
    signedBytes: digest,
    isSignedBy(submitted) {
      if (submitted.kind !== 'signature') return false
      const { r, s, v } = submitted.signature
      const parts = { r: `0x${r}`, s: `0x${s}`, yParity: v === '00' ? 0 : 1 } as const
      return recoverAddress(digest, parts).toLowerCase() === account.address.toLowerCase()
    },
  }
}

/** Bytes that the account's key on Ed25519 signs. */
function signedAsIs(
  account: SigningAccount,
  bytes: Uint8Array,
  request: SignRequest,
): Omit<SignCase, 'format'> {
  return {
    request,
    signedBytes: `0x${hexFromBytes(bytes)}`,
    isSignedBy: async (submitted) =>
      submitted.kind === 'signature' &&
      isEd25519(account, bytes, bytesFromHex(submitted.signature.r + submitted.signature.s)),
  }
}

async function isEd25519(
  { address }: SigningAccount,
  bytes: Uint8Array,
  signature: Uint8Array | null,
) {
  const raw = new Uint8Array(getAddressEncoder().encode(solanaAddress(address)))
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', true, ['verify'])
  return signature?.length === 64 && verifySignature(key, signature as SignatureBytes, bytes)
}

const message =
  (isBytes: boolean): Make =>
  ({ ethereum: account }, chance) => {
    const given = isBytes
      ? Uint8Array.from(bytesFromHex(plain(chance.hex(chance.below(90)))) ?? [])
      : textOf(chance)
    return digested(account, hashMessage(given), { kind: 'message', account, message: given })
  }

const PERSON = [
  { name: 'name', type: 'string' },
  { name: 'wallet', type: 'address' },
  { name: 'ids', type: 'uint256[]' },
]
const MAIL = [
  { name: 'from', type: 'Person' },
  { name: 'to', type: 'Person[2]' },
  { name: 'isOpen', type: 'bool' },
  { name: 'less', type: 'int128' },
  { name: 'data', type: 'bytes' },
  { name: 'salt', type: 'bytes32' },
]
const PERMIT = [
  ...['owner', 'spender'].map((name) => ({ name, type: 'address' })),
  ...['value', 'nonce', 'deadline'].map((name) => ({ name, type: 'uint256' })),
]

const typedData: Make = ({ ethereum: account }, chance) => {
  const { below, hex } = chance
  const person = () => ({
    name: textOf(chance),
    wallet: hex(20),
    ids: Array.from({ length: below(4) }, () => String(amountOf(chance))),
  })
  const isPermit = below(2) === 0
  const types: Record<string, { name: string; type: string }[]> = isPermit
    ? { Permit: PERMIT }
    : { Mail: MAIL, Person: PERSON }
  const permit = {
    owner: account.address,
    spender: hex(20),
    value: String(amountOf(chance)),
    nonce: below(99),
    deadline: String(below(2 ** 40)),
  }
  const mail = {
    from: person(),
    to: [person(), person()],
    isOpen: below(2) === 0,
    less: String(-below(2 ** 40)),
    data: hex(below(40)),
    salt: hex(32),
  }
  const domain = {
    name: textOf(chance),
    version: '1',
    chainId: 1 + below(100_000),
    verifyingContract: hex(20),
  }
  const value = isPermit ? permit : mail
  const text = JSON.stringify({
    types,
    domain,
    primaryType: isPermit ? 'Permit' : 'Mail',
    message: value,
  })
  const digest = TypedDataEncoder.hash(domain, types, value)
  return digested(account, digest, { kind: 'typedData', account, typedData: text })
}

const authorization: Make = ({ ethereum: account }, { below, hex }) => {
  const given = {
    chainId: below(3) === 0 ? 0 : below(100_000),
    address: hex(20),
    nonce: below(1000),
  }
  return digested(account, hashAuthorization(given), {
    kind: 'authorization',
    account,
    authorization: given,
  })
}

const raw =
  (hashFunction: 'NO_OP' | 'KECCAK256' | 'SHA256', isText: boolean): Make =>
  ({ ethereum: account }, chance) => {
    const text = textOf(chance)
    const bytes = hashFunction === 'NO_OP' ? chance.hex(32) : chance.hex(1 + chance.below(200))
    const given = isText ? toUtf8Bytes(text) : bytes
    const hash = {
      NO_OP: (it: string | Uint8Array) => String(it),
      KECCAK256: keccak256,
      SHA256: sha256,
    }
    return digested(account, hash[hashFunction](given), {
      kind: 'raw',
      account,
      payload: isText ? text : plain(bytes),
      encoding: isText ? 'PAYLOAD_ENCODING_TEXT_UTF8' : 'PAYLOAD_ENCODING_HEXADECIMAL',
      hashFunction: `HASH_FUNCTION_${hashFunction}`,
    })
  }

const transaction =
  (type: 0 | 1 | 2 | 3 | 4): Make =>
  ({ ethereum: account }, chance) => {
    const { below, hex } = chance
    const accessList = [{ address: hex(20), storageKeys: [hex(32)] }]
    const fees = { maxFeePerGas: BigInt(hex(5)), maxPriorityFeePerGas: 1n }
    const signature = { r: hex(32), s: `0x00${plain(hex(31))}`, yParity: 1 } as const
    const one = { chainId: 8453n, address: hex(20), nonce: 1n }
    const byType: readonly TransactionLike[] = [
      { gasPrice: BigInt(hex(5)) },
      { gasPrice: BigInt(hex(5)), accessList },
      { ...fees, accessList },
      { ...fees, maxFeePerBlobGas: 7n, blobVersionedHashes: [`0x01${plain(hex(31))}`] },
      { ...fees, authorizationList: [{ ...one, signature: { ...signature } as never }] },
    ]
    const made = Transaction.from({
      type,
      chainId: 1 + below(100_000),
      nonce: below(1000),
      to: type < 3 && below(4) === 0 ? null : hex(20),
      value: below(2) === 0 ? 0n : BigInt(hex(1 + below(12))),
      data: below(2) === 0 ? '0x' : hex(below(200)),
      gasLimit: 21_000 + below(1_000_000),
      ...byType[type],
    })
    const unsigned = plain(made.unsignedSerialized)
    return {
      request: {
        kind: 'transaction',
        account,
        type: 'TRANSACTION_TYPE_ETHEREUM',
        unsignedTransaction: unsigned,
      },
      signedBytes: made.unsignedHash,
      isSignedBy(submitted) {
        if (submitted.kind !== 'transaction') return false
        const read = Transaction.from(`0x${submitted.signedTransaction}`)
        const isSame = read.unsignedSerialized === made.unsignedSerialized
        return isSame && read.from?.toLowerCase() === account.address.toLowerCase()
      },
    }
  }

const solanaText: Make = ({ solana: account }, chance) => {
  const text = textOf(chance)
  return signedAsIs(account, toUtf8Bytes(text), { kind: 'message', account, message: text })
}

const SOMEBODY = [
  'GsbwXfJraMomNxBcpR3DBMR5PqTeNbCFvdfX7pqZnFBq',
  'So11111111111111111111111111111111111111112',
]
const solanaTransaction =
  (isTokens: boolean): Make =>
  ({ solana: account }, chance) => {
    const [to = '', mint = ''] = SOMEBODY
    const amount = BigInt(chance.hex(6))
    const isChecked = chance.below(2) === 0
    const keys = isChecked ? [to, mint, mint, account.address] : [to, mint, account.address]
    const one: Instruction = isTokens
      ? tokenTransfer(keys, amount, isChecked)
      : transfer(account.address, to, amount)
    const instructions = Array.from({ length: 1 + chance.below(3) }, () => one)
    const isVersioned = chance.below(2) === 0
    const tables = isVersioned && { tables: { [solanaAddress(mint)]: [] } }
    const hex = unsignedTransaction({ payer: account.address, instructions, ...tables })
    const bytes = bytesFromHex(hex) ?? new Uint8Array()
    const { messageBytes } = getTransactionDecoder().decode(bytes)
    return {
      request: {
        kind: 'transaction',
        account,
        type: 'TRANSACTION_TYPE_SOLANA',
        unsignedTransaction: hex,
      },
      signedBytes: `0x${hexFromBytes(Uint8Array.from(messageBytes))}`,
      async isSignedBy(submitted) {
        if (submitted.kind !== 'transaction') return false
        const read = getTransactionDecoder().decode(
          bytesFromHex(submitted.signedTransaction) ?? bytes,
        )
        const isSame =
          hexFromBytes(Uint8Array.from(read.messageBytes)) ===
          hexFromBytes(Uint8Array.from(messageBytes))
        const [signature = null] = Object.values(read.signatures)
        return (
          isSame &&
          isEd25519(account, Uint8Array.from(messageBytes), signature && Uint8Array.from(signature))
        )
      },
    }
  }

/** Every format that something is signed in. */
const formats: Readonly<Record<string, Make>> = {
  'EIP-191 text': message(false),
  'EIP-191 bytes': message(true),
  'EIP-712': typedData,
  'EIP-7702': authorization,
  'raw hash': raw('NO_OP', false),
  'raw Keccak-256': raw('KECCAK256', false),
  'raw SHA-256 of text': raw('SHA256', true),
  'transaction, legacy': transaction(0),
  'transaction, type 1': transaction(1),
  'transaction, type 2': transaction(2),
  'transaction, type 3': transaction(3),
  'transaction, type 4': transaction(4),
  'Ed25519 text': solanaText,
  'Solana, SOL': solanaTransaction(false),
  'Solana, tokens': solanaTransaction(true),
}

export const SIGN_FORMATS = Object.keys(formats)

/** So many cases, of each format in turn. */
export function signCases(
  count: number,
  accounts: SignAccounts,
  chance: Chance,
): readonly SignCase[] {
  const makes = Object.entries(formats)
  return Array.from({ length: count }, (_, at) => {
    const [format, make] = makes[at % makes.length] ?? ['', message(false)]
    return { format, ...make(accounts, chance) }
  })
}
