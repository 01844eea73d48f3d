import type { Authorization } from '../../../../crypto/ethereum/authorization.ts'
import type { EthAuthorization } from '../../../../crypto/ethereum/ethFields.ts'
import type { CallReader } from './ethereumDeed.ts'
import type { Draft, Presenter, Reading } from './reading.ts'

/** Those that a reader may leave a request to, or a part of it: what it takes shows when it is taken apart. */
export type OtherReaders = {
  readonly payload: () => Promise<Presenter>
  readonly solana: () => Promise<SolanaReader>
  readonly delegation: () => Promise<AuthorizationReader>
  readonly ethereumCall: () => Promise<CallReader>
}

/** Reads transactions on Solana, and tells them from messages. */
type SolanaReader = Presenter & { readonly isTransaction: (bytes: Uint8Array) => boolean }

/** Reads authorizations, however they are written. */
export type AuthorizationReader = {
  readonly describeAuthorization: (reading: Reading, authorization: Authorization) => Draft
  readonly presenterFor: (authorization: EthAuthorization) => Presenter
  /** A transaction that carries authorizations gives the account away, whatever else it does; see there. */
  readonly withAuthorizations: (
    reading: Reading,
    read: Draft,
    authorizations: readonly EthAuthorization[],
  ) => Draft
}
