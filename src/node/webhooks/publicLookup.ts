import { lookup as systemLookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isLoopbackAddress, isPublicAddress } from '../../service/webhooks/publicAddress.ts'
import { isOpenedAddress, type WebhookHosts } from '../../service/webhooks/webhookHosts.ts'

/** One address behind a name. */
export type FoundAddress = { readonly address: string; readonly family: number }

/** Every address behind a name. Rejects for a name that nobody knows. */
export type Resolve = (hostname: string) => Promise<readonly FoundAddress[]>

/** Every address that the system's resolver knows. */
export const systemResolve: Resolve = (hostname) => systemLookup(hostname, { all: true })

/** A name leads to an address where no webhook may go. */
export class AddressNotAllowedError extends Error {
  override readonly name = 'AddressNotAllowedError'
  readonly code = 'ADDRESS_NOT_ALLOWED'

  constructor() {
    super('The name leads to an address where no webhook may go.')
  }
}

/** Where a connection for one URL may go. */
export type ReachRules = {
  readonly allowsLoopback: boolean
  /** What the operator opens. */
  readonly hosts: WebhookHosts | undefined
  /** Whether the operator opens the very host and port of the URL, wherever the name leads. */
  readonly isNamed: boolean
}

/**
 * Every address behind a name, if all of them are allowed: one that is not spoils the others, since whoever answers for the
 * name decides which one comes first.
 *
 * @throws AddressNotAllowedError; what the resolver throws.
 */
export async function allowedAddresses(
  resolve: Resolve,
  hostname: string,
  { allowsLoopback, hosts, isNamed }: ReachRules,
): Promise<readonly FoundAddress[]> {
  const found = await resolve(hostname)
  const isAllowed = ({ address }: FoundAddress) =>
    isNamed ||
    isPublicAddress(address) ||
    isOpenedAddress(hosts, address) ||
    (allowsLoopback && hostname === 'localhost' && isLoopbackAddress(address))
  if (found.length === 0 || !found.every(isAllowed)) throw new AddressNotAllowedError()
  return found
}

/** A look-up for a connection: it is opened to the very addresses that were checked, and the name is not asked for again. */
export function checkedLookup(resolve: Resolve, rules: ReachRules): LookupFunction {
  return (hostname, options, callback) => {
    allowedAddresses(resolve, hostname, rules).then(
      (found) => {
        const [first] = found
        if (options.all) callback(null, [...found])
        else callback(null, first?.address ?? '', first?.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, options.all ? [] : '', 0),
    )
  }
}
