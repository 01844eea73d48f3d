import { SignTypedDataVersion, TypedDataUtils } from '@metamask/eth-sig-util'
import { TypedDataEncoder } from 'ethers'
import { hashTypedData } from 'viem'
import { hexFromBytes } from '../../src/lib/hex.ts'

/** Typed data with a declared domain type, as a page hands it to a wallet. */
export type WholeTypedData = {
  readonly types: Readonly<Record<string, readonly { readonly name: string; type: string }[]>>
  readonly primaryType: string
  readonly domain: Readonly<Record<string, unknown>>
  readonly message: Readonly<Record<string, unknown>>
}

export type LibraryName = 'viem' | 'ethers' | 'eth-sig-util'

const libraries: Readonly<Record<LibraryName, (data: WholeTypedData) => string>> = {
  viem: (data) => hashTypedData(data as unknown as Parameters<typeof hashTypedData>[0]),
  ethers: ({ types: { EIP712Domain: _domain, ...types }, domain, message }) =>
    TypedDataEncoder.hash(domain, structuredClone(types) as never, message),
  'eth-sig-util': (data) =>
    `0x${hexFromBytes(TypedDataUtils.eip712Hash(data as never, SignTypedDataVersion.V4))}`,
}

/** What each of three libraries computes for typed data; null for one that refuses it. */
export function hashByLibraries(
  data: WholeTypedData,
): Readonly<Record<LibraryName, string | null>> {
  const hashBy = (name: LibraryName) => {
    try {
      return libraries[name](data)
    } catch {
      return null // the library refuses it: the caller says which ones may
    }
  }
  return { viem: hashBy('viem'), ethers: hashBy('ethers'), 'eth-sig-util': hashBy('eth-sig-util') }
}
