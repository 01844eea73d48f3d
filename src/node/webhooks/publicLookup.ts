import { lookup as systemLookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isLoopbackAddress, isPublicAddress } from '../../service/webhooks/publicAddress.ts'

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

/**
 * Every address behind a name, if all of them are allowed: one that is not spoils the others, since whoever answers for the
 * name decides which one comes first.
 *
 * @throws AddressNotAllowedError; what the resolver throws.
 */
export async function allowedAddresses(
  resolve: Resolve,
  hostname: string,
  allowsLoopback: boolean,
): Promise<readonly FoundAddress[]> {
  const found = await resolve(hostname)
  const isAllowed = ({ address }: FoundAddress) =>
    isPublicAddress(address) ||
    (allowsLoopback && hostname === 'localhost' && isLoopbackAddress(address))
  if (found.length === 0 || !found.every(isAllowed)) throw new AddressNotAllowedError()
  return found
}

/** A look-up for a connection: it is opened to the very addresses that were checked, and the name is not asked for again. */
export function checkedLookup(resolve: Resolve, allowsLoopback: boolean): LookupFunction {
  return (hostname, options, callback) => {
    allowedAddresses(resolve, hostname, allowsLoopback).then(
      (found) => {
        const [first] = found
        if (options.all) callback(null, [...found])
        else callback(null, first?.address ?? '', first?.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, options.all ? [] : '', 0),
    )
  }
}
