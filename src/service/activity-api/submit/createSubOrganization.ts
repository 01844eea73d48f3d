import type { ParametersOf } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler, Commit } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireRoomForWallets, requireWalletKeysAgreed } from '../credentials/signUpWalletKeys.ts'
import { requireBoundLogins } from '../oidc/requireBoundLogins.ts'
import { recordOrigin } from '../organizations/accountOrigin.ts'
import { proveContact } from '../organizations/proveContact.ts'
import { requireName } from '../organizations/requireName.ts'
import { requireTopLevel } from '../organizations/requireTopLevel.ts'
import type { CallContext } from '../requireCaller.ts'
import { insertNewUser, requireDistinctWaysIn } from '../users/insertNewUser.ts'
import { type NewUser, newUserRows } from '../users/newUserRows.ts'

type WalletResult = { walletId: string; addresses: string[] }
type Parameters = ParametersOf<SubmitEndpoints['createSubOrganization']>

/** Makes a sub-organization with its root users and their keys and, if asked, a wallet; all of it or nothing. */
export const createSubOrganization: ActivityHandler<
  SubmitEndpoints['createSubOrganization'],
  CallContext
> = async (parameters, context) => {
  const { parts, organizationId: parentId, nowMs } = context
  requireShape(parameters)
  await requireTopLevel(context)
  const id = parts.newId()
  const users = await Promise.all(
    parameters.rootUsers.map((user, i) =>
      newUserRows(context, user, {
        organizationId: id,
        role: 'root',
        path: `parameters.rootUsers.${i}`,
      }),
    ),
  )
  requireDistinctWaysIn(users)
  if (context.caller.user.role === 'proxy') {
    await requireRoomForWallets(parts.store, parameters.rootUsers)
    await requireWalletKeysAgreed(parameters.rootUsers, {
      organizationId: parentId,
      hasToken: parameters.verificationToken !== undefined,
      nowMs,
    })
  }
  const proven = await proveContact(
    context,
    parameters,
    users.map(({ user }) => user),
  )
  const isWritten = context.caller.user.role !== 'proxy'
  const writer = isWritten
    ? 'parent'
    : await requireBoundLogins(context, parameters.rootUsers, proven.tokenKey)
  const place = { parts, writer, topLevelId: parentId, nowMs }
  const makeWallet = await walletCommit(context, id, parameters.wallet)
  return async (tx) => {
    await tx.insert('organizations', {
      id,
      parentId,
      activityId: context.activityId,
      name: parameters.subOrganizationName,
      rootQuorumThreshold: parameters.rootQuorumThreshold,
      createdAtMs: nowMs,
    })
    await proven.consume(tx)
    await recordOrigin(tx, { id, createdAtMs: nowMs }, context.caller.user, users)
    for (const one of users) await insertNewUser(tx, isWritten ? withProvenKeys(one) : one, place)
    await proven.record(tx)
    const wallet = await makeWallet?.(tx)
    return {
      subOrganizationId: id,
      ...(wallet === undefined ? {} : { wallet }),
      rootUserIds: users.map(({ user }) => user.id),
    }
  }
}

/** What a user of the parent writes needs no proof of its holder. */
function withProvenKeys(one: NewUser): NewUser {
  const credentials = one.credentials.map((row) => ({ ...row, provenAtMs: row.createdAtMs }))
  return { ...one, credentials }
}

function requireShape(parameters: Parameters): void {
  requireName(parameters.subOrganizationName, 'parameters.subOrganizationName')
  if (parameters.rootQuorumThreshold > parameters.rootUsers.length)
    throw invalid('parameters.rootQuorumThreshold must be at most the number of root users')
}

async function walletCommit(
  { parts }: CallContext,
  organizationId: string,
  params: Parameters['wallet'],
): Promise<Commit<WalletResult> | null> {
  if (!params) return null
  // Loaded when first asked for: word list and curves take a while to start, and most sign-ups need neither.
  const { createWallet } = await import('../../wallets/createWallet.ts')
  return createWallet(parts, organizationId, params)
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details })
}
