import { LastLoginMethodError } from '../../errors/account.ts'
import type { WayIn } from '../actions/waysIn.ts'
import { isSocial } from '../config/loginMethod.ts'
import { setContact } from './contact.ts'
import { type LinkContext, requireSession } from './linkContext.ts'
import { listWaysIn } from './listWaysIn.ts'

type Kind = 'passkey' | 'wallet' | 'social'

type Remove = (
  kit: LinkContext['kit'],
  which: { readonly userId: string; readonly id: string },
  signal: AbortSignal,
) => Promise<unknown>

/** How each kind of way that is no address is taken away. */
const removers: Readonly<Record<Kind, Remove>> = {
  passkey: (kit, { userId, id }, signal) =>
    kit.submit('deleteAuthenticators', { userId, authenticatorIds: [id] }, { signal }),
  wallet: (kit, { userId, id }, signal) =>
    kit.submit('deleteApiKeys', { userId, apiKeyIds: [id] }, { signal }),
  social: (kit, { userId, id }, signal) =>
    kit.submit('deleteOauthProviders', { userId, providerIds: [id] }, { signal }),
}

/** How to take a way away. */
export type Removal = {
  readonly way: Pick<WayIn, 'method' | 'id'>
  /** True: also when nobody could log in afterwards. @default false */
  readonly evenTheLast?: boolean | undefined
}

/**
 * Takes a way in away. Ways whose method the login does not offer let nobody in, and do not count.
 *
 * Spec: update_user_email, update_user_phone_number and the delete_… activities of the public wire.
 *
 * @throws LastLoginMethodError `LAST_LOGIN_METHOD` when nobody could log in afterwards; then nothing is changed.
 */
export async function removeWayIn(
  context: LinkContext,
  { way, evenTheLast = false }: Removal,
  signal: AbortSignal,
): Promise<void> {
  const { userId } = requireSession(context)
  if (!evenTheLast) {
    const ways = await listWaysIn(context, signal)
    if (isLastWayIn(ways, way)) throw new LastLoginMethodError()
  }
  const { method, id } = way
  const { kit } = context
  if (method === 'email' || method === 'sms')
    await setContact(kit, method, { userId, contact: '' }, signal)
  else await removers[isSocial(method) ? 'social' : method](kit, { userId, id }, signal)
}

/** Whether nobody could log in without this one. */
export function isLastWayIn(
  ways: readonly WayIn[],
  { method, id }: Pick<WayIn, 'method' | 'id'>,
): boolean {
  return !ways.some((other) => other.isOn && !(other.method === method && other.id === id))
}
