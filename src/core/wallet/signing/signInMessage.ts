/** A request to sign in with an account, as its text says it. */
export type SignInMessage = {
  readonly scheme: string | null
  /** Host and port of whoever asks, as they say. */
  readonly domain: string
  readonly address: string
  readonly statement: string | null
  readonly uri: string | null
  readonly version: string | null
  readonly chainId: string | null
  readonly nonce: string | null
  readonly issuedAt: string | null
  readonly expirationTime: string | null
  readonly notBefore: string | null
  readonly requestId: string | null
  readonly resources: readonly string[]
}

/** What is wrong with a request to sign in: each is a reason not to. */
export type SignInFault = 'other-domain' | 'other-account' | 'expired' | 'not-yet'

const FIRST_LINE =
  /^(?:([a-zA-Z][a-zA-Z0-9+.-]{0,31}):\/\/)?([^\s/?#]{1,512}) wants you to sign in with your (Ethereum|Solana) account:$/

const ADDRESS = { Ethereum: /^0x[0-9a-fA-F]{40}$/, Solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/ }

/** What a line of Solana's form begins with behind its statement. */
const FIELD =
  /^(?:URI|Version|Chain ID|Nonce|Issued At|Expiration Time|Not Before|Request ID): |^Resources:$/

/**
 * Reads a request to sign in with Ethereum or Solana; null for any other text.
 *
 * Spec: EIP-4361, "Message Format"; Sign In With Solana, "Message", where all but the domain and the address may be left out.
 * Read to the letter: a text that differs in a line break is some other text.
 */
export function readSignInMessage(text: string): SignInMessage | null {
  const lines = text.split('\n')
  const [start, scheme = null, domain = '', name] = FIRST_LINE.exec(lines.shift() ?? '') ?? []
  const address = lines.shift() ?? ''
  const isSolana = name === 'Solana'
  if (start === undefined || !ADDRESS[isSolana ? 'Solana' : 'Ethereum'].test(address)) return null
  const statement = isSolana ? takeLoose(lines) : takeStatement(lines)
  if (statement === undefined) return null

  const take = (field: string) => {
    const before = `${field}: `
    return lines[0]?.startsWith(before) ? (lines.shift() ?? '').slice(before.length) : null
  }
  const uri = take('URI')
  const version = take('Version')
  const chainId = take('Chain ID')
  const nonce = take('Nonce')
  const issuedAt = take('Issued At')
  const expirationTime = take('Expiration Time')
  const notBefore = take('Not Before')
  const requestId = take('Request ID')
  const resources = takeResources(lines)
  const has = (value: string | null, form: RegExp) => (value === null ? isSolana : form.test(value))
  if (!has(uri, /^/) || !has(version, /^1$/) || !has(issuedAt, /^/)) return null
  if (!has(chainId, isSolana ? /^/ : /^\d{1,78}$/) || !has(nonce, /^[a-zA-Z0-9]{8,512}$/))
    return null
  if (resources === null || lines.length > 0) return null
  const known = { scheme, domain, address, statement, uri, version, chainId, nonce, issuedAt }
  return { ...known, expirationTime, notBefore, requestId, resources }
}

/** The line between two empty ones, where there is one; undefined where the lines are others. */
function takeStatement(lines: string[]): string | null | undefined {
  if (lines.shift() !== '') return undefined
  const statement = lines[0] === '' ? null : (lines.shift() ?? '')
  return lines.shift() === '' ? statement : undefined
}

/** The same in Solana's form: behind the address there may be nothing, the fields alone, or the statement alone. */
function takeLoose(lines: string[]): string | null | undefined {
  if (lines.length === 0) return null
  if (lines.shift() !== '' || lines[0] === '') return undefined
  if (FIELD.test(lines[0] ?? '')) return null
  const statement = lines.shift()
  return lines.length === 0 || (lines.shift() === '' && lines.length > 0) ? statement : undefined
}

/** The list at the end; null when it is none. Takes its lines away. */
function takeResources(lines: string[]): readonly string[] | null {
  if (lines[0] !== 'Resources:') return []
  const resources = lines.splice(0).slice(1)
  return resources.every((line) => line.startsWith('- '))
    ? resources.map((it) => it.slice(2))
    : null
}

/** What a page asks for must be about that page and the account, and now. */
export type SignInPlace = {
  /** Host and port of the page that asks, as `location.host` has it. */
  readonly host: string
  /** The account that is to sign. */
  readonly address: string
  readonly nowMs: number
}

/** What is wrong with a request to sign in here and now; empty when nothing is. */
export function signInFaults(message: SignInMessage, place: SignInPlace): readonly SignInFault[] {
  const { domain, address, expirationTime, notBefore } = message
  const faults: readonly (readonly [SignInFault, boolean])[] = [
    ['other-domain', domain !== place.host],
    ['other-account', addressKey(address) !== addressKey(place.address)],
    // a time that cannot be read is never one that has come, or has not passed
    ['expired', expirationTime !== null && !(Date.parse(expirationTime) > place.nowMs)],
    ['not-yet', notBefore !== null && !(Date.parse(notBefore) <= place.nowMs)],
  ]
  return faults.flatMap(([fault, is]) => (is ? [fault] : []))
}

/** An address of Ethereum is the same in any case, one of Solana is not. */
function addressKey(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}
