import { openOtpBundle } from '../../../crypto/hpke/otpBundle.ts'
import { importPublicKey } from '../../../crypto/p256/importPublicKey.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler, Commit } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { OtpRow } from '../../store/rows.ts'
import { checkOtp, type OtpProof } from '../otp/checkOtp.ts'
import type { CallContext } from '../requireCaller.ts'
import { signVerificationToken, VERIFICATION_LIFETIME } from '../sessions/verificationToken.ts'
import { openTargetKey } from '../targetKey.ts'
import { lifetimeSeconds } from './lifetimeSeconds.ts'

/** Trades a code in clear for a verification token. */
export const verifyOtp: ActivityHandler<SubmitEndpoints['verifyOtp'], CallContext> = async (
  { otpId, otpCode, publicKey: publicKeyHex, expirationSeconds, door },
  context,
) => {
  // Before the try is counted: a key that nobody can hold is a mistake of the program, not of the person.
  if (!(await importPublicKey(publicKeyHex)))
    throw new Refusal('REQUEST_INVALID', {
      details: 'parameters.publicKey must be a point of the curve',
    })
  const request = { otpId, expirationSeconds, door }
  return tokenFor(context, request, async () => ({ otpCode, publicKeyHex }))
}

/** Trades a code that was encrypted, together with the key, to the target bundle. */
export const verifyOtpV2: ActivityHandler<SubmitEndpoints['verifyOtpV2'], CallContext> = async (
  { otpId, encryptedOtpBundle, expirationSeconds, door },
  context,
) =>
  tokenFor(context, { otpId, expirationSeconds, door }, async (otp) => {
    const targetKey = await openTargetKey(
      context.parts,
      { of: 'otp', id: otp.id },
      otp.sealedTargetKey,
    )
    const proof = await openOtpBundle(encryptedOtpBundle, targetKey)
    return proof && (await importPublicKey(proof.publicKeyHex)) ? proof : null
  })

type OtpRequest = {
  readonly otpId: string
  readonly expirationSeconds: string | undefined
  readonly door: string | undefined
}

async function tokenFor(
  { parts, organizationId, nowMs }: CallContext,
  { otpId, expirationSeconds, door }: OtpRequest,
  readProof: (otp: OtpRow) => Promise<OtpProof | null>,
): Promise<Commit<{ verificationToken: string }>> {
  const seconds = lifetimeSeconds(expirationSeconds, VERIFICATION_LIFETIME)
  const checked = await checkOtp(parts, { organizationId, otpId, nowMs, door }, readProof)
  const verificationToken = await signVerificationToken(parts, {
    id: parts.newId(),
    verification_type: checked.otp.otpType,
    contact: checked.otp.contact,
    organization_id: organizationId,
    public_key: checked.publicKeyHex,
    exp: String(nowMs + seconds * 1000),
    ...(door === undefined ? {} : { door }),
  })
  return async (tx) => {
    await checked.consume(tx)
    return { verificationToken }
  }
}
