import type { Signature } from '../../../wire/fields/signature.ts'
import type { SigningAccount } from './signRequest.ts'

/** A signature as it came, and as the chain's own tools take it. */
export type Signed = {
  /** Hex with 0x: r, s and, after ECDSA, 1b or 1c; on Ed25519 the 64 bytes. */
  readonly signature: `0x${string}`
  /** 32 bytes each, hex. */
  readonly r: string
  readonly s: string
  /** Which of two keys it is of, `00` or `01`; `00` on Ed25519. */
  readonly v: string
}

/** Spec: signRawPayloadResult › r, s, v. Ethereum counts the recovery id from 27. */
export function signedHex({ curve }: SigningAccount, { r, s, v }: Signature): Signed {
  const recovery = (27 + Number.parseInt(v, 16)).toString(16).padStart(2, '0')
  return { signature: `0x${r}${s}${curve === 'CURVE_ED25519' ? '' : recovery}`, r, s, v }
}
