import type { NewUserParams } from '../../../wire/fields/newUserParams.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import type { CredentialRow, UserRow } from '../../store/rows.ts'
import { requireName } from '../organizations/requireName.ts'
import { MAX_EXPIRING_KEYS } from '../sessions/issueSession.ts'
import { credentialTypeOfCurve } from './credentialTypes.ts'
import { isPublicKey } from './isPublicKey.ts'

/** Keys without an end that one user can have. */
export const MAX_LASTING_KEYS = 10

/**
 * The rows of new API keys of a user.
 *
 * @param nowMs - from when on they live.
 * @param path - where the keys stand in the request, for refusals.
 * @throws Refusal `REQUEST_INVALID`.
 */
export async function credentialRows(
  { parts, nowMs }: { readonly parts: Pick<ServiceParts, 'newId'>; readonly nowMs: number },
  apiKeys: NewUserParams['apiKeys'],
  user: Pick<UserRow, 'id' | 'organizationId'>,
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
      throw invalid(`${path}.${i}.publicKey must be a compressed public key in hex`)
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
        expirationSeconds === undefined ? null : nowMs + Number(expirationSeconds) * 1000,
      sessionProfileId: null,
      madeBySession: false,
      lastUsedAtMs: null,
      provenAtMs: null,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    })
  }
  return rows
}

/** @throws Refusal `REQUEST_INVALID` when a key comes twice. */
export function requireDistinctKeys(rows: readonly Pick<CredentialRow, 'publicKey'>[]): void {
  const keys = new Set(rows.map(({ publicKey }) => publicKey))
  if (keys.size !== rows.length) throw invalid('a public key must be registered only once')
}

/** Up to a hundred years, so that the end stays an exact number. */
function isLifetime(seconds: number): boolean {
  return seconds >= 1 && seconds <= 3_155_760_000
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details })
}
