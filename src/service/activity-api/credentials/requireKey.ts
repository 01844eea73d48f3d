import { readSessionKeyName, sessionMark } from '../../../wire/fields/sessionKeyName.ts'
import { methodDisabled } from '../../http/methodDisabled.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import type { CredentialRow } from '../../store/rows.ts'
import type { KeyStamp } from '../requireStamp.ts'
import { type Call, findHeld, type StampHolder } from '../stampHolder.ts'
import { allowsWallets } from './allowsWallets.ts'
import { credentialTypesOfScheme, SESSION_CREDENTIAL } from './credentialTypes.ts'
import { findRowsByKey, rowsFoundByKey } from './provenKeys.ts'
import { recordKeyUse } from './recordKeyUse.ts'

/**
 * Finds whose key made a stamp.
 *
 * @throws Refusal `ORGANIZATION_NOT_FOUND`, `PUBLIC_KEY_NOT_FOUND`, `CREDENTIAL_CONFLICT`, `API_KEY_EXPIRED`, `SIGNATURE_INVALID` (the scheme is not that of the key) or `METHOD_DISABLED` (a wallet logs in where wallets do not).
 */
export async function requireKey(
  parts: Pick<ServiceParts, 'store' | 'onError'>,
  call: Call,
  { publicKey, scheme, signature }: KeyStamp,
): Promise<StampHolder> {
  const { store: reads } = parts
  const isOver = ({ expiresAtMs }: CredentialRow) =>
    expiresAtMs !== null && expiresAtMs <= call.nowMs
  const types = credentialTypesOfScheme(scheme)
  const named = () => findRowsByKey(reads, publicKey)
  // a stranger may have registered the same bytes for another curve: that is another key, and stands in nobody's way
  const anywhere = async () =>
    rowsFoundByKey(
      reads,
      (await named()).filter(({ type }) => types.includes(type)),
      call.nowMs,
    )
  const held = await findHeld(reads, call, {
    inOrganization: (organizationId) => reads.first('credentials', { organizationId, publicKey }),
    anywhere,
    isOver,
  })
  if (!held)
    throw new Refusal(
      (await named()).length > 0 ? 'ORGANIZATION_NOT_FOUND' : 'PUBLIC_KEY_NOT_FOUND',
    )
  const { row, place } = held
  if (!types.includes(row.type)) throw new Refusal('SIGNATURE_INVALID')
  if (isOver(row)) throw new Refusal('API_KEY_EXPIRED')
  const { organizationId, userId, sessionProfileId } = row
  if (call.findsAccount && isWalletScheme(scheme) && !(await allowsWallets(reads, organizationId)))
    throw methodDisabled('WALLET')
  const signer = { publicKey, scheme, signature }
  const provenKeyId = place !== 'parent' && row.provenAtMs === null ? row.id : null
  const login = isWalletScheme(scheme) ? { method: 'wallet' } : loginOf(row)
  const isOfSession = row.type === SESSION_CREDENTIAL || row.madeBySession
  const use = () => recordKeyUse(parts, row, call.nowMs)
  const who = { organizationId, userId, place, signer }
  return { ...who, sessionProfileId, isOfSession, provenKeyId, use, ...login }
}

/** The session that a key is of, and by what it began. A key that is made beside a passkey stands in for it. */
function loginOf({ type, name, publicKey }: CredentialRow) {
  if (name.startsWith('passkey-auth-')) return { method: 'passkey' }
  if (type !== SESSION_CREDENTIAL) return {}
  const { method } = readSessionKeyName(name)
  return { method: method ?? undefined, sessionMark: sessionMark(publicKey) }
}

/** The schemes in which external wallets sign. */
function isWalletScheme(scheme: string): boolean {
  return (
    scheme === 'SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191' ||
    scheme === 'SIGNATURE_SCHEME_TK_API_ED25519'
  )
}
