import { rawFromDer } from '../p256/derSignature.ts'
import { importPublicKey } from '../p256/importPublicKey.ts'
import { verify } from '../p256/verify.ts'
import { sha256 } from '../sha256.ts'
import { personalMessageHash } from './personalMessageHash.ts'
import { verifyEd25519 } from './verifyEd25519.ts'
import { verifySecp256k1 } from './verifySecp256k1.ts'
import { rawFromWideDer } from './wideDer.ts'

/** How the stamps of one scheme are written and checked. */
export type StampScheme = {
  /** The one spelling of a public key. */
  readonly keyForm: RegExp
  /** Reads a signature as 64 bytes; null for a spelling that no client writes. */
  readonly rawSignature: (signature: Uint8Array) => Uint8Array | null
  /** Checks a signature of 64 bytes over a body; null when there is no such key. */
  readonly verify: (
    publicKey: string,
    signature: Uint8Array,
    body: Uint8Array,
  ) => Promise<boolean | null>
}

const COMPRESSED = /^0[23][0-9a-f]{64}$/

/**
 * Every scheme that a stamp may name; a scheme more is a row more.
 *
 * Spec: Activity endpoints › X-Stamp; which bytes each scheme signs is what the published clients do (wire facts,
 * X-Stamp).
 */
export const stampSchemes: ReadonlyMap<string, StampScheme> = new Map<string, StampScheme>([
  [
    'SIGNATURE_SCHEME_TK_API_P256',
    {
      keyForm: COMPRESSED,
      rawSignature: rawFromDer,
      verify: async (publicKey, signature, body) => {
        const key = await importPublicKey(publicKey)
        return key && verify(key, signature, body)
      },
    },
  ],
  [
    'SIGNATURE_SCHEME_TK_API_SECP256K1',
    {
      keyForm: COMPRESSED,
      rawSignature: rawFromDer,
      verify: async (publicKey, signature, body) =>
        verifySecp256k1(publicKey, signature, await sha256(body)),
    },
  ],
  [
    'SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191',
    {
      keyForm: COMPRESSED,
      rawSignature: rawFromWideDer,
      verify: async (publicKey, signature, body) =>
        verifySecp256k1(publicKey, signature, await personalMessageHash(body)),
    },
  ],
  [
    'SIGNATURE_SCHEME_TK_API_ED25519',
    {
      keyForm: /^[0-9a-f]{64}$/,
      rawSignature: (signature) => (signature.length === 64 ? signature : null),
      verify: verifyEd25519,
    },
  ],
])
