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

/** A chain id as typed data writes it: a number, or a number as text. */
export function caip2Of(chainId: unknown): string | null {
  const text = typeof chainId === 'number' ? String(chainId) : chainId
  if (typeof text !== 'string' || !/^(?:\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(text)) return null
  return `eip155:${BigInt(text)}`
}
