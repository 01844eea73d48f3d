import type { NewUserParams } from '../../../wire/fields/newUserParams.ts'
import type { AuthenticatorRow, CredentialRow, UserRow } from '../../store/rows.ts'
import { authenticatorRows } from '../authenticators/authenticatorRows.ts'
import { credentialRows } from '../credentials/credentialRows.ts'
import type { NewLink } from '../oauth-providers/linkEvidence.ts'
import { oauthProviderRows } from '../oauth-providers/oauthProviderRows.ts'
import { requireName } from '../organizations/requireName.ts'
import { normalizeContact } from '../otp/normalizeContact.ts'
import type { CallContext } from '../requireCaller.ts'

/** A new user and all the ways in that it starts with. */
export type NewUser = {
  readonly user: UserRow
  readonly credentials: readonly CredentialRow[]
  readonly authenticators: readonly AuthenticatorRow[]
  readonly oauthProviders: readonly NewLink[]
}

/**
 * The rows of a new user. Its addresses count as unproven.
 *
 * @param path - where the user stands in the request, for refusals.
 * @throws Refusal `REQUEST_INVALID`, `INVALID_EMAIL` or `INVALID_PHONE_NUMBER`.
 */
export async function newUserRows(
  context: CallContext,
  params: NewUserParams,
  { path, ...place }: Pick<UserRow, 'organizationId' | 'role'> & { readonly path: string },
): Promise<NewUser> {
  const { parts, nowMs } = context
  requireName(params.userName, `${path}.userName`)
  const { userEmail, userPhoneNumber } = params
  const user: UserRow = {
    id: parts.newId(),
    ...place,
    name: params.userName,
    email: userEmail === undefined ? null : await normalizeContact('OTP_TYPE_EMAIL', userEmail),
    emailVerified: false,
    phoneNumber:
      userPhoneNumber === undefined
        ? null
        : await normalizeContact('OTP_TYPE_SMS', userPhoneNumber),
    phoneNumberVerified: false,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
  return {
    user,
    credentials: await credentialRows(context, params.apiKeys, user, `${path}.apiKeys`),
    authenticators: await authenticatorRows(
      context,
      params.authenticators,
      user,
      `${path}.authenticators`,
    ),
    oauthProviders: await oauthProviderRows(
      context,
      params.oauthProviders,
      user,
      `${path}.oauthProviders`,
    ),
  }
}
