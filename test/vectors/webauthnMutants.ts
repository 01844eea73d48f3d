import { base64urlFromBytes, bytesFromBase64url } from '../../src/lib/base64url.ts'
import { concatBytes } from '../../src/lib/concatBytes.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../src/lib/utf8.ts'
import type { Making, Using } from './webauthnVectors.ts'

type Bytes = Uint8Array<ArrayBuffer>
type WithClientData = { readonly challenge: string; readonly clientData: Bytes }

const CHALLENGE_BYTES = [0, 5, 10, 15, 20, 25, 31]
const HASH_BYTES = [0, 4, 9, 13, 18, 22, 27, 31]

const origins = [
  'http://example.org',
  'https://example.com',
  'https://example.org.evil.example',
  'https://evilexample.org',
  'https://example.org:8443',
  'https://example.org/',
  'https://example.org.',
  'https://EXAMPLE.ORG',
  'https://user@example.org',
  'null',
  '',
]

function flip(bytes: Bytes, at: number, mask = 1): Bytes {
  const place = at < 0 ? bytes.length + at : at
  return bytes.with(place, (bytes[place] ?? 0) ^ mask)
}

/** Changes of the client data and the challenge that both ceremonies must refuse: 38. */
function clientDataMutants<Vector extends WithClientData>(
  vector: Vector,
  type: { readonly other: string },
): readonly Vector[] {
  const text = utf8FromBytes(vector.clientData) ?? ''
  const members: Record<string, unknown> = JSON.parse(text)
  const withMember = (name: string, value: unknown) => JSON.stringify({ ...members, [name]: value })
  const challenge = bytesFromBase64url(vector.challenge) ?? new Uint8Array()
  const challenges = CHALLENGE_BYTES.map((at) => base64urlFromBytes(flip(challenge, at)))
  const texts = [
    ...['', `${members.type} `, String(members.type).toUpperCase(), type.other].map((value) =>
      withMember('type', value),
    ),
    ...challenges.map((value) => withMember('challenge', value)),
    ...['', `${vector.challenge}=`, `${vector.challenge}A`, vector.challenge.slice(1)].map(
      (value) => withMember('challenge', value),
    ),
    ...origins.map((value) => withMember('origin', value)),
    withMember('crossOrigin', 'false'),
    withMember('topOrigin', 1),
    withMember('type', undefined),
    withMember('challenge', undefined),
    withMember('origin', undefined),
    text.slice(0, -1),
    `${text}}`,
    `\uFEFF${text}`,
    text.replace('{', `{"type":"${members.type}",`),
  ]
  return [
    ...texts.map((changed) => ({ ...vector, clientData: bytesFromUtf8(changed) })),
    ...challenges.slice(0, 3).map((changed) => ({ ...vector, challenge: changed })),
  ]
}

/** Sixty registrations that differ from a good one in one field. */
export function registrationMutants(making: Making): readonly Making[] {
  const { attestationObject: object, authDataAt: start, credentialId } = making
  const idLength = object[start + 54] ?? 0
  const key = start + 55 + idLength
  const objects = [
    ...HASH_BYTES.slice(2).map((at) => flip(object, start + at)),
    flip(object, start + 32, 0x01),
    flip(object, start + 32, 0x40),
    object.with(start + 32, 0x51),
    flip(object, start + 54),
    flip(object, start + 55),
    ...[0, 1, 2, 3].map((at) => flip(object, key + at)),
    flip(object, 0),
    flip(object, 2),
    flip(object, start - 1),
    object.slice(0, -1),
    concatBytes(object, Uint8Array.of(0)),
  ]
  return [
    ...clientDataMutants(making, { other: 'webauthn.get' }),
    ...objects.map((attestationObject) => ({ ...making, attestationObject })),
    ...['', credentialId.slice(4)].map((id) => ({ ...making, credentialId: id })),
  ]
}

/** Sixty assertions that differ from a good one in one field. */
export function assertionMutants(using: Using): readonly Using[] {
  const { authenticatorData: data, signature } = using
  const datas = [
    ...HASH_BYTES.map((at) => flip(data, at)),
    flip(data, 32, 0x01),
    flip(data, 32, 0x04),
    flip(data, 32, 0x40),
    flip(data, 32, 0x80),
    flip(data, -1),
    data.slice(0, -1),
    concatBytes(data, Uint8Array.of(0)),
  ]
  const signatures = [
    flip(signature, 0),
    flip(signature, 8),
    flip(signature, signature.length >> 1),
    flip(signature, -1),
    signature.slice(0, -1),
    concatBytes(signature, Uint8Array.of(0)),
    new Uint8Array(),
  ]
  return [
    ...clientDataMutants(using, { other: 'webauthn.create' }),
    ...datas.map((authenticatorData) => ({ ...using, authenticatorData })),
    ...signatures.map((changed) => ({ ...using, signature: changed })),
  ]
}
