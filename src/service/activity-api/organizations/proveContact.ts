import type { ParametersOf } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import { Refusal } from '../../http/refusal.ts'
import type { AddressEvidence } from '../../store/accountRows.ts'
import type { UserRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireClientSignature } from '../sessions/requireClientSignature.ts'
import {
  consumeToken,
  requireVerificationToken,
  type VerificationClaims,
} from '../sessions/verificationToken.ts'
import { findVerifiedOwners } from './addressVerification.ts'
import { type Contact, hasContact } from './contact.ts'
import { recordProof } from './recordProof.ts'

type Parameters = ParametersOf<SubmitEndpoints['createSubOrganization']>

/** The addresses that a sign-up verifies. */
export type SignUpProof = {
  /** The key that the verification token names; null without a token. */
  readonly tokenKey: string | null
  /** Uses the verification token up. @throws Refusal `VERIFICATION_TOKEN_USED` or `CREDENTIAL_CONFLICT`. */
  readonly consume: (tx: Transaction) => Promise<void>
  /** Records which addresses are verified. Comes after the users are written. */
  readonly record: (tx: Transaction) => Promise<void>
}

/**
 * Finds which addresses of a sign-up are verified: the one of its verification token and, if a user of the parent
 * organization makes the account, all of them.
 *
 * Ours: an address that is verified in an account already makes no second account with a token, so that a login finds
 * exactly one. Accounts that only name the address are in nobody's way.
 *
 * @param users - the rows of the users, in the order of the request.
 * @throws Refusal `VERIFICATION_TOKEN_INVALID` or `CLIENT_SIGNATURE_INVALID`.
 */
export async function proveContact(
  context: CallContext,
  parameters: Parameters,
  users: readonly UserRow[],
): Promise<SignUpProof> {
  const { parts, caller, organizationId: parentId, nowMs } = context
  const byToken = await provenByToken(context, parameters, users)
  const written = caller.user.role === 'proxy' ? [] : addressesOf(users, parentId)
  return {
    tokenKey: byToken?.claims.public_key ?? null,
    async consume(tx) {
      if (!byToken) return
      await consumeToken(tx, byToken.claims, 'SIGNUP', nowMs)
      if ((await findVerifiedOwners(tx, parts, byToken.claims)).length > 0)
        throw new Refusal('CREDENTIAL_CONFLICT', { details: 'the address has an account already' })
    },
    async record(tx) {
      const proofs: [Proven, AddressEvidence][] = []
      if (byToken) proofs.push([{ user: byToken.user, contact: byToken.claims }, 'signUpToken'])
      for (const one of written) proofs.push([one, 'parent'])
      for (const [proven, evidence] of proofs)
        await recordProof(tx, parts, { ...proven, evidence, nowMs })
    },
  }
}

type Proven = { readonly user: UserRow; readonly contact: Contact }

function addressesOf(users: readonly UserRow[], parentId: string): readonly Proven[] {
  return users.flatMap((user) =>
    [
      { verification_type: 'OTP_TYPE_EMAIL', contact: user.email } as const,
      { verification_type: 'OTP_TYPE_SMS', contact: user.phoneNumber } as const,
    ].flatMap(({ contact, ...kind }) =>
      contact === null
        ? []
        : [{ user, contact: { ...{ ...kind, contact }, organization_id: parentId } }],
    ),
  )
}

async function provenByToken(
  { parts, organizationId, nowMs }: CallContext,
  { verificationToken, clientSignature, rootUsers }: Parameters,
  users: readonly UserRow[],
): Promise<{ readonly user: UserRow; readonly claims: VerificationClaims } | null> {
  if (verificationToken === undefined) return null
  if (clientSignature === undefined)
    throw new Refusal('CLIENT_SIGNATURE_INVALID', { details: 'it is missing' })
  const claims = await requireVerificationToken(parts, verificationToken, organizationId, nowMs)
  const place = users.findIndex((user) => hasContact(user, claims))
  const params = rootUsers[place]
  const user = users[place]
  if (!params || !user)
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
  return { user, claims }
}
