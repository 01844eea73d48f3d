import { bytesFromBase64 } from '../../lib/base64.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import { utf8FromBytes } from '../../lib/utf8.ts'
import { contentOf, DER, type DerElement, rawSignature, readDer, within } from './readDer.ts'
import { readExtensions } from './readExtensions.ts'

/** What of a certificate a chain of them needs (RFC 5280 section 4.1). */
export type Certificate = {
  /** What its issuer signed. */
  readonly signedBytes: Uint8Array
  /** r and s, 48 bytes each. */
  readonly signature: Uint8Array
  /** Names as DER in hex: they are equal when they are written alike. */
  readonly issuer: string
  readonly subject: string
  readonly notBeforeMs: number
  readonly notAfterMs: number
  /** An uncompressed point of P-384. */
  readonly publicKey: Uint8Array
  readonly isAuthority: boolean
  /** How many authorities may stand below it. */
  readonly pathLength: number
  /** Whether its key may sign certificates, and whether it may sign anything else. */
  readonly maySignCertificates: boolean
  readonly maySign: boolean
}

/** `ecdsa-with-SHA384` and a key of P-384, as the DER of their algorithm identifiers (RFC 5758, RFC 5480). */
const SIGNATURE_ALGORITHM = '300a06082a8648ce3d040303'
const KEY_ALGORITHM = '301006072a8648ce3d020106052b81040022'
const VERSION_3 = '020102'
const POINT_BYTES = 97

/**
 * Reads a certificate with a P-384 key that was signed with ECDSA and SHA-384; null for any other.
 *
 * Ours: extensions that are critical and not understood here are refused, as RFC 5280 section 4.2 wants.
 */
export function readCertificate(der: Uint8Array): Certificate | null {
  const [tbs, algorithm, signatureBits, ...more] = listOf(contentOf(der, DER.sequence))
  const parts = listOf(tbs?.tag === DER.sequence ? tbs.content : null)
  const [version, serial, sameAlgorithm, issuer, validity, subject, key, extensions] = parts
  if (!tbs || more.length > 0 || parts.length !== 8 || serial?.tag !== DER.integer) return null
  if (version?.tag !== DER.explicit0 || hexFromBytes(version.content) !== VERSION_3) return null
  if (!isAlgorithm(algorithm) || !isAlgorithm(sameAlgorithm)) return null
  if (issuer?.tag !== DER.sequence || subject?.tag !== DER.sequence) return null
  const signature = bitsOf(signatureBits)
  const raw = signature && rawSignature(signature, 48)
  const times = timesOf(validity)
  const publicKey = pointOf(key)
  const rights = readExtensions(extensions)
  if (!raw || !times || !publicKey || !rights) return null
  return {
    signedBytes: tbs.whole,
    signature: raw,
    issuer: hexFromBytes(issuer.whole),
    subject: hexFromBytes(subject.whole),
    ...times,
    publicKey,
    ...rights,
  }
}

/** The bytes of a certificate in PEM (RFC 7468 section 5): one, and nothing around it. */
export function bytesFromPem(pem: string): Uint8Array | null {
  const lines = pem.trim().split(/\r?\n/)
  if (lines.shift() !== '-----BEGIN CERTIFICATE-----') return null
  if (lines.pop() !== '-----END CERTIFICATE-----') return null
  return bytesFromBase64(lines.join(''))
}

function listOf(content: Uint8Array | null): readonly DerElement[] {
  return (content && readDer(content)) ?? []
}

function isAlgorithm(element: DerElement | undefined): boolean {
  return element !== undefined && hexFromBytes(element.whole) === SIGNATURE_ALGORITHM
}

/** The bytes of a bit string that has whole bytes. */
function bitsOf(element: DerElement | undefined): Uint8Array | null {
  const isWhole = element?.tag === DER.bitString && element.content[0] === 0
  return isWhole ? element.content.subarray(1) : null
}

function pointOf(key: DerElement | undefined): Uint8Array | null {
  const [algorithm, bits, ...more] = within(key, DER.sequence) ?? []
  if (!algorithm || hexFromBytes(algorithm.whole) !== KEY_ALGORITHM || more.length > 0) return null
  const point = bitsOf(bits)
  return point?.length === POINT_BYTES && point[0] === 4 ? point : null
}

function timesOf(validity: DerElement | undefined) {
  const [from, to, ...more] = within(validity, DER.sequence) ?? []
  const notBeforeMs = timeOf(from)
  const notAfterMs = timeOf(to)
  if (notBeforeMs === null || notAfterMs === null || more.length > 0) return null
  return { notBeforeMs, notAfterMs }
}

/** Until 2049 with two digits of the year, later with four (RFC 5280 section 4.1.2.5); null for any other spelling. */
function timeOf(element: DerElement | undefined): number | null {
  if (!element) return null
  const text = utf8FromBytes(element.content) ?? ''
  const year = element.tag === DER.generalizedTime ? /^(?:20[5-9]|2[1-9]\d|[3-9]\d\d)\d/ : /^\d\d/
  if (element.tag !== DER.generalizedTime && element.tag !== DER.utcTime) return null
  const [digits] = year.exec(text) ?? []
  const rest = digits && /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(text.slice(digits.length))
  if (!rest) return null
  const [, month, day, hour, minute, second] = rest
  const century = digits.length === 4 ? '' : Number(digits) < 50 ? '20' : '19'
  const iso = `${century}${digits}-${month}-${day}T${hour}:${minute}:${second}.000Z`
  const timeMs = Date.parse(iso)
  return Number.isNaN(timeMs) || new Date(timeMs).toISOString() !== iso ? null : timeMs
}
