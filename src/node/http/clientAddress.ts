import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** The proxies in front of the service whose word about the caller's address is taken. */
export type TrustedProxies = { has(address: string): boolean }

/**
 * Reads a list of addresses and networks, like `10.0.0.0/8`.
 *
 * @throws RangeError naming the entry that is neither.
 */
export function trustedProxiesFrom(entries: readonly string[]): TrustedProxies {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = familyOf(address)
    const prefix = bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits)
    if (!family || !Number.isInteger(prefix)) throw new RangeError(entry)
    list.addSubnet(address, prefix, family)
  }
  return {
    has(address) {
      const family = familyOf(address)
      return family !== undefined && list.check(address, family)
    },
  }
}

/**
 * Who sent a request. `X-Forwarded-For` is read from its end, and only as far as trusted proxies wrote it: what a stranger
 * put before that counts for nothing.
 */
export function clientAddressOf(
  incoming: Pick<IncomingMessage, 'headers' | 'socket'>,
  trusted: TrustedProxies,
): string | undefined {
  let address = plain(incoming.socket.remoteAddress)
  const header = incoming.headers['x-forwarded-for']
  const hops = [header ?? []].flat().join(',').split(',')
  while (address !== undefined && trusted.has(address)) {
    const hop = plain(hops.pop()?.trim())
    if (hop === undefined || !isIP(hop)) return address
    address = hop
  }
  return address
}

/** Whether a connection is of a client alone: neither of a proxy, which speaks for many, nor of the service itself. */
export function isOfOneClient(
  { remoteAddress }: Pick<IncomingMessage['socket'], 'remoteAddress'>,
  trusted: TrustedProxies,
): boolean {
  const address = plain(remoteAddress)
  return address !== undefined && !trusted.has(address) && !isOwnAddress(address)
}

/** Whether the service may have asked itself. */
export function isOwnAddress(clientAddress: string | undefined): boolean {
  return clientAddress === '127.0.0.1' || clientAddress === '::1'
}

/** An IPv4 address that arrived on an IPv6 socket, as itself. */
function plain(address: string | undefined): string | undefined {
  return address?.replace(/^::ffff:(?=\d+\.)/i, '')
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  return ([undefined, 'ipv4', 'ipv6'] as const)[
    isIP(address) === 0 ? 0 : isIP(address) === 4 ? 1 : 2
  ]
}
