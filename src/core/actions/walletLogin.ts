import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { type Stamp, writeStamp } from '../../crypto/stamp/stampFormat.ts'
import { WalletFailedError } from '../../errors/wallet.ts'
import { headers } from '../../wire/headers.ts'
import type { LoginActivities } from '../http/createActivityClient.ts'
import type { PreparedRequest } from '../http/exchange.ts'
import { createKey } from '../keys/createKey.ts'
import type { LiveSession } from '../session/createSessions.ts'
import { acceptSession } from './acceptSession.ts'
import type { ActionContext } from './context.ts'
import { findOrCreateWalletAccount, type WalletKey } from './findOrCreateWalletAccount.ts'
import { type LoginTerms, loginTerms } from './loginTerms.ts'

/** How old a stamped request may be, in milliseconds: the service takes none that is older than five minutes. */
const FRESH_MS = 270_000

/** A login that a wallet has signed, ready to be sent. Lives in memory only. */
export type WalletLogin = {
  readonly terms: LoginTerms
  readonly keyPair: P256KeyPair
  readonly request: PreparedRequest
  /** The wallet's own key. */
  readonly walletKey: WalletKey
  readonly signedAtMs: number
}

type Context = ActionContext & { readonly activities: LoginActivities }

/**
 * Lets a wallet stamp the request for a session: the one signature that a login needs.
 *
 * Spec: Submit endpoints › stamp_login (from the public wire), which names the parent organization.
 * Ours: the request is signed before anything is asked about the account, because the wallet's key is known only from
 * its signature. The text is written over several lines: the wallet shows it to the person.
 *
 * @param stampByWallet - asks the person, and resolves with what the wallet signed.
 * @throws WalletRejectedError and its siblings, when the wallet does not sign.
 * @throws SessionRefusedError `SESSION_REFUSED` when there is nothing to check a session with; then nobody is asked.
 */
export async function askForWalletLogin(
  context: Context,
  stampByWallet: (text: string, signal: AbortSignal) => Promise<Stamp>,
  signal: AbortSignal,
): Promise<WalletLogin> {
  const terms = await loginTerms(context, signal)
  const keyPair = await createKey(context.keyStore)
  const signedAtMs = context.nowMs()
  const made: { stamp: Stamp | null } = { stamp: null }
  const { parentId, expirationSeconds, invalidateExisting } = terms
  const request = await context.activities.sign(
    {
      organizationId: parentId,
      textFromBody: (body) => JSON.stringify(body, null, 2),
      async headersFromText(text) {
        const stamp = await stampByWallet(text, signal)
        made.stamp = stamp
        return { [headers.stamp]: writeStamp(stamp) }
      },
    },
    'stampLogin',
    { publicKey: keyPair.publicKeyHex, expirationSeconds, invalidateExisting },
  )
  if (!made.stamp) throw new WalletFailedError({ details: 'no signature' })
  return { terms, keyPair, request, walletKey: made.stamp, signedAtMs }
}

/** Whether the service will still take it. */
export function isFresh({ signedAtMs }: WalletLogin, nowMs: number): boolean {
  return nowMs - signedAtMs <= FRESH_MS
}

/**
 * Trades a login that a wallet has signed for a session: finds or makes the account of the wallet's key, sends the
 * login, and checks the session. May be called again with the same login when there was no answer.
 *
 * Spec: Submit endpoints › stamp_login (from the public wire); Authentication proxy endpoints › /v1/account, /v1/signup.
 *
 * @throws CredentialConflictError `CREDENTIAL_CONFLICT` when the wallet belongs to several accounts.
 * @throws SessionRefusedError `SESSION_REFUSED` when the session fails a check.
 */
export async function finishWalletLogin(
  context: Context,
  { terms, keyPair, request, walletKey }: WalletLogin,
  signal: AbortSignal,
): Promise<LiveSession & { readonly isNewUser: boolean }> {
  const account = await findOrCreateWalletAccount(context, walletKey, signal)
  const { isNewUser, ...owner } = account
  const { session: token } = await context.activities.send('stampLogin', request, { signal })
  const candidate = { token, keyPair, sessionKeyHex: terms.sessionKeyHex }
  return { ...(await acceptSession(context, candidate, owner, signal)), isNewUser }
}
