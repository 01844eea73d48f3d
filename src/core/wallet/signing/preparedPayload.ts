import type { SignPayload } from './payloads.ts'
import type { PreparedRequest } from './preparedRequest.ts'

/** A payload as it goes out. */
export function preparedPayload(
  { account, kind }: Pick<PreparedRequest, 'account' | 'kind'>,
  payload: SignPayload,
  caip2: string | null = null,
): PreparedRequest {
  const parameters = Object.freeze({ signWith: account.address, ...payload })
  return Object.freeze({ kind, account, caip2, activity: 'signRawPayload', parameters })
}
