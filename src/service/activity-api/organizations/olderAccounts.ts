import * as v from 'valibot'
import { readToken } from '../../../crypto/token/readToken.ts'
import { idsBefore } from '../../idsBefore.ts'
import type { ServiceParts } from '../../parts.ts'
import type { AccountOriginRow, AddressEvidence } from '../../store/accountRows.ts'
import type { ActivityRow, OauthProviderRow, OrganizationRow, UserRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import { openSecrets } from '../activities/activitySecrets.ts'
import { normalizeContact } from '../otp/normalizeContact.ts'
import { typesOf } from './accountUse.ts'
import type { Contact } from './contact.ts'

/** How many activities are read to find the one that made an account, and the one that verified an address. */
const MOST_READ = 200

/** How far the id of the making activity and the time of its account can be apart, in milliseconds. */
const MAKING_WINDOW_MS = 60_000

type Sealing = Pick<ServiceParts, 'sealer'>
type Origin = Pick<AccountOriginRow, 'madeBy' | 'soleKey' | 'hadCredential'> & {
  /** The public keys of the making, in lower case. */
  readonly startingKeys: readonly string[]
}

const rootUserShape = v.object({
  userEmail: v.optional(v.string()),
  userPhoneNumber: v.optional(v.string()),
  apiKeys: v.array(v.object({ publicKey: v.string(), curveType: v.optional(v.string()) })),
  authenticators: v.array(v.unknown()),
  oauthProviders: v.array(v.unknown()),
})
const makingShape = v.object({ rootUsers: v.array(rootUserShape) })
const resultShape = v.object({ subOrganizationId: v.string() })

type Making = { readonly row: ActivityRow; readonly rootUsers: readonly RootUser[] }
type RootUser = v.InferOutput<typeof rootUserShape>

/**
 * How an account began that is older than the record of origins, from the recorded activity that made it.
 *
 * @returns undefined when the record does not prove it.
 */
export async function readOlderOrigin(
  reads: Reads,
  organization: OrganizationRow,
): Promise<Origin | undefined> {
  const making = await findMaking(reads, organization)
  const madeBy = making && (await makerKind(reads, making.row))
  if (!madeBy) return undefined
  const { keys, count } = startingCredentials(making)
  const [key] = keys
  const isSole = making.rootUsers.length === 1 && keys.length === 1 && count === 1
  const isP256 = key?.curveType === undefined || key.curveType === 'API_KEY_CURVE_P256'
  return {
    madeBy,
    startingKeys: keys.map(({ publicKey }) => publicKey.toLowerCase()),
    soleKey: isSole && isP256 ? (key?.publicKey.toLowerCase() ?? null) : null,
    hadCredential: count > 0 || (await wasEntered(reads, organization.id)),
  }
}

/**
 * Whether a social login that is older than the record of proofs came with a sign-up that had other credentials too: then
 * anybody who saw the ID token could have made the account.
 */
export async function cameWithOthers(
  reads: Reads,
  { organizationId, createdAtMs }: Pick<OauthProviderRow, 'organizationId' | 'createdAtMs'>,
): Promise<boolean> {
  const organization = await reads.first('organizations', { id: organizationId })
  if (organization?.createdAtMs !== createdAtMs) return false
  const making = await findMaking(reads, organization)
  if (!making || (await makerKind(reads, making.row)) !== 'proxy') return false
  return making.rootUsers.some((user) => user.apiKeys.length + user.authenticators.length > 0)
}

function startingCredentials({ rootUsers }: Making) {
  const keys = rootUsers.flatMap(({ apiKeys }) => apiKeys)
  const others = rootUsers.flatMap((user) => [...user.authenticators, ...user.oauthProviders])
  return { keys, count: keys.length + others.length }
}

/**
 * Why an address counts as verified in an account that is older than the record of proofs.
 *
 * A column that says `verified` proves nothing by itself: earlier versions also set it when whoever made the account had
 * deleted the credentials in it. The recorded activities prove it, or it is unverified.
 */
export async function readOlderEvidence(
  reads: Reads,
  { sealer }: Sealing,
  user: UserRow,
  contact: Contact,
): Promise<AddressEvidence | undefined> {
  const organization = await reads.first('organizations', { id: user.organizationId })
  const making = organization && (await findMaking(reads, organization))
  if (making && (await isFirstAddress(making, contact))) {
    const evidence = await evidenceOfMaking(reads, { sealer }, making, user, contact)
    if (evidence) return evidence
  }
  return isMarked(user, contact) && (await wasUpdatedByToken(reads, { sealer }, user, contact))
    ? 'updateToken'
    : undefined
}

async function evidenceOfMaking(
  reads: Reads,
  parts: Sealing,
  making: Making,
  user: UserRow,
  contact: Contact,
): Promise<AddressEvidence | undefined> {
  const { row, rootUsers } = making
  if ((await makerKind(reads, row)) === 'parent') return 'parent'
  if (!isMarked(user, contact)) return undefined
  if (isTokenFor(await openToken(parts, row), contact)) return 'signUpToken'
  // nobody could enter before the first who verified the address of the making
  const isEmpty = startingCredentials(making).count === 0
  const [first, ...more] = rootUsers
  const isOneAddress = more.length === 0 && !hasBothAddresses(first)
  return isEmpty && isOneAddress ? 'unusedAccount' : undefined
}

async function findMaking(
  reads: Reads,
  { id, parentId, activityId, createdAtMs }: OrganizationRow,
): Promise<Making | undefined> {
  if (parentId === null) return undefined
  const found =
    activityId === null
      ? await findMakingByTime(reads, parentId, id, createdAtMs)
      : await reads.first('activities', { id: activityId, organizationId: parentId })
  if (!found) return undefined
  const [intent] = Object.values(found.intent)
  const checked = v.safeParse(makingShape, intent)
  return checked.success && checked.output.rootUsers.length > 0
    ? { row: found, rootUsers: checked.output.rootUsers }
    : undefined
}

/** Older organizations do not name their activity. It has its id from the time at which they were made. */
async function findMakingByTime(
  reads: Reads,
  parentId: string,
  id: string,
  createdAtMs: number,
): Promise<ActivityRow | undefined> {
  const gt = idsBefore(createdAtMs - MAKING_WINDOW_MS)
  const lt = idsBefore(createdAtMs + MAKING_WINDOW_MS)
  for (const type of typesOf('createSubOrganization')) {
    const rows = await reads.find(
      'activities',
      { organizationId: parentId, type, id: { gt, lt }, createdAtMs },
      { limit: MOST_READ },
    )
    const made = rows.find(({ result }) =>
      Object.values(result).some((one) => {
        const said = v.safeParse(resultShape, one)
        return said.success && said.output.subOrganizationId === id
      }),
    )
    if (made) return made
  }
  return undefined
}

async function makerKind(
  reads: Reads,
  { organizationId, userId }: ActivityRow,
): Promise<Origin['madeBy'] | undefined> {
  const maker = await reads.first('users', { id: userId, organizationId })
  if (!maker) return undefined
  return maker.role === 'proxy' ? 'proxy' : 'parent'
}

/** Whether there is any trace that somebody entered an account: a login marks an address, anything else is recorded. */
async function wasEntered(reads: Reads, organizationId: string): Promise<boolean> {
  const inAccount = { organizationId }
  return (
    (await reads.first('activities', inAccount)) !== undefined ||
    (await reads.first('credentials', inAccount)) !== undefined ||
    (await reads.first('users', { ...inAccount, emailVerified: true })) !== undefined ||
    (await reads.first('users', { ...inAccount, phoneNumberVerified: true })) !== undefined ||
    (await reads.first('addressProofs', inAccount)) !== undefined
  )
}

/** Whether the address stands in the account since its making. */
async function isFirstAddress({ rootUsers }: Making, contact: Contact): Promise<boolean> {
  for (const { userEmail, userPhoneNumber } of rootUsers) {
    const text = contact.verification_type === 'OTP_TYPE_EMAIL' ? userEmail : userPhoneNumber
    if (
      text !== undefined &&
      (await normalizeContact(contact.verification_type, text)) === contact.contact
    )
      return true
  }
  return false
}

function hasBothAddresses(user: RootUser | undefined): boolean {
  return user?.userEmail !== undefined && user.userPhoneNumber !== undefined
}

async function wasUpdatedByToken(
  reads: Reads,
  parts: Sealing,
  { id, organizationId }: UserRow,
  contact: Contact,
): Promise<boolean> {
  const isEmail = contact.verification_type === 'OTP_TYPE_EMAIL'
  for (const type of typesOf(isEmail ? 'updateUserEmail' : 'updateUserPhoneNumber')) {
    const rows = await reads.find(
      'activities',
      { organizationId, type },
      { order: 'desc', limit: MOST_READ },
    )
    for (const row of rows) {
      const [intent] = Object.values(row.intent)
      const isOfUser = Object(intent).userId === id && row.status === 'ACTIVITY_STATUS_COMPLETED'
      if (isOfUser && isTokenFor(await openToken(parts, row), contact)) return true
    }
  }
  return false
}

/** What the verification token said that came with an activity. The service checked it then. */
async function openToken(parts: Sealing, row: ActivityRow) {
  const secrets = await openSecrets(parts, row)
  const token = secrets?.intent.verificationToken
  return typeof token === 'string' ? readToken(token) : null
}

function isTokenFor(claims: ReturnType<typeof readToken>, contact: Contact): boolean {
  return (
    claims?.contact === contact.contact && claims.verification_type === contact.verification_type
  )
}

function isMarked(user: UserRow, { verification_type }: Contact): boolean {
  return verification_type === 'OTP_TYPE_EMAIL' ? user.emailVerified : user.phoneNumberVerified
}
