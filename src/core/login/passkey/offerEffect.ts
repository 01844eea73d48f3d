import type { MadePasskey } from '../../../crypto/webauthn/createPasskey.ts'
import { SessionMissingError } from '../../../errors/session.ts'
import type { PasskeyUser } from '../../../wire/query/getPasskeyUser.ts'
import { makePasskey, type PasskeyAccount, registerPasskey } from '../../actions/addPasskey.ts'
import type { PasskeyContext } from '../../actions/passkeyContext.ts'
import { renamePasskey } from '../../actions/renamePasskey.ts'
import type { LoginActivities } from '../../http/createActivityClient.ts'
import type { LiveSession } from '../../session/createSessions.ts'
import type { LoginEvent } from '../loginEvent.ts'
import type { MethodContext, MethodEffect } from '../methodEffect.ts'
import { hasNotArrived } from './hasNotArrived.ts'
import { saveOffer } from './offerMemory.ts'
import type { PasskeyState } from './passkeyState.ts'

type OfferPlace = 'offeringPasskey' | 'savingPasskey' | 'passkeySaved' | 'namingPasskey'

/** The work of the offer: saves a passkey to the account that has just logged in, and names it. */
export function createOfferEffect(
  context: PasskeyContext & Pick<MethodContext, 'options'>,
  held: MethodContext['held'],
): MethodEffect<Extract<PasskeyState, { at: OfferPlace }>> {
  let user: PasskeyUser | null = null
  let made: MadePasskey | null = null

  const fetchUser = async (signal: AbortSignal): Promise<PasskeyUser> => {
    user ??= await context.userOf(heldNow(held()), signal)
    return user
  }

  const save = async (userId: string, signal: AbortSignal): Promise<LoginEvent> => {
    const settings = await context.passkeySettings(signal)
    made ??= await makePasskey(await fetchUser(signal), settings, signal)
    try {
      const added = await registerPasskey(
        accountOf(context.activities, held()),
        { userId },
        made,
        signal,
      )
      return { type: 'passkeySaved', ...added }
    } catch (error) {
      // one that was refused is no good a second time; one that did not arrive is
      if (!hasNotArrived(error)) made = null
      throw error
    }
  }

  return {
    forget() {
      user = null
      made = null
    },
    async run(state, signal) {
      const { userId } = state.session
      switch (state.at) {
        case 'offeringPasskey':
          saveOffer(context.options.authProxyConfigId, context.nowMs())
          // ahead of the press, because browsers open the prompt only soon after it
          await fetchUser(signal).catch(() => null)
          return null
        case 'savingPasskey':
          return save(userId, signal)
        case 'passkeySaved':
          return null
        case 'namingPasskey': {
          const { authenticatorId, newName: name } = state
          await renamePasskey(
            accountOf(context.activities, held()),
            { userId, authenticatorId, name },
            signal,
          )
          return { type: 'passkeyNamed' }
        }
        default:
          return state satisfies never
      }
    },
  }
}

/** The account of the session that has not begun yet. */
function accountOf(activities: LoginActivities, live: LiveSession | null): PasskeyAccount {
  const { keyPair: key, session } = heldNow(live)
  const sender = { key, organizationId: session.organizationId }
  return {
    submit: (name, parameters, request) => activities.submit(sender, name, parameters, request),
  }
}

function heldNow(live: LiveSession | null): LiveSession {
  if (!live) throw new SessionMissingError()
  return live
}
