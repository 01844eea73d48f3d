import { isRecord } from '../../../lib/isRecord.ts'
import type { Activity } from '../../account/activity.ts'
import { isSame } from './describe/party.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import type { SigningAccount } from './signRequest.ts'

/** What asks for a signature: by the name of what was asked with, the activity, what it counts as for a person, and who sends it. */
const intents = {
  signRawPayloadIntentV2: { activity: 'signRawPayload', kind: 'raw', broadcast: 'nobody' },
  signTransactionIntentV2: {
    activity: 'signTransaction',
    kind: 'transaction',
    broadcast: 'nobody',
  },
  ethSendTransactionIntentV2: {
    activity: 'ethSendTransactionV2',
    kind: 'send',
    broadcast: 'service',
  },
  solSendTransactionIntentV2: {
    activity: 'solSendTransactionV2',
    kind: 'send',
    broadcast: 'service',
  },
} as const

/**
 * The request that somebody else's activity is, as if it were asked here; null for any other, and for an account that is not
 * among those.
 */
export function requestOfActivity(
  { intent }: Pick<Activity, 'intent'>,
  accounts: readonly SigningAccount[],
): PreparedRequest | null {
  for (const [name, asked] of Object.entries(intents)) {
    const parameters = intent[name]
    if (!isRecord(parameters)) continue
    const { signWith, from, signWiths, caip2 = null } = parameters
    const signer = String(signWith ?? from ?? (Array.isArray(signWiths) && signWiths[0]))
    const account = accounts.find(({ address }) => isSame(address, signer))
    // the service has checked them before anybody votes; who reads what is none says so
    return account ? ({ ...asked, account, caip2, parameters } as PreparedRequest) : null
  }
  return null
}
