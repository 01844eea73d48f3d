import { bytesFromBase64url } from '../../lib/base64url.ts'
import { isRecord } from '../../lib/isRecord.ts'
import { utf8FromBytes } from '../../lib/utf8.ts'
import { shortName } from './maskBody.ts'

/** Who vouched for a request. */
export type StampedWith = 'Config ID' | 'Session key' | 'Passkey' | 'Wallet' | 'Nothing'

/** What the panel says of a stamp: never the stamp itself, which would open the request to whoever copies it. */
export type StampFacts = {
  readonly header: string
  readonly scheme: string
  /** Whose it is: a public key, or the id of a passkey. */
  readonly signer: string
  /** Its beginning and its end. */
  readonly signature: string
}

const CONFIG = 'X-Auth-Proxy-Config-Id'
const PASSKEY = 'X-Stamp-WebAuthn'
/** The attested one carries a key's stamp too, beside the proof of who has the key. */
const KEYS = ['X-Stamp', 'X-Stamp-Attested']
const OF_SESSIONS = 'SIGNATURE_SCHEME_TK_API_P256'

/** By the headers of a request: who stamped it, and with what. */
export function readStamp(headers: Headers): {
  readonly stampedWith: StampedWith
  readonly stamp: StampFacts | null
} {
  const passkey = headers.get(PASSKEY)
  if (passkey !== null) return { stampedWith: 'Passkey', stamp: factsOfPasskey(passkey) }
  for (const header of KEYS) {
    const value = headers.get(header)
    if (value === null) continue
    const stamp = factsOfKey(header, value)
    const isOfWallet = stamp !== null && stamp.scheme !== OF_SESSIONS && header === 'X-Stamp'
    return { stampedWith: isOfWallet ? 'Wallet' : 'Session key', stamp }
  }
  return { stampedWith: headers.has(CONFIG) ? 'Config ID' : 'Nothing', stamp: null }
}

function factsOfPasskey(value: string): StampFacts | null {
  const said = recordFrom(value)
  if (!said) return null
  const { credentialId: signer, signature } = textsOf(said)
  return facts({ header: PASSKEY, scheme: 'WebAuthn', signer, signature })
}

function factsOfKey(header: string, value: string): StampFacts | null {
  const bytes = bytesFromBase64url(value)
  const said = recordFrom(bytes ? (utf8FromBytes(bytes) ?? '') : '')
  if (!said) return null
  const { publicKey: signer, scheme = OF_SESSIONS, signature } = textsOf(said)
  return facts({ header, scheme, signer, signature })
}

type Texts = { readonly [name: string]: string | undefined }

const facts = ({ header = '', scheme = '', signer = '', signature = '' }: Texts): StampFacts => ({
  header,
  scheme,
  signer: shortName(signer),
  signature: shortName(signature),
})

function recordFrom(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : null
  } catch {
    // a stamp of another generation, or none: then there is nothing to say of it
    return null
  }
}

function textsOf(said: Record<string, unknown>): Texts {
  return Object.fromEntries(
    Object.entries(said).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
