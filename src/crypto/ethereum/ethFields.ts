import { hexFromBytes } from '../../lib/hex.ts'
import type { Rlp } from './rlp.ts'

/** A number of at most so many bytes, without leading zeros; null for anything else. */
export function numberFrom(item: Rlp, sizeBytes: number): bigint | null {
  if (!(item instanceof Uint8Array) || item.length > sizeBytes || item[0] === 0) return null
  return item.length === 0 ? 0n : BigInt(`0x${hexFromBytes(item)}`)
}

export function isAddress(item: Rlp | undefined): boolean {
  return item instanceof Uint8Array && item.length === 20
}

/** EIP-2930: pairs of an address and storage keys of 32 bytes. */
export function accessListFault(list: Rlp | undefined): string | null {
  const isFine = everyList(list, (pair) => {
    const [address, keys] = pair
    return pair.length === 2 && isAddress(address) && everyHash(keys)
  })
  return isFine ? null : 'has a wrong access list'
}

/** EIP-4844: at least one hash of a blob. */
export function hashListFault(list: Rlp | undefined): string | null {
  return everyHash(list) && list?.length !== 0 ? null : 'has wrong blob hashes'
}

/** EIP-7702: at least one authorization, each signed already. */
export function authorizationListFault(list: Rlp | undefined): string | null {
  const isFine = everyList(list, (tuple) => {
    const [chainId = [], address, nonce = [], yParity = [], r = [], s = []] = tuple
    const numbers = [
      numberFrom(chainId, 32),
      numberFrom(nonce, 8),
      numberFrom(yParity, 1),
      numberFrom(r, 32),
      numberFrom(s, 32),
    ]
    return tuple.length === 6 && isAddress(address) && !numbers.includes(null)
  })
  return isFine && list?.length !== 0 ? null : 'has a wrong authorization list'
}

function everyList(list: Rlp | undefined, isFine: (item: readonly Rlp[]) => boolean): boolean {
  if (list === undefined || list instanceof Uint8Array) return false
  return list.every((item) => !(item instanceof Uint8Array) && isFine(item))
}

function everyHash(list: Rlp | undefined): boolean {
  if (list === undefined || list instanceof Uint8Array) return false
  return list.every((item) => item instanceof Uint8Array && item.length === 32)
}
