import type { ParametersInput } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { SigningAccount, SignRequest } from './signRequest.ts'

/** The activities that sign. */
export type SigningActivity =
  | 'signRawPayload'
  | 'signTransaction'
  | 'ethSendTransactionV2'
  | 'solSendTransactionV2'

/**
 * A request as it goes to the service. What a person reads is made of its parameters and of nothing else, and they go out as
 * they are: what is shown is what is signed.
 */
export type PreparedRequest = {
  readonly kind: SignRequest['kind']
  readonly account: SigningAccount
  /** Where it takes effect, CAIP-2; null where the request does not say it. */
  readonly caip2: string | null
} & {
  readonly [Name in SigningActivity]: {
    readonly activity: Name
    readonly parameters: Readonly<ParametersInput<SubmitEndpoints[Name]>>
  }
}[SigningActivity]
