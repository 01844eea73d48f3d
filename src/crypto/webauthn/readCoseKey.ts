import { base64urlFromBytes } from '../../lib/base64url.ts'
import { type CborMap, type CborValue, isCborMap, readCbor } from './readCbor.ts'

type Importable = {
  readonly jwk: JsonWebKey
  readonly algorithm: EcKeyImportParams | RsaHashedImportParams | { readonly name: string }
}

type CoseAlgorithm = {
  readonly keyType: number
  /** Null unless the key has exactly the members of its type, each of the right size. */
  readonly read: (key: CborMap) => Importable | null
}

const EC2 = 2
const OKP = 1
const RSA = 3
const SHORTEST_MODULUS_BYTES = 256

/**
 * The algorithms of passkeys by their COSE number; one more is a row more (RFC 9053, RFC 8812).
 */
const coseAlgorithms: ReadonlyMap<number, CoseAlgorithm> = new Map([
  [-7, { keyType: EC2, read: ec2(1, 'P-256', 32) }],
  [-35, { keyType: EC2, read: ec2(2, 'P-384', 48) }],
  [-36, { keyType: EC2, read: ec2(3, 'P-521', 66) }],
  [-8, { keyType: OKP, read: ed25519 }],
  [-257, { keyType: RSA, read: rsa }],
])

/** A public key that a passkey can have. */
export type CoseKey = Importable & { readonly coseAlgorithm: number }

/** Reads a COSE key (RFC 9052 section 7); null for a key that no passkey of ours has. */
export function readCoseKey(bytes: Uint8Array<ArrayBuffer>): CoseKey | null {
  const key = readCbor(bytes)
  if (!isCborMap(key)) return null
  const coseAlgorithm = key.get(3)
  const row = typeof coseAlgorithm === 'number' ? coseAlgorithms.get(coseAlgorithm) : undefined
  if (typeof coseAlgorithm !== 'number' || !row || key.get(1) !== row.keyType) return null
  const importable = row.read(key)
  return importable && { ...importable, coseAlgorithm }
}

/** Tells whether the platform takes the key: a point on its curve, a modulus that is long enough. */
export async function isUsableKey({ jwk, algorithm }: CoseKey): Promise<boolean> {
  try {
    await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify'])
    return true
  } catch {
    return false // the platform refuses the key: that is the answer
  }
}

function ec2(curve: number, namedCurve: string, size: number) {
  return (key: CborMap): Importable | null => {
    const x = bytesOf(key.get(-2), size)
    const y = bytesOf(key.get(-3), size)
    if (key.size !== 5 || key.get(-1) !== curve || !x || !y) return null
    const point = { x: base64urlFromBytes(x), y: base64urlFromBytes(y) }
    return {
      jwk: { kty: 'EC', crv: namedCurve, ...point },
      algorithm: { name: 'ECDSA', namedCurve },
    }
  }
}

function ed25519(key: CborMap): Importable | null {
  const x = bytesOf(key.get(-2), 32)
  if (key.size !== 4 || key.get(-1) !== 6 || !x) return null
  return {
    jwk: { kty: 'OKP', crv: 'Ed25519', x: base64urlFromBytes(x) },
    algorithm: { name: 'Ed25519' },
  }
}

function rsa(key: CborMap): Importable | null {
  const n = key.get(-1)
  const e = bytesOf(key.get(-2), 3)
  const isModulus = n instanceof Uint8Array && n.length >= SHORTEST_MODULUS_BYTES && n[0] !== 0
  if (key.size !== 4 || !isModulus || !e || base64urlFromBytes(e) !== 'AQAB') return null
  return {
    jwk: { kty: 'RSA', n: base64urlFromBytes(n), e: 'AQAB' },
    algorithm: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  }
}

function bytesOf(value: CborValue | undefined, size: number): Uint8Array | null {
  return value instanceof Uint8Array && value.length === size ? value : null
}
