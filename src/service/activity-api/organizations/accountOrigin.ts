import type { AccountOriginRow } from '../../store/accountRows.ts'
import type { CredentialRow, OrganizationRow, UserRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import { isStandInKey } from '../credentials/isStandInKey.ts'
import type { NewUser } from '../users/newUserRows.ts'

/** Key type of `soleKey`: a verification token names such a key, and no other kind. */
const P256_API_KEY = 'CREDENTIAL_TYPE_API_KEY_P256'

/**
 * Records how a sub-organization begins: who makes it and with which credentials.
 *
 * @param maker - the user of the parent organization who submitted the making.
 */
export async function recordOrigin(
  tx: Transaction,
  { id, createdAtMs }: Pick<OrganizationRow, 'id' | 'createdAtMs'>,
  maker: Pick<UserRow, 'role'>,
  users: readonly NewUser[],
): Promise<void> {
  await tx.insert('accountOrigins', {
    id,
    organizationId: id,
    madeBy: maker.role === 'proxy' ? 'proxy' : 'parent',
    ...startingCredentials(users),
    createdAtMs,
  })
}

function startingCredentials(
  users: readonly NewUser[],
): Pick<AccountOriginRow, 'soleKey' | 'standInKey' | 'hadCredential'> {
  const keys: CredentialRow[] = users.flatMap(({ credentials }) => [...credentials])
  const others = users.flatMap((one) => [...one.authenticators, ...one.oauthProviders])
  const [key] = keys
  const isSole = users.length === 1 && keys.length === 1 && others.length === 0
  return {
    standInKey: keys.find((one) => isStandInKey(one, one.createdAtMs))?.publicKey ?? null,
    soleKey: isSole && key?.type === P256_API_KEY ? key.publicKey : null,
    hadCredential: keys.length + others.length > 0,
  }
}
