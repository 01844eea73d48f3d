import { DER } from '../../crypto/proof/readDer.ts'
import { sha256 } from '../../crypto/sha256.ts'
import { base64FromBytes } from '../../lib/base64.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { signP384 } from './p384.ts'
import { der, derBits, derIdentifier, derInteger, derSequence, derTime } from './writeDer.ts'

/** Whose certificate, and by whom. */
export type CertificateOrder = {
  readonly subject: string
  readonly publicKey: CryptoKey
  readonly issuer: { readonly name: string; readonly publicKey: CryptoKey }
  /** The issuer's. */
  readonly signingKey: CryptoKey
  /** Whether the key signs certificates; else it signs documents. */
  readonly isAuthority: boolean
  /** Milliseconds since 1970. */
  readonly notBeforeMs: number
  readonly notAfterMs: number
}

const COMMON_NAME = '550403'
const ECDSA_WITH_SHA384 = '2a8648ce3d040303'
const BASIC_CONSTRAINTS = '551d13'
const KEY_USAGE = '551d0f'
const SUBJECT_KEY = '551d0e'
const AUTHORITY_KEY = '551d23'
const TRUE = der(DER.boolean, Uint8Array.of(0xff))

/** Writes a certificate for a P-384 key, signed with ECDSA and SHA-384 (RFC 5280 section 4.1). */
export async function writeCertificate(order: CertificateOrder): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = derSequence(derIdentifier(ECDSA_WITH_SHA384))
  const serial = crypto.getRandomValues(new Uint8Array(16))
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40
  const signed = derSequence(
    der(DER.explicit0, derInteger(Uint8Array.of(2))),
    derInteger(serial),
    algorithm,
    nameOf(order.issuer.name),
    derSequence(derTime(order.notBeforeMs), derTime(order.notAfterMs)),
    nameOf(order.subject),
    new Uint8Array(await crypto.subtle.exportKey('spki', order.publicKey)),
    der(DER.explicit3, derSequence(...(await extensionsOf(order)))),
  )
  const signature = await signP384(order.signingKey, signed)
  const pair = derSequence(
    derInteger(signature.subarray(0, 48)),
    derInteger(signature.subarray(48)),
  )
  return derSequence(signed, algorithm, derBits(pair))
}

/** A certificate as text (RFC 7468 section 5). */
export function pemFromCertificate(bytes: Uint8Array): string {
  const lines = base64FromBytes(bytes).match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

function nameOf(commonName: string): Uint8Array {
  const text = der(DER.utf8String, bytesFromUtf8(commonName))
  return derSequence(der(DER.set, derSequence(derIdentifier(COMMON_NAME), text)))
}

async function extensionsOf({ isAuthority, publicKey, issuer }: CertificateOrder) {
  // `keyCertSign` and `cRLSign`, or `digitalSignature`
  const usage = isAuthority ? derBits(Uint8Array.of(0x06), 1) : derBits(Uint8Array.of(0x80), 7)
  return [
    extension(BASIC_CONSTRAINTS, derSequence(isAuthority ? TRUE : new Uint8Array()), TRUE),
    extension(KEY_USAGE, usage, TRUE),
    extension(SUBJECT_KEY, der(DER.octetString, await keyIdentifier(publicKey))),
    extension(AUTHORITY_KEY, derSequence(der(0x80, await keyIdentifier(issuer.publicKey)))),
  ]
}

function extension(id: string, value: Uint8Array, critical = new Uint8Array()): Uint8Array {
  return derSequence(derIdentifier(id), critical, der(DER.octetString, value))
}

/** The first 160 bits of SHA-256 of the point (RFC 7093 section 2, method 1). */
async function keyIdentifier(key: CryptoKey): Promise<Uint8Array> {
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', key))
  return (await sha256(point)).subarray(0, 20)
}
