import { base58 } from '@scure/base'
import { bytesFromHex } from '../../../lib/hex.ts'
import type { Signer } from '../wallets/findSigner.ts'

/** The address on Solana of a key on Ed25519, under whatever address or id the request named it. */
export function solanaAddressOf(signer: Signer): string {
  const { publicKey } = signer.kind === 'account' ? signer.account : signer.privateKey
  // an account from before public keys were kept has no other address than this one
  if (publicKey === null) return signer.kind === 'account' ? signer.account.address : ''
  return base58.encode(bytesFromHex(publicKey) ?? new Uint8Array())
}
