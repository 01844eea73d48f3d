import { createPasskey, type MadePasskey } from '../../crypto/webauthn/createPasskey.ts'
import type { ParametersInput, ResultOf } from '../../wire/activity.ts'
import type { PasskeyUser } from '../../wire/query/getPasskeyUser.ts'
import type { SubmitEndpoints } from '../../wire/submitEndpoints.ts'
import type { Latchkit, RequestOptions } from '../latchkit.ts'
import { deviceName } from './deviceName.ts'
import type { PasskeySettings } from './passkeyContext.ts'
import { passkeySettings } from './passkeySettings.ts'

/** Asks and submits as an account: a kit does, for whoever is logged in. */
export type LoggedInAccount = Pick<Latchkit, 'query' | 'submit'>

type PasskeyActivities = Pick<SubmitEndpoints, 'createAuthenticators' | 'updateAuthenticatorName'>

/** As much of it as a new passkey takes. */
export type PasskeyAccount = {
  submit<N extends keyof PasskeyActivities>(
    name: N,
    parameters: ParametersInput<PasskeyActivities[N]>,
    options?: RequestOptions,
  ): Promise<ResultOf<PasskeyActivities[N]>>
}

/** An account and the app that it belongs to: a kit. */
export type PasskeyApp = LoggedInAccount & Pick<Latchkit, 'options' | 'appName' | 'loadConfig'>

/** Whose passkey it will be. */
export type NewPasskey = {
  readonly userId: string
  /** @default the device's and the browser's name */
  readonly name?: string | undefined
}

/** A passkey that an account has now. */
export type AddedPasskey = { readonly authenticatorId: string; readonly name: string }

/**
 * Makes a passkey on this device and adds it to the account.
 *
 * Spec: Submit endpoints › create_authenticators (from the public wire).
 *
 * @param signal - closes the prompt.
 * @throws PasskeyExistsError `PASSKEY_EXISTS` when this device has one for the account already.
 * @throws PasskeyCancelledError `PASSKEY_CANCELLED` when the prompt was closed, or ran out of time.
 * @example
 * await addPasskey(kit, { userId: session.userId })
 */
export async function addPasskey(
  app: PasskeyApp,
  passkey: NewPasskey,
  signal: AbortSignal = new AbortController().signal,
): Promise<AddedPasskey> {
  const { user } = await app.query('getUser', { userId: passkey.userId }, { signal })
  const made = await makePasskey(user, await passkeySettings(app, signal), signal)
  return registerPasskey(app, passkey, made, signal)
}

/** The first half: asks the person, and tells nobody. */
export function makePasskey(
  user: PasskeyUser,
  settings: PasskeySettings,
  signal: AbortSignal,
): Promise<MadePasskey> {
  const accountName = user.userEmail || user.userPhoneNumber || user.userName
  const existingIds = user.authenticators.map(({ credentialId }) => credentialId)
  return createPasskey({ ...settings, accountName, existingIds }, signal)
}

/** The second half: adds what was made to the account. */
export async function registerPasskey(
  account: PasskeyAccount,
  { userId, name = deviceName() }: NewPasskey,
  made: MadePasskey,
  signal: AbortSignal,
): Promise<AddedPasskey> {
  const authenticators = [{ authenticatorName: name, ...made }]
  const parameters = { userId, authenticators }
  const { authenticatorIds } = await account.submit('createAuthenticators', parameters, { signal })
  return { authenticatorId: authenticatorIds[0] ?? '', name }
}
