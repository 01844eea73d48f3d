import type { ParametersOf } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import { Refusal } from '../../http/refusal.ts'
import type { UserRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireClientSignature } from '../sessions/requireClientSignature.ts'
import {
  consumeToken,
  requireVerificationToken,
  type VerificationClaims,
} from '../sessions/verificationToken.ts'
import { verifiedColumns, verifiedOwners } from './findOwner.ts'

type Parameters = ParametersOf<SubmitEndpoints['createSubOrganization']>

/** Who, of the users to be made, has proven an address. */
export type ProvenContact = {
  /** The row with its address marked as proven; a user who proved nothing comes back unchanged. */
  readonly mark: (user: UserRow) => UserRow
  /** Uses the proof up. @throws Refusal `VERIFICATION_TOKEN_USED` or `CREDENTIAL_CONFLICT`. */
  readonly consume: (tx: Transaction) => Promise<void>
}

/**
 * Checks the verification token that came with a sign-up. Without one, nobody has proven anything.
 *
 * Ours: an address that has a proven owner already makes no second account, so that a login finds exactly one.
 *
 * @param users - the rows of the users, in the order of the request.
 * @throws Refusal `VERIFICATION_TOKEN_INVALID` or `CLIENT_SIGNATURE_INVALID`.
 */
export async function proveContact(
  { parts, organizationId, nowMs }: CallContext,
  { verificationToken, clientSignature, rootUsers }: Parameters,
  users: readonly UserRow[],
): Promise<ProvenContact> {
  if (verificationToken === undefined)
    return { mark: (user) => user, consume: () => Promise.resolve() }
  if (clientSignature === undefined)
    throw new Refusal('CLIENT_SIGNATURE_INVALID', { details: 'it is missing' })
  const claims = await requireVerificationToken(parts, verificationToken, organizationId, nowMs)
  const owner = users.findIndex((user) => hasContact(user, claims))
  const params = rootUsers[owner]
  if (!params)
    throw new Refusal('VERIFICATION_TOKEN_INVALID', { details: 'it is for another address' })
  const signup = {
    apiKeys: params.apiKeys,
    authenticators: params.authenticators,
    oauthProviders: params.oauthProviders,
    email: params.userEmail,
    phoneNumber: params.userPhoneNumber,
  }
  const usage = { tokenId: claims.id, type: 'USAGE_TYPE_SIGNUP' }
  await requireClientSignature({ verificationToken, claims, clientSignature }, [
    { signupV2: signup, ...usage },
    { signup, ...usage },
  ])
  return {
    mark: (user) => (user.id === users[owner]?.id ? { ...user, ...verifiedColumns(claims) } : user),
    consume: async (tx) => {
      await consumeToken(tx, claims, 'SIGNUP', nowMs)
      if ((await verifiedOwners(tx, claims)).length > 0)
        throw new Refusal('CREDENTIAL_CONFLICT', { details: 'the address has an account already' })
    },
  }
}

function hasContact(user: UserRow, claims: VerificationClaims): boolean {
  return (
    (claims.verification_type === 'OTP_TYPE_EMAIL' ? user.email : user.phoneNumber) ===
    claims.contact
  )
}
