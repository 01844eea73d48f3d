import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { sign } from '../../crypto/p256/sign.ts'
import { verifyToken } from '../../crypto/token/verifyToken.ts'
import { isLatchkitError } from '../../errors/anyError.ts'
import { VerificationRefusedError } from '../../errors/otp.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import type { OtpType } from '../../wire/fields/otpType.ts'
import { createKey } from '../keys/createKey.ts'
import type { LiveSession } from '../session/createSessions.ts'
import { acceptSession } from './acceptSession.ts'
import type { ActionContext } from './context.ts'
import { type Account, findOrCreateAccount } from './findOrCreateAccount.ts'
import { sessionKeyOf } from './sessionKeyOf.ts'

/**
 * How far a login by code has come. Lives in memory only, and lets a login that was cut off go on where it stopped: a
 * code that was accepted once cannot be used again.
 */
export type OtpAttempt = {
  readonly otpId: string
  keyPair: P256KeyPair | null
  proof: { readonly code: string; readonly verificationToken: string } | null
  account: Account | null
  /** Whether the person knows that an account names the address without having verified it, and goes on. */
  isNewAccountWanted: boolean
}

/** A login by code that has just begun. */
export function newOtpAttempt(otpId: string): OtpAttempt {
  return { otpId, keyPair: null, proof: null, account: null, isNewAccountWanted: false }
}

/** The code as it was typed, and where it was sent. */
export type TypedCode = {
  readonly otpType: OtpType
  readonly contact: string
  readonly code: string
}

/**
 * Trades a one-time code for a session.
 *
 * Makes a fresh key, proves the code, signs the returned token with that key, finds or makes the account, asks for the
 * session, and checks it.
 *
 * Spec: Authentication proxy endpoints › /v1/otp_verify, /v1/account, /v1/signup, /v1/otp_login.
 * Ours: the key that vouches for the session is fetched first, so that no code is used up for a session that could not
 * be checked; the login's key is kept only after the check.
 *
 * @param attempt - is written to as the login goes on.
 * @throws OtpCodeInvalidError `OTP_CODE_INVALID` when the code is wrong; the user may try again.
 * @throws OtpExpiredError `OTP_EXPIRED` when it is too old; a new one must be sent.
 * @throws AddressNotVerifiedError `ADDRESS_NOT_VERIFIED` when an account names the address without having verified it. With the same code again, a new account is made.
 * @throws VerificationRefusedError `VERIFICATION_REFUSED` when the proof is not by the pinned key, or is not taken.
 * @throws SessionRefusedError `SESSION_REFUSED` when the session fails a check, or nothing is there to check it with.
 */
export async function otpComplete(
  context: ActionContext,
  attempt: OtpAttempt,
  { otpType, contact, code }: TypedCode,
  signal: AbortSignal,
): Promise<LiveSession & { readonly isNewUser: boolean }> {
  const { proxy, pinned } = context
  const sessionKeyHex = await sessionKeyOf(context, signal)

  attempt.keyPair ??= await createKey(context.keyStore)
  const { keyPair } = attempt
  const public_key = keyPair.publicKeyHex
  if (attempt.proof?.code !== code) {
    const body = { otpId: attempt.otpId, otpCode: code, public_key }
    const { verificationToken, browserToken } = await proxy.otpVerify(body, { signal })
    await checkProof(verificationToken, public_key, pinned.verificationKeyHex)
    if (browserToken !== undefined) await context.browserTokens?.save(contact, browserToken)
    attempt.proof = { code, verificationToken }
    attempt.account = null
  }

  const { verificationToken } = attempt.proof
  const signature = await sign(keyPair.privateKey, bytesFromUtf8(verificationToken))
  const clientSignatureHex = hexFromBytes(signature)
  const { isNewAccountWanted } = attempt
  const proof = { otpType, contact, verificationToken, clientSignatureHex, keyPair }
  try {
    const wanted = { ...proof, isNewAccountWanted }
    attempt.account ??= await findOrCreateAccount(context, wanted, signal)
  } catch (error) {
    // the same code once more says that the person wants a new account
    if (isLatchkitError(error, 'ADDRESS_NOT_VERIFIED')) attempt.isNewAccountWanted = true
    throw error
  }

  const { isNewUser, ...owner } = attempt.account
  const { session: token } = await proxy.otpLogin(
    {
      verificationToken,
      publicKey: public_key,
      client_signature: clientSignatureHex,
      organizationId: owner.organizationId,
      invalidateExisting: context.invalidateExisting,
    },
    { signal, key: keyPair },
  )
  const candidate = { token, keyPair, sessionKeyHex }
  return { ...(await acceptSession(context, candidate, owner, signal)), isNewUser }
}

/** With a pinned key, the proof of the code must be signed by it and name the key that was made here. */
async function checkProof(
  verificationToken: string,
  publicKeyHex: string,
  pinnedKeyHex: string | undefined,
): Promise<void> {
  if (!pinnedKeyHex) return
  const claims = await verifyToken(verificationToken, pinnedKeyHex, 'once')
  if (claims?.public_key !== publicKeyHex) throw new VerificationRefusedError()
}
