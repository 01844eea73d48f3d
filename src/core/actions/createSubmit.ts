import { RequestInvalidError } from '../../errors/http.ts'
import { submitAnswers } from '../../wire/submitAnswers.ts'
import { createActivityClient } from '../http/createActivityClient.ts'
import type { Network } from '../http/post.ts'
import type { KeyStore } from '../keys/keyStore.ts'
import type { Latchkit } from '../latchkit.ts'
import { createSender } from '../session/createSender.ts'
import type { Sessions } from '../session/createSessions.ts'

type Parts = {
  readonly network: Network & { readonly nowMs: () => number }
  readonly apiBaseUrl: string
  readonly sessions: Sessions
  readonly keyStore: KeyStore
}

/**
 * Submits whatever an app asks for, in the name of the session. It brings the tables of what all activities answer, and is
 * loaded with the first of them.
 */
export function createSubmit(parts: Parts): Latchkit['submit'] {
  const activities = createActivityClient(parts.network, parts.apiBaseUrl, submitAnswers)
  const sender = createSender(parts.sessions, parts.keyStore)
  return (name, parameters, request) =>
    sender.send(request?.organizationId, async (from) => {
      requireActivity(name)
      return activities.submit(from, name, parameters, request)
    })
}

/** @throws RequestInvalidError `REQUEST_INVALID` for a name that is no activity. */
function requireActivity(name: string): void {
  if (!Object.hasOwn(submitAnswers, name)) throw new RequestInvalidError({ details: 'no activity' })
}
