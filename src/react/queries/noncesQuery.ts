import { queryOptions } from '@tanstack/react-query'
import type { Latchkit } from '../../core/latchkit.ts'
import type { Session } from '../../core/session/session.ts'
import type { EthereumCaip2 } from '../../core/wallet/caip2.ts'
import { accountKey, accountQuery } from './accountQuery.ts'

/** Whose numbers: an address on a chain. */
export type NonceOwner = {
  readonly address: string
  readonly caip2: EthereumCaip2
  /** Whether the service's gas station is asked for its number too. @default false */
  readonly withGasStation?: boolean | undefined
}

/** The key of the numbers of an address in the query cache. */
export const noncesQueryKey = (session: Session | null, owner: NonceOwner) =>
  accountKey('nonces', session, owner)

/** The number that the next transaction of an address bears, as TanStack query options. What was not asked for, or is not known, is null. */
export const noncesQueryOptions = (kit: Latchkit, session: Session | null, owner: NonceOwner) =>
  queryOptions({
    ...accountQuery(session),
    queryKey: noncesQueryKey(session, owner),
    async queryFn({ signal }) {
      const { address, caip2, withGasStation } = owner
      const body = { address, caip2, nonce: true, gasStationNonce: withGasStation === true }
      const { nonce, gasStationNonce } = await kit.query('getNonces', body, { signal })
      return { nonce: numberFrom(nonce), gasStationNonce: numberFrom(gasStationNonce) }
    },
  })

function numberFrom(text: string | undefined): bigint | null {
  return text === undefined ? null : BigInt(text)
}
