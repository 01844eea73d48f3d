import { isLoopbackAddress, isPublicAddress } from './publicAddress.ts'
import { isNamedHost, isOpenedAddress, type WebhookHosts } from './webhookHosts.ts'

const PORTS = ['', '443', '8443']
const MAX_LENGTH = 2048

/** What is known of where the service runs. */
export type UrlRules = {
  /** True on a service for development: then receivers may be on the same machine, without encryption. */
  readonly allowsLoopback: boolean
  /** What the operator opens beside. @default nothing */
  readonly hosts?: WebhookHosts | undefined
}

/**
 * Why a URL cannot be that of a webhook, as an English sentence that does not repeat it; null when it can. Names are looked
 * up elsewhere, before each connection: this says only what the text itself tells.
 *
 * Spec: Events ("an HTTP endpoint reachable by the service").
 * Ours: https to the ports 443 and 8443, without user and password, to a full name or a public address; in development also
 * http and any port, to this machine. What the operator names in `LATCHKIT_WEBHOOK_HOSTS` may be on http and any port too.
 */
export function whyNoWebhookUrl(text: string, rules: UrlRules): string | null {
  if (text.length > MAX_LENGTH) return `must be at most ${MAX_LENGTH} characters`
  // the parser takes spaces and line ends away, and reads a backslash as other parsers do not
  if (/[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return 'must be a URL'
  const url = new URL(text)
  const { protocol, username, password, hostname, port } = url
  if (protocol !== 'https:' && protocol !== 'http:') return 'must begin with https://'
  if (username !== '' || password !== '') return 'must have no user and no password'
  if (rules.allowsLoopback && isThisMachine(hostname)) return null
  if (isNamedHost(rules.hosts, url)) return null
  const literal = addressOfHost(hostname)
  if (literal !== null && isOpenedAddress(rules.hosts, literal)) return null
  if (protocol !== 'https:') return 'must begin with https://'
  if (!PORTS.includes(port)) return 'must have the port 443 or 8443'
  return isPublicHost(hostname) ? null : 'must be an address on the public internet'
}

/** The address inside a host of a URL, if it is one: without the brackets of IPv6. */
export function addressOfHost(hostname: string): string | null {
  if (hostname.startsWith('[')) return hostname.slice(1, -1)
  return /^[\d.]+$/.test(hostname) ? hostname : null
}

function isPublicHost(hostname: string): boolean {
  const address = addressOfHost(hostname)
  if (address !== null) return isPublicAddress(address)
  // a name of one label, or of this machine, is nobody's on the internet; a dot at the end would be another spelling
  return /^[^.].*\.[^.]+$/.test(hostname) && !/\.(?:localhost|local|internal)$/.test(hostname)
}

function isThisMachine(hostname: string): boolean {
  const address = addressOfHost(hostname)
  return address === null ? hostname === 'localhost' : isLoopbackAddress(address)
}
