import { hexFromBytes } from '../../lib/hex.ts'
import type { Rlp } from './rlp.ts'

/** Reads one item of a list; undefined for what it cannot be. */
type FieldReader = (item: Rlp) => unknown

/** The items of a list in their order, each by its name. */
export type Fields = Readonly<Record<string, FieldReader>>

type Read<F extends Fields> = {
  readonly [Name in keyof F]: Exclude<ReturnType<F[Name]>, undefined>
}

/** Reads a list that has every one of these fields and no other; a text names the first that is wrong. */
export function readFields<F extends Fields>(fields: F, items: readonly Rlp[]): Read<F> | string {
  const read: Record<string, unknown> = {}
  for (const [at, [name, readField]] of Object.entries(fields).entries()) {
    const item = items[at]
    read[name] = item && readField(item)
    if (read[name] === undefined) return name
  }
  return read as Read<F>
}

/** A number of at most so many bytes, without leading zeros. */
const number = (sizeBytes: number) => (item: Rlp) =>
  item instanceof Uint8Array && item.length <= sizeBytes && item[0] !== 0
    ? BigInt(`0x0${hexFromBytes(item)}`)
    : undefined

/** Bytes of any length. */
export const bytes = (item: Rlp) => (item instanceof Uint8Array ? item : undefined)

/** Bytes of one of these lengths. */
const sized =
  (...lengths: readonly number[]) =>
  (item: Rlp) =>
    item instanceof Uint8Array && lengths.includes(item.length) ? item : undefined

const listOf =
  <T>(readItem: (item: Rlp) => T | undefined, least = 0) =>
  (item: Rlp) => {
    if (item instanceof Uint8Array || item.length < least) return undefined
    const read = item.map((one) => readItem(one))
    return read.every((one) => one !== undefined) ? read : undefined
  }

const recordOf =
  <F extends Fields>(fields: F) =>
  (item: Rlp) => {
    if (item instanceof Uint8Array || item.length !== Object.keys(fields).length) return undefined
    const read = readFields(fields, item)
    return typeof read === 'string' ? undefined : read
  }

export const word = number(32)
export const small = number(8)
export const address = sized(20)
/** Who is called; nobody makes a contract. */
export const target = sized(20, 0)
const hash = sized(32)

/** EIP-2930. */
export const accessList = listOf(recordOf({ address, storageKeys: listOf(hash) }))

/** EIP-4844: at least one hash of a blob. */
export const blobVersionedHashes = listOf(hash, 1)

const authorization = { chainId: word, address, nonce: small }

/** What EIP-7702 has an account sign. */
export const readAuthorization = recordOf(authorization)
export type EthAuthorization = Read<typeof authorization>

/** EIP-7702: at least one authorization, each signed already. */
export const authorizationList = listOf(
  recordOf({ ...authorization, yParity: number(1), r: word, s: word }),
  1,
)
