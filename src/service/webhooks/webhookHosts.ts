import { countAddressBits, isInNetworks, type Prefixes } from './publicAddress.ts'

/**
 * Private receivers that the operator allows for webhooks: hosts with port, and networks.
 *
 * Spec: Events ("an HTTP endpoint reachable by the service").
 */
export type WebhookHosts = {
  /** `host:port`, as in a URL and in lower case. */
  readonly hosts: ReadonlySet<string>
  readonly networks: Prefixes
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\]):(\d{1,5})$/

/**
 * Reads entries like `hooks.internal:8080`, `[fd00::1]:80` and `10.0.0.0/8`.
 *
 * @throws RangeError with the entry that is neither a host with port nor a network.
 */
export function parseWebhookHosts(entries: readonly string[]): WebhookHosts {
  const hosts = new Set<string>()
  const networks: [string, number][] = []
  for (const entry of entries) {
    const text = entry.toLowerCase()
    const port = HOST.exec(text)?.[1]
    if (port !== undefined && Number(port) >= 1 && Number(port) <= 65_535) hosts.add(text)
    else networks.push(parseNetwork(text, entry))
  }
  return { hosts, networks }
}

function parseNetwork(text: string, entry: string): [string, number] {
  const [address = '', bits = '', ...more] = text.split('/')
  const most = countAddressBits(address)
  const isNetwork = /^\d{1,3}$/.test(bits) && most !== null && Number(bits) <= most
  if (!isNetwork || more.length > 0) throw new RangeError(entry)
  return [address, Number(bits)]
}

/** Whether the operator allows the host and port of a URL, whatever address the name resolves to. */
export function isNamedHost(hosts: WebhookHosts | undefined, url: URL): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  return hosts?.hosts.has(`${url.hostname}:${port}`) ?? false
}

/** Whether an address is in a network that the operator allows. */
export function isOpenedAddress(hosts: WebhookHosts | undefined, address: string): boolean {
  return hosts !== undefined && isInNetworks(address, hosts.networks)
}
