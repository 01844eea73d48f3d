import { ContactInvalidError } from '../../errors/otp.ts'
import { initOtp } from '../actions/initOtp.ts'
import { cleanCode } from '../login/otp/cleanCode.ts'
import { browserRegion } from '../login/otp/eventFromPhone.ts'
import { normalizeContact } from '../login/otp/normalizeContact.ts'
import { loadPhoneNumbers } from '../phone/loadPhoneNumbers.ts'
import { type ContactMethod, otpTypeOf, setContact } from './contact.ts'
import { type LinkContext, requireSession } from './linkContext.ts'
import { requireOwn } from './requireOwn.ts'

/** An address as it was typed. */
export type NewContact = {
  readonly method: ContactMethod
  readonly text: string
  /** Where a phone number without country code belongs, like `GB`. @default by the browser's language */
  readonly region?: string | undefined
}

/** A code that was sent to an address. */
export type SentCode = {
  readonly method: NewContact['method']
  /** As the code was sent: the address in its one spelling. */
  readonly contact: string
  readonly otpId: string
  readonly codeLength: number
  readonly alphabet: 'digits' | 'letters-and-digits'
  /** What a right code was traded for already: it cannot be used again when the rest was cut off. */
  proof: { readonly code: string; readonly verificationToken: string } | null
}

/**
 * Sends a code to an address that is to become a way in.
 *
 * Spec: Authentication proxy endpoints › /v1/otp_init.
 *
 * @throws ContactInvalidError `CONTACT_INVALID` when it is no address.
 */
export async function sendLinkCode(
  context: LinkContext,
  { method, text, region = browserRegion() }: NewContact,
  signal: AbortSignal,
): Promise<SentCode> {
  const contact =
    method === 'email' ? normalizeContact(text) : (await loadPhoneNumbers()).toE164(text, region)
  if (!contact) throw new ContactInvalidError()
  const { otpId } = await initOtp(context, { otpType: otpTypeOf(method), contact }, signal)
  const { codeLength, alphabet } = await context.kit.loadConfig({ signal })
  return { method, contact, otpId, codeLength, alphabet, proof: null }
}

/**
 * Makes the address a way in, in place of the one that there was.
 *
 * Spec: Authentication proxy endpoints › /v1/otp_verify; update_user_email and update_user_phone_number of the public wire.
 * Ours: the proof is for the session's own key, which stamps the change: found by somebody else it is worth nothing.
 *
 * @param sent - is written to as it goes on.
 * @throws OtpCodeInvalidError `OTP_CODE_INVALID` when the code is wrong; the person may try again.
 * @throws OtpExpiredError `OTP_EXPIRED` when it is too old; a new one must be sent.
 * @throws CredentialConflictError `CREDENTIAL_CONFLICT` when another account has it; then nothing is changed.
 */
export async function addContact(
  context: LinkContext,
  sent: SentCode,
  typed: string,
  signal: AbortSignal,
): Promise<void> {
  const { kit, proxy, browserTokens } = context
  const { method, contact, otpId } = sent
  const { userId, publicKeyHex } = requireSession(context)
  const otpCode = cleanCode(typed, sent.alphabet)
  if (sent.proof?.code !== otpCode) {
    const body = { otpId, otpCode, public_key: publicKeyHex }
    const { verificationToken, browserToken } = await proxy.otpVerify(body, { signal })
    if (browserToken !== undefined) await browserTokens.save(contact, browserToken)
    sent.proof = { code: otpCode, verificationToken }
  }
  const { verificationToken } = sent.proof
  const filterType = method === 'email' ? 'EMAIL' : 'PHONE_NUMBER'
  await requireOwn(context, { filterType, filterValue: contact, verificationToken }, signal)
  await setContact(kit, method, { userId, contact, verificationToken }, signal)
}
