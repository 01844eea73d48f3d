import { readCbor } from '../../src/crypto/webauthn/readCbor.ts'
import { base64urlFromBytes } from '../../src/lib/base64url.ts'
import { bytesFromHex } from '../../src/lib/hex.ts'
import { hasCorpora, readCorpus } from './corpora.ts'

type Block = Readonly<Record<string, string>>
type Section = { readonly id: string; readonly blocks: readonly Block[] }

/** One credential of WebAuthn level 3 section 16: how it was made and how it was used. */
export type WebauthnVector = {
  readonly id: string
  readonly registration: Making
  readonly assertion: Using
}

/** The parts of a registration that a mutant changes one of. */
export type Making = {
  /** Base64url. */
  readonly challenge: string
  readonly credentialId: string
  readonly clientData: Uint8Array<ArrayBuffer>
  readonly attestationObject: Uint8Array<ArrayBuffer>
  /** Where in the attestation object the authenticator data begin. */
  readonly authDataAt: number
}

export type Using = {
  readonly challenge: string
  readonly clientData: Uint8Array<ArrayBuffer>
  readonly authenticatorData: Uint8Array<ArrayBuffer>
  readonly signature: Uint8Array<ArrayBuffer>
}

/** What the corpus holds of the fifteen; none where it is absent. */
export function webauthnVectors(): readonly WebauthnVector[] {
  if (!hasCorpora) return []
  const sections: readonly Section[] = JSON.parse(readCorpus('webauthn-l3-vectors.json'))
  return sections.flatMap(({ id, blocks: [made, used] }) =>
    made && used ? [{ id, registration: makingOf(made), assertion: usingOf(used) }] : [],
  )
}

function makingOf(block: Block): Making {
  const attestationObject = bytesAt(block, 'attestationObject')
  return {
    challenge: base64urlFromBytes(bytesAt(block, 'challenge')),
    credentialId: base64urlFromBytes(bytesAt(block, 'credential_id')),
    clientData: bytesAt(block, 'clientDataJSON'),
    attestationObject,
    authDataAt: authDataStart(attestationObject),
  }
}

function usingOf(block: Block): Using {
  return {
    challenge: base64urlFromBytes(bytesAt(block, 'challenge')),
    clientData: bytesAt(block, 'clientDataJSON'),
    authenticatorData: bytesAt(block, 'authenticatorData'),
    signature: bytesAt(block, 'signature'),
  }
}

/** The data are the last member, so they end where the object does. */
function authDataStart(attestationObject: Uint8Array<ArrayBuffer>): number {
  const object = readCbor(attestationObject)
  const authData = object instanceof Map ? object.get('authData') : undefined
  if (!(authData instanceof Uint8Array)) throw new Error('the vector has no authenticator data')
  return attestationObject.length - authData.length
}

function bytesAt(block: Block, name: string): Uint8Array<ArrayBuffer> {
  const bytes = bytesFromHex(block[name] ?? '')
  if (!bytes?.length) throw new Error(`the vector has no ${name}`)
  return bytes
}
