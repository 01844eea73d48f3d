import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { isLatchkitError } from '../../errors/anyError.ts'
import { ProviderNotVerifiedError } from '../../errors/oauth.ts'
import { AddressNotVerifiedError } from '../../errors/otp.ts'
import type { OtpType } from '../../wire/fields/otpType.ts'
import type { ProxyClient, ProxyRequestOptions } from '../http/createProxyClient.ts'
import type { ActionContext } from './context.ts'

/** A proven address: the verification token, and its signature by the login's key. */
export type ContactProof = {
  readonly otpType: OtpType
  readonly contact: string
  readonly verificationToken: string
  readonly clientSignatureHex: string
  readonly keyPair: P256KeyPair
  /** Whether to make an account though another one names the address without having verified it. */
  readonly isNewAccountWanted: boolean
}

type AccountFilter = Parameters<ProxyClient['account']>[0]
type NewAccount = Parameters<ProxyClient['signup']>[0]

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
 * Ours: nobody gets a second account unasked. If an account names the address without having verified it, the person
 * decides: it may be the person's own, or somebody else's.
 *
 * @throws AddressNotVerifiedError `ADDRESS_NOT_VERIFIED` in that case, unless `isNewAccountWanted`.
 */
export async function findOrCreateAccount(
  { proxy }: Pick<ActionContext, 'proxy'>,
  { otpType, contact, verificationToken, isNewAccountWanted, ...login }: ContactProof,
  signal: AbortSignal,
): Promise<Account> {
  const isPhone = otpType === 'OTP_TYPE_SMS'
  const filterType = isPhone ? 'PHONE_NUMBER' : 'EMAIL'
  const filter = { filterType, filterValue: contact, verificationToken } as const
  const { organizationId, addressNotVerified } = await proxy.account(filter, { signal })
  if (organizationId) return existing(organizationId)
  if (addressNotVerified === true && !isNewAccountWanted) throw new AddressNotVerifiedError()
  const body = {
    ...(isPhone ? { userPhoneNumber: contact } : { userEmail: contact }),
    verificationToken,
    client_signature: login.clientSignatureHex,
  }
  return createAccount(proxy, body, { signal, key: login.keyPair })
}

/** The account that an address, a token or a key belongs to; null when there is none. */
export async function findAccount(
  proxy: ProxyClient,
  filter: AccountFilter,
  signal: AbortSignal,
): Promise<Account | null> {
  const { organizationId } = await proxy.account(filter, { signal })
  return organizationId ? existing(organizationId) : null
}

function existing(organizationId: string): Account {
  return { organizationId, userId: null, isNewUser: false }
}

/**
 * Finds the account that a token or a key belongs to, or makes one.
 *
 * Ours: when the same person signs up in two tabs at once, the slower one takes the account of the faster. Any other
 * conflict is with another way to log in. Nobody gets a second account unasked: if an account is linked to the social login
 * by a link that was never proven, the person decides.
 *
 * @throws ProviderNotVerifiedError `PROVIDER_NOT_VERIFIED` in that case, unless `isNewAccountWanted`.
 */
export async function findOrCreateOnce(
  proxy: ProxyClient,
  filter: AccountFilter,
  body: NewAccount,
  signal: AbortSignal,
  isNewAccountWanted = false,
): Promise<Account> {
  const { organizationId, providerNotVerified } = await proxy.account(filter, { signal })
  if (organizationId) return existing(organizationId)
  if (providerNotVerified === true && !isNewAccountWanted) throw new ProviderNotVerifiedError()
  try {
    return await createAccount(proxy, body, { signal })
  } catch (error) {
    const since =
      isLatchkitError(error, 'CREDENTIAL_CONFLICT') && (await findAccount(proxy, filter, signal))
    if (since) return since
    throw error
  }
}

/** Signs somebody up. */
export async function createAccount(
  proxy: ProxyClient,
  body: NewAccount,
  options: ProxyRequestOptions,
): Promise<Account> {
  const { organizationId, userId } = await proxy.signup(body, options)
  return { organizationId, userId: userId ?? null, isNewUser: true }
}
