import { generateKeyPair, type P256KeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import { sign } from '../../../crypto/p256/sign.ts'
import { SessionRefusedError } from '../../../errors/session.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import { type SentCode, sendLinkCode } from '../../linking/addContact.ts'
import { createLinkContext, type LinkContext, requireSession } from '../../linking/linkContext.ts'
import { cleanCode } from '../../login/otp/cleanCode.ts'
import { readSession } from '../../session/readSession.ts'
import type { Session } from '../../session/session.ts'

/** How the person can prove, right now, that it is them. `none`: there is neither passkey nor address for a code. */
export type ConfirmationWay =
  | { readonly by: 'passkey' }
  | { readonly by: 'code'; readonly method: 'email' | 'sms'; readonly contact: string }
  | { readonly by: 'none' }

/** The proof itself: a passkey, which is asked for then, or a code that was sent for it. */
export type Confirmation = 'passkey' | { readonly sent: SentCode; readonly code: string }

/**
 * How whoever is logged in can confirm something: by a passkey where the account has one, else by a code.
 *
 * Ours: a code only where the account has no passkey, since whoever reads its mail could else go around it.
 *
 * @throws SessionMissingError `SESSION_MISSING` when nobody is logged in.
 * @example
 * const way = await confirmationWay(kit)
 * if (way.by === 'passkey') await exportWallet(kit, { walletId, confirm: 'passkey' })
 */
export async function confirmationWay(
  kit: LinkContext['kit'],
  signal?: AbortSignal,
): Promise<ConfirmationWay> {
  const { userId } = requireSession({ kit })
  const [{ user }, { methods }] = await Promise.all([
    kit.query('getUser', { userId }, { signal }),
    kit.loadConfig({ signal }),
  ])
  if (user.authenticators.length > 0) return { by: 'passkey' }
  if (user.userEmail && methods.includes('email'))
    return { by: 'code', method: 'email', contact: user.userEmail }
  if (user.userPhoneNumber && methods.includes('sms'))
    return { by: 'code', method: 'sms', contact: user.userPhoneNumber }
  return { by: 'none' }
}

/**
 * Sends a code to the account's own address.
 *
 * Spec: Authentication proxy endpoints › /v1/otp_init.
 *
 * @returns what goes with the code that the person types: `{ sent, code }` is the confirmation.
 * @throws OtpSendsExceededError `OTP_SENDS_EXCEEDED` after too many codes.
 * @throws DeliveryFailedError `DELIVERY_FAILED` when the message could not be sent.
 * @example
 * const way = await confirmationWay(kit)
 * const sent = way.by === 'code' ? await sendConfirmationCode(kit, way) : null
 */
export async function sendConfirmationCode(
  kit: LinkContext['kit'],
  { method, contact }: Extract<ConfirmationWay, { by: 'code' }>,
  signal: AbortSignal = new AbortController().signal,
): Promise<SentCode> {
  return sendLinkCode(createLinkContext(kit), { method, text: contact }, signal)
}

/** A session for one activity: its key is nowhere but in memory. */
export type FreshSession = { readonly session: Session; readonly keyPair: P256KeyPair }

/**
 * Logs in to the same account once more by a code, with a key that is kept nowhere.
 *
 * Spec: Authentication proxy endpoints › /v1/otp_verify, /v1/otp_login.
 *
 * @throws OtpCodeInvalidError `OTP_CODE_INVALID` when the code is wrong; the person may try again.
 * @throws OtpExpiredError `OTP_EXPIRED` when it is too old; a new one must be sent.
 * @throws SessionRefusedError `SESSION_REFUSED` when the session fails a check, or is another account's.
 */
export async function freshSession(
  context: LinkContext,
  { sent, code }: Exclude<Confirmation, 'passkey'>,
  signal: AbortSignal,
): Promise<FreshSession> {
  const { kit, proxy } = context
  const { organizationId, userId } = requireSession(context)
  const sessionKeyHex = kit.options.trust?.sessionKey ?? (await kit.loadConfig()).sessionKeyHex
  if (!sessionKeyHex) throw new SessionRefusedError({ details: 'no key to check it with is known' })
  const keyPair = await generateKeyPair()
  const { publicKeyHex } = keyPair
  const otpCode = cleanCode(code, sent.alphabet)
  const proof = { otpId: sent.otpId, otpCode, public_key: publicKeyHex }
  const { verificationToken } = await proxy.otpVerify(proof, { signal })
  const signature = await sign(keyPair.privateKey, bytesFromUtf8(verificationToken))
  const { session: token } = await proxy.otpLogin(
    {
      verificationToken,
      publicKey: publicKeyHex,
      client_signature: hexFromBytes(signature),
      organizationId,
    },
    { signal, key: keyPair },
  )
  const startedAtMs = kit.nowMs()
  const candidate = { token, keyPair, sessionKeyHex: sessionKeyHex.toLowerCase() }
  const reading = await readSession(candidate, startedAtMs)
  if (reading.kind !== 'valid') throw new SessionRefusedError({ details: reading.kind })
  const { claims } = reading
  if (claims.organizationId !== organizationId || claims.userId !== userId)
    throw new SessionRefusedError({ details: 'it belongs to another account' })
  return { session: { ...claims, startedAtMs, persistence: 'tab' }, keyPair }
}
