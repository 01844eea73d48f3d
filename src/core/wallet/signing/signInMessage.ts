/** A request to sign in with an account, as its text says it. */
export type SignInMessage = {
  readonly scheme: string | null
  /** Host and port of whoever asks, as they say. */
  readonly domain: string
  readonly address: string
  readonly statement: string | null
  readonly uri: string
  readonly version: string
  readonly chainId: string
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime: string | null
  readonly notBefore: string | null
  readonly requestId: string | null
  readonly resources: readonly string[]
}

/** What is wrong with a request to sign in: each is a reason not to. */
export type SignInFault = 'other-domain' | 'other-account' | 'expired' | 'not-yet'

const FIRST_LINE =
  /^(?:([a-zA-Z][a-zA-Z0-9+.-]{0,31}):\/\/)?([^\s/?#]{1,512}) wants you to sign in with your Ethereum account:$/

/**
 * Reads a request to sign in with Ethereum; null for any other text.
 *
 * Spec: EIP-4361, "Message Format". Read to the letter: a text that differs in a line break is some other text.
 */
export function readSignInMessage(text: string): SignInMessage | null {
  const lines = text.split('\n')
  const first = FIRST_LINE.exec(lines.shift() ?? '')
  const address = lines.shift() ?? ''
  if (!first || !/^0x[0-9a-fA-F]{40}$/.test(address) || lines.shift() !== '') return null
  const isSaid = lines[0] !== ''
  const statement = isSaid ? (lines.shift() ?? '') : null
  if (lines.shift() !== '') return null

  const take = (name: string) => {
    const start = `${name}: `
    return lines[0]?.startsWith(start) ? (lines.shift() ?? '').slice(start.length) : null
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
  if (uri === null || version !== '1' || chainId === null || nonce === null || issuedAt === null)
    return null
  if (!/^\d{1,78}$/.test(chainId) || !/^[a-zA-Z0-9]{8,512}$/.test(nonce)) return null
  if (resources === null || lines.length > 0) return null
  const [, scheme = null, domain = ''] = first
  const known = { scheme, domain, address, statement, uri, version, chainId, nonce, issuedAt }
  return { ...known, expirationTime, notBefore, requestId, resources }
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
    ['other-account', address.toLowerCase() !== place.address.toLowerCase()],
    // a time that cannot be read is never one that has come, or has not passed
    ['expired', expirationTime !== null && !(Date.parse(expirationTime) > place.nowMs)],
    ['not-yet', notBefore !== null && !(Date.parse(notBefore) <= place.nowMs)],
  ]
  return faults.flatMap(([fault, is]) => (is ? [fault] : []))
}
