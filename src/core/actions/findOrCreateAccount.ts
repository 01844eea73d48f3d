import type { ActionContext } from './context.ts'

/** A proven address: the verification token, and its signature by the login's key. */
export type ContactProof = {
  readonly contact: string
  readonly verificationToken: string
  readonly clientSignatureHex: string
}

/** Whose account it is. The user is known only when the account was just made. */
export type Account = {
  readonly organizationId: string
  readonly userId: string | null
  readonly isNewUser: boolean
}

/**
 * Finds the account of a proven address, or makes one.
 *
 * Spec: Authentication proxy endpoints › /v1/account, /v1/signup.
 */
export async function findOrCreateAccount(
  { proxy }: Pick<ActionContext, 'proxy'>,
  { contact, verificationToken, clientSignatureHex }: ContactProof,
  signal: AbortSignal,
): Promise<Account> {
  const filter = { filterType: 'EMAIL', filterValue: contact, verificationToken } as const
  const { organizationId } = await proxy.account(filter, { signal })
  if (organizationId) return { organizationId, userId: null, isNewUser: false }
  const made = await proxy.signup(
    { userEmail: contact, verificationToken, client_signature: clientSignatureHex },
    { signal },
  )
  return { organizationId: made.organizationId, userId: made.userId ?? null, isNewUser: true }
}
