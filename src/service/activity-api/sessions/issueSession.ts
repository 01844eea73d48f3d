import { signToken } from '../../../crypto/token/signToken.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import type { CredentialRow, UserRow } from '../../store/rows.ts'
import type { SessionProfileRow } from '../../store/settingRows.ts'
import type { Transaction } from '../../store/store.ts'
import { SESSION_CREDENTIAL } from '../credentials/credentialTypes.ts'
import { isWalletKey } from '../credentials/isWalletKey.ts'
import { recordCredential } from '../organizations/recordCredential.ts'

/** How long a session lives, in seconds. Ours: 15 minutes unless asked otherwise, 30 days at most. */
export const SESSION_LIFETIME = { defaultSeconds: 900, maxSeconds: 2_592_000 } as const

/** Keys with an end that one user can have at a time. */
export const MAX_EXPIRING_KEYS = 10

export type SessionOrder = {
  readonly user: UserRow
  /** The key that will stamp in this session: compressed P-256 hex. */
  readonly publicKey: string
  /** What that key is called. */
  readonly keyName: string
  readonly lifetimeSeconds: number
  /** What the session may do; everything that its user may without one. */
  readonly profile?: SessionProfileRow | undefined
  /** Whether the key itself signed for the session. @default false */
  readonly isKeyProven?: boolean
  /** Ends the user's other sessions, and the API keys that sessions registered. */
  readonly invalidateExisting: boolean
  readonly nowMs: number
}

/**
 * Starts a session: lets its key stamp for the user until it ends, and signs the token that says so.
 *
 * Ours: a key has one session profile, or none, for good: it gains nothing by another login. A user has at most ten keys with an end; the eleventh pushes out one that is over, else the oldest.
 *
 * @throws Refusal `CREDENTIAL_CONFLICT` when the key belongs to another user of the organization, or has another profile.
 */
export async function issueSession(
  tx: Transaction,
  parts: Pick<ServiceParts, 'keys' | 'newId'>,
  order: SessionOrder,
): Promise<string> {
  const { user, publicKey, nowMs, profile } = order
  const longest = profile?.expirationSeconds ?? order.lifetimeSeconds
  const lifetimeSeconds = Math.min(order.lifetimeSeconds, longest)
  const expiresAtSeconds = Math.floor(nowMs / 1000) + lifetimeSeconds
  await registerKey(tx, parts, order, expiresAtSeconds * 1000)
  const claims = {
    exp: expiresAtSeconds,
    public_key: publicKey,
    session_type: profile?.name ?? 'SESSION_TYPE_READ_WRITE',
    user_id: user.id,
    organization_id: user.organizationId,
    ...(profile && { session_profile_id: profile.id, scope: profile.scope }),
  }
  return signToken(claims, parts.keys.session.privateKey, 'twice')
}

async function registerKey(
  tx: Transaction,
  parts: Pick<ServiceParts, 'newId'>,
  order: SessionOrder,
  expiresAtMs: number,
): Promise<void> {
  const { user, publicKey, keyName, invalidateExisting, nowMs, profile } = order
  const { organizationId, id: userId } = user
  const known = await tx.first('credentials', { organizationId, publicKey })
  const sessionProfileId = profile?.id ?? null
  if (known && (known.userId !== userId || known.sessionProfileId !== sessionProfileId))
    throw new Refusal('CREDENTIAL_CONFLICT')
  const others = (await tx.find('credentials', { organizationId, userId })).filter(
    (credential) => credential.publicKey !== publicKey,
  )
  for (const credential of evicted(others, invalidateExisting, nowMs))
    await tx.remove('credentials', { id: credential.id })
  if (!known) {
    await tx.insert('credentials', {
      id: parts.newId(),
      organizationId,
      userId,
      name: keyName,
      publicKey,
      type: SESSION_CREDENTIAL,
      expiresAtMs,
      sessionProfileId,
      madeBySession: false,
      lastUsedAtMs: null,
      provenAtMs: order.isKeyProven ? nowMs : null,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    })
    await recordCredential(tx, organizationId)
  } else if (known.expiresAtMs !== null && known.expiresAtMs < expiresAtMs) {
    // A key without an end, or with a later one, keeps it: a login takes nothing away.
    await tx.update('credentials', { id: known.id }, { expiresAtMs, updatedAtMs: nowMs })
  }
}

/** The keys of a user that have to go before one more with an end comes. */
function evicted(
  others: readonly CredentialRow[],
  invalidateExisting: boolean,
  nowMs: number,
): readonly CredentialRow[] {
  const ended = invalidateExisting ? others.filter(endsWithSessions) : []
  const expiring = others.filter((one) => one.expiresAtMs !== null && !ended.includes(one))
  const order = (one: CredentialRow) => (isOver(one, nowMs) ? 0 : 1)
  const inOrder = expiring.toSorted(
    (a, b) => order(a) - order(b) || a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : 1),
  )
  const surplus = Math.max(0, inOrder.length - (MAX_EXPIRING_KEYS - 1))
  return [...ended, ...inOrder.slice(0, surplus)]
}

/** A wallet is a login method of the person, whoever linked it. */
function endsWithSessions(key: CredentialRow): boolean {
  return key.type === SESSION_CREDENTIAL || (key.madeBySession && !isWalletKey(key))
}

function isOver({ expiresAtMs }: CredentialRow, nowMs: number): boolean {
  return expiresAtMs !== null && expiresAtMs <= nowMs
}
