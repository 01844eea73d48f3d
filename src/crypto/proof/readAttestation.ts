import { concatBytes } from '../../lib/concatBytes.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { type CborValue, isCborMap, readCbor, readCborItem } from '../webauthn/readCbor.ts'

/** What an attestation document says, and its signature (RFC 9052 section 4.2). */
export type Attestation = {
  /** What the certificate's key signed. */
  readonly signedBytes: Uint8Array
  /** r and s, 48 bytes each. */
  readonly signature: Uint8Array
  readonly moduleId: string
  /** When it was made, milliseconds since 1970. */
  readonly timestampMs: number
  /** The platform configuration registers by their numbers, hex. */
  readonly pcrs: ReadonlyMap<number, string>
  /** DER of the certificate whose key signed. */
  readonly certificate: Uint8Array
  /** DER of those above it, the root first. */
  readonly cabundle: readonly Uint8Array[]
  /** Hex. */
  readonly publicKey: string
  /** Hex. */
  readonly userData: string
}

/** The protected header `{1: -35}`: ES384, and nothing else. */
const ES384 = 'a1013822'
/** A map whose end is marked; the documents of Nitro enclaves are such maps. */
const OPEN_MAP = 0xbf
const BREAK = 0xff
const MAX_PCRS = 32
const PCR_BYTES = 48

/**
 * Reads an attestation document of a Nitro enclave, or one that is built like it; null for anything else.
 *
 * Ours: a COSE_Sign1 without a tag, with the algorithm as its only header, and a document of known members only.
 */
export function readAttestation(bytes: Uint8Array<ArrayBuffer>): Attestation | null {
  const cose = readCbor(bytes)
  if (!isList(cose) || cose.length !== 4) return null
  const [header, unprotected, payload, signature] = cose
  if (!(header instanceof Uint8Array) || hexFromBytes(header) !== ES384) return null
  if (!isCborMap(unprotected) || unprotected.size > 0) return null
  if (!(payload instanceof Uint8Array) || !(signature instanceof Uint8Array)) return null
  const members = signature.length === 2 * PCR_BYTES ? readMembers(payload) : null
  const document = members && documentOf(members)
  return document && { ...document, signature, signedBytes: signedBytesOf(header, payload) }
}

/** `["Signature1", header, h'', payload]` in CBOR. */
export function signedBytesOf(header: Uint8Array, payload: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = bytesFromUtf8('Signature1')
  const length = Uint8Array.of(0x59, payload.length >> 8, payload.length & 0xff)
  return concatBytes(
    Uint8Array.of(0x84, 0x60 | text.length),
    text,
    Uint8Array.of(0x40 | header.length),
    header,
    Uint8Array.of(0x40),
    length,
    payload,
  )
}

function isList(value: CborValue | undefined): value is readonly CborValue[] {
  return Array.isArray(value)
}

type Members = ReadonlyMap<number | string, CborValue>

function readMembers(payload: Uint8Array<ArrayBuffer>): Members | null {
  // shorter ones have another head before them, and none is that short
  if (payload.length < 256 || payload.length > 0xffff) return null
  if (payload[0] !== OPEN_MAP) {
    const map = readCbor(payload)
    return isCborMap(map) ? map : null
  }
  const members = new Map<string, CborValue>()
  let at = 1
  while (payload[at] !== BREAK) {
    const name = readCborItem(payload, at)
    const member = name && readCborItem(payload, name.end)
    if (typeof name?.value !== 'string' || !member || members.has(name.value)) return null
    members.set(name.value, member.value)
    at = member.end
  }
  return at === payload.length - 1 ? members : null
}

const MEMBERS: readonly (number | string)[] = [
  'module_id',
  'digest',
  'timestamp',
  'pcrs',
  'certificate',
  'cabundle',
  'public_key',
  'user_data',
  'nonce',
]

function documentOf(members: Members): Omit<Attestation, 'signature' | 'signedBytes'> | null {
  for (const name of members.keys()) if (!MEMBERS.includes(name)) return null
  const moduleId = members.get('module_id')
  const timestampMs = members.get('timestamp')
  const certificate = members.get('certificate')
  const cabundle = listOfBytes(members.get('cabundle'))
  const publicKey = members.get('public_key')
  const userData = members.get('user_data')
  const pcrs = pcrsOf(members.get('pcrs'))
  if (typeof moduleId !== 'string' || typeof timestampMs !== 'number') return null
  if (members.get('digest') !== 'SHA384' || timestampMs < 0) return null
  if (!(certificate instanceof Uint8Array) || !cabundle || !pcrs) return null
  if (!(publicKey instanceof Uint8Array) || !(userData instanceof Uint8Array)) return null
  return {
    moduleId,
    timestampMs,
    pcrs,
    certificate,
    cabundle,
    publicKey: hexFromBytes(publicKey),
    userData: hexFromBytes(userData),
  }
}

function listOfBytes(value: CborValue | undefined): readonly Uint8Array[] | null {
  if (!isList(value)) return null
  const items = value.filter((item) => item instanceof Uint8Array)
  return items.length === value.length ? items : null
}

function pcrsOf(value: CborValue | undefined): ReadonlyMap<number, string> | null {
  if (!isCborMap(value) || value.size > MAX_PCRS) return null
  const pcrs = new Map<number, string>()
  for (const [index, bytes] of value) {
    if (typeof index !== 'number' || !(bytes instanceof Uint8Array)) return null
    if (bytes.length !== PCR_BYTES) return null
    pcrs.set(index, hexFromBytes(bytes))
  }
  return pcrs
}
