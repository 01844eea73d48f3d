import { KEY_ALGORITHM } from '../../crypto/p256/algorithm.ts'
import { compressPublicKey } from '../../crypto/p256/compressPublicKey.ts'
import type { Sealer } from '../../crypto/seal/seal.ts'
import { proxyKeySealContext } from '../auth-proxy/proxyKey.ts'
import type {
  CredentialRow,
  OrganizationRow,
  ProxyConfigRow,
  SecretRow,
  UserRow,
} from '../store/rows.ts'
import type { Transaction } from '../store/store.ts'
import type { SettingColumns } from './proxySettings.ts'

export type NewOrganization = {
  readonly organization: OrganizationRow
  readonly users: readonly UserRow[]
  readonly credentials: readonly CredentialRow[]
  readonly config: ProxyConfigRow
}

export type OrganizationPlan = {
  readonly name: string
  readonly rootPublicKey: string
  readonly settings: SettingColumns
  readonly sealer: Sealer
  readonly nowMs: number
  readonly newId: () => string
}

/**
 * Plans the organization of a new service: a root user with an API key, and the proxy user with the proxy's own.
 *
 * Spec: What the service does › A, dashboard configuration: enabling the proxy creates a proxy user and a proxy API key.
 * Ours: six digits that live five minutes, and sessions of fifteen minutes.
 */
export async function planOrganization(plan: OrganizationPlan): Promise<NewOrganization> {
  const { newId, nowMs } = plan
  const organizationId = newId()
  const root = newUser(plan, organizationId, 'Root user', 'root')
  const proxy = newUser(plan, organizationId, 'Auth proxy', 'proxy')
  const config = await newProxyConfig(plan, proxy)
  return {
    organization: {
      id: organizationId,
      parentId: null,
      name: plan.name,
      rootQuorumThreshold: 1,
      createdAtMs: nowMs,
    },
    users: [root, proxy],
    credentials: [
      newCredential(plan, root, 'Root API key', plan.rootPublicKey),
      newCredential(plan, proxy, 'Auth proxy API key', config.publicKey),
    ],
    config,
  }
}

/** Writes a planned organization, and the secret that came with it. */
export async function insertOrganization(
  tx: Transaction,
  { organization, users, credentials, config }: NewOrganization,
  secret: SecretRow | null,
): Promise<void> {
  await tx.insert('organizations', organization)
  for (const user of users) await tx.insert('users', user)
  for (const credential of credentials) await tx.insert('credentials', credential)
  await tx.insert('proxyConfigs', config)
  if (secret) await tx.insert('secrets', secret)
}

function newUser(
  { newId, nowMs }: OrganizationPlan,
  organizationId: string,
  name: string,
  role: UserRow['role'],
): UserRow {
  return {
    id: newId(),
    organizationId,
    name,
    email: null,
    emailVerified: false,
    phoneNumber: null,
    phoneNumberVerified: false,
    role,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
}

function newCredential(
  { newId, nowMs }: OrganizationPlan,
  { id, organizationId }: UserRow,
  name: string,
  publicKey: string,
): CredentialRow {
  return {
    id: newId(),
    organizationId,
    userId: id,
    name,
    publicKey,
    type: 'CREDENTIAL_TYPE_API_KEY_P256',
    expiresAtMs: null,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
}

async function newProxyConfig(
  { newId, nowMs, sealer, settings }: OrganizationPlan,
  { id: userId, organizationId }: UserRow,
): Promise<ProxyConfigRow> {
  const pair = await crypto.subtle.generateKey(KEY_ALGORITHM, true, ['sign', 'verify'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const place = { id: newId(), organizationId, publicKey: compressPublicKey(point) }
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))
  const sealedPrivateKey = await sealer.seal(pkcs8, proxyKeySealContext(place))
  pkcs8.fill(0)
  return {
    ...place,
    ...settings,
    userId,
    sealedPrivateKey,
    otpLength: 6,
    otpAlphanumeric: false,
    otpExpirationSeconds: 300,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
}
