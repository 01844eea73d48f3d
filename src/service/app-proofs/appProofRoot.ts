import { concatBytes } from '../../lib/concatBytes.ts'
import { newP384Pair, P384 } from './p384.ts'
import { pemFromCertificate, writeCertificate } from './writeCertificate.ts'

/** To whom the certificate of the root belongs. It says in itself what it is not. */
export const ROOT_NAME = 'Latchkit software proofs, no enclave'

/** The authority of this service alone, under which its app proofs stand. */
export type AppProofRoot = {
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  /** DER. */
  readonly certificate: Uint8Array
  readonly certificatePem: string
}

const DAY_MS = 86_400_000
const LIFETIME_MS = 30 * 365 * DAY_MS

/** A new root in the form in which it is sealed: the lengths of three parts, the private key, the public one, the certificate. */
export async function newAppProofRootBytes(nowMs: number): Promise<Uint8Array> {
  const pair = await newP384Pair(true)
  const certificate = await writeCertificate({
    subject: ROOT_NAME,
    publicKey: pair.publicKey,
    issuer: { name: ROOT_NAME, publicKey: pair.publicKey },
    signingKey: pair.privateKey,
    isAuthority: true,
    // clocks of processes and of those who verify differ
    notBeforeMs: nowMs - DAY_MS,
    notAfterMs: nowMs + LIFETIME_MS,
  })
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const bytes = concatBytes(Uint8Array.of(pkcs8.length, point.length), pkcs8, point, certificate)
  pkcs8.fill(0)
  return bytes
}

/** Makes the root usable, its private key not readable, and wipes the bytes. */
export async function openAppProofRoot(bytes: Uint8Array): Promise<AppProofRoot> {
  const [keyLength = 0, pointLength = 0] = bytes
  const pkcs8 = bytes.slice(2, 2 + keyLength)
  const point = bytes.slice(2 + keyLength, 2 + keyLength + pointLength)
  const certificate = bytes.slice(2 + keyLength + pointLength)
  const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, P384, false, ['sign'])
  const publicKey = await crypto.subtle.importKey('raw', point, P384, true, ['verify'])
  pkcs8.fill(0)
  bytes.fill(0)
  return { privateKey, publicKey, certificate, certificatePem: pemFromCertificate(certificate) }
}
