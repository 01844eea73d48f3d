import { importPublicKey } from '../../../crypto/p256/importPublicKey.ts'
import type { ApiKeyCurve } from './credentialTypes.ts'

const COMPRESSED = /^0[23][0-9a-f]{64}$/
const ED25519 = /^[0-9a-f]{64}$/

/**
 * Tells whether a text is a public key of that curve in its one canonical spelling: lower-case hex, compressed for
 * the two Weierstrass curves, and a point that is on the curve.
 */
export async function isPublicKey(publicKey: string, curve: ApiKeyCurve): Promise<boolean> {
  switch (curve) {
    case 'API_KEY_CURVE_P256':
      return COMPRESSED.test(publicKey) && (await importPublicKey(publicKey)) !== null
    // Loaded when first asked for: most services never see these curves, and the library takes a while to start.
    case 'API_KEY_CURVE_SECP256K1': {
      if (!COMPRESSED.test(publicKey)) return false
      const { secp256k1 } = await import('@noble/curves/secp256k1.js')
      return isPoint(() => secp256k1.Point.fromHex(publicKey).assertValidity())
    }
    case 'API_KEY_CURVE_ED25519': {
      if (!ED25519.test(publicKey)) return false
      const { ed25519 } = await import('@noble/curves/ed25519.js')
      return isPoint(() => {
        const point = ed25519.Point.fromHex(publicKey)
        if (point.isSmallOrder()) throw new TypeError('small order')
      })
    }
    default:
      return curve satisfies never
  }
}

function isPoint(decode: () => void): boolean {
  try {
    decode()
    return true
  } catch {
    return false // the decoder throws on bytes that are no point; that is the answer
  }
}
