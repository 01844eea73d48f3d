import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import type {
  AuthenticatorRow,
  CredentialRow,
  OauthProviderRow,
  UserRow,
} from '../../store/rows.ts'
import { authenticatorRows } from '../authenticators/authenticatorRows.ts'
import { credentialTypeOfCurve } from '../credentials/credentialTypes.ts'
import { isPublicKey } from '../credentials/isPublicKey.ts'
import { oauthProviderRows } from '../oauth-providers/oauthProviderRows.ts'
import { normalizeContact } from '../otp/normalizeContact.ts'
import type { CallContext } from '../requireCaller.ts'
import { MAX_EXPIRING_KEYS } from '../sessions/issueSession.ts'
import { requireName } from './requireName.ts'
import type { RootUserParams } from './rootUserParams.ts'

/** A new user and all the ways in that it starts with. */
export type NewUser = {
  readonly user: UserRow
  readonly credentials: readonly CredentialRow[]
  readonly authenticators: readonly AuthenticatorRow[]
  readonly oauthProviders: readonly OauthProviderRow[]
}

/** Keys without an end that one user can have. */
const MAX_LASTING_KEYS = 10

/**
 * The rows of a new root user. Its addresses count as unproven.
 *
 * @param path - where the user stands in the request, for refusals.
 * @throws Refusal `REQUEST_INVALID`, `INVALID_EMAIL` or `INVALID_PHONE_NUMBER`.
 */
export async function rootUserRows(
  context: CallContext,
  params: RootUserParams,
  { organizationId, path }: { organizationId: string; path: string },
): Promise<NewUser> {
  const { parts, nowMs } = context
  requireName(params.userName, `${path}.userName`)
  const { userEmail, userPhoneNumber } = params
  const user: UserRow = {
    id: parts.newId(),
    organizationId,
    name: params.userName,
    email: userEmail === undefined ? null : await normalizeContact('OTP_TYPE_EMAIL', userEmail),
    emailVerified: false,
    phoneNumber:
      userPhoneNumber === undefined
        ? null
        : await normalizeContact('OTP_TYPE_SMS', userPhoneNumber),
    phoneNumberVerified: false,
    role: 'root',
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
  return {
    user,
    credentials: await credentialRows(parts, params, user, `${path}.apiKeys`),
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

async function credentialRows(
  parts: Pick<ServiceParts, 'newId'>,
  { apiKeys }: RootUserParams,
  user: UserRow,
  path: string,
): Promise<readonly CredentialRow[]> {
  const expiring = apiKeys.filter((key) => key.expirationSeconds !== undefined).length
  if (expiring > MAX_EXPIRING_KEYS || apiKeys.length - expiring > MAX_LASTING_KEYS)
    throw invalid(`${path} has too many keys`)
  const rows: CredentialRow[] = []
  for (const [i, key] of apiKeys.entries()) {
    const { expirationSeconds } = key
    requireName(key.apiKeyName, `${path}.${i}.apiKeyName`)
    if (!(await isPublicKey(key.publicKey, key.curveType)))
      throw invalid(`${path}.${i}.publicKey must be a compressed public key in lower-case hex`)
    if (expirationSeconds !== undefined && !isLifetime(Number(expirationSeconds)))
      throw invalid(`${path}.${i}.expirationSeconds is out of range`)
    rows.push({
      id: parts.newId(),
      organizationId: user.organizationId,
      userId: user.id,
      name: key.apiKeyName,
      publicKey: key.publicKey,
      type: credentialTypeOfCurve[key.curveType],
      expiresAtMs:
        expirationSeconds === undefined
          ? null
          : user.createdAtMs + Number(expirationSeconds) * 1000,
      createdAtMs: user.createdAtMs,
      updatedAtMs: user.createdAtMs,
    })
  }
  return rows
}

/** Up to a hundred years, so that the end stays an exact number. */
function isLifetime(seconds: number): boolean {
  return seconds >= 1 && seconds <= 3_155_760_000
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details })
}
