import type { Sealer } from '../../crypto/seal/seal.ts'
import { newColumns, type SettingColumns } from '../proxy-settings/defaultSettings.ts'
import { newProxyKey } from '../proxy-settings/newProxyKey.ts'
import { newProxyCredential, newProxyUser } from '../proxy-settings/proxyRows.ts'
import type {
  CredentialRow,
  OrganizationRow,
  ProxyConfigRow,
  SecretRow,
  UserRow,
} from '../store/rows.ts'
import type { Transaction } from '../store/store.ts'

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
 */
export async function planOrganization(plan: OrganizationPlan): Promise<NewOrganization> {
  const { newId, nowMs } = plan
  const organizationId = newId()
  const root = newRootUser(plan, organizationId)
  const proxy = newProxyUser(plan, organizationId)
  const config = await newProxyConfig(plan, proxy)
  return {
    organization: {
      id: organizationId,
      parentId: null,
      activityId: null,
      name: plan.name,
      rootQuorumThreshold: 1,
      createdAtMs: nowMs,
    },
    users: [root, proxy],
    credentials: [newRootCredential(plan, root), newProxyCredential(plan, config)],
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

function newRootUser({ newId, nowMs }: OrganizationPlan, organizationId: string): UserRow {
  return {
    id: newId(),
    organizationId,
    name: 'Root user',
    email: null,
    emailVerified: false,
    phoneNumber: null,
    phoneNumberVerified: false,
    role: 'root',
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
}

function newRootCredential(
  { newId, nowMs, rootPublicKey }: OrganizationPlan,
  { id, organizationId }: UserRow,
): CredentialRow {
  return {
    id: newId(),
    organizationId,
    userId: id,
    name: 'Root API key',
    publicKey: rootPublicKey,
    type: 'CREDENTIAL_TYPE_API_KEY_P256',
    expiresAtMs: null,
    sessionProfileId: null,
    madeBySession: false,
    lastUsedAtMs: null,
    provenAtMs: null,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
}

async function newProxyConfig(
  { newId, nowMs, sealer, settings }: OrganizationPlan,
  { id: userId, organizationId }: UserRow,
): Promise<ProxyConfigRow> {
  const place = { id: newId(), organizationId }
  return {
    ...place,
    ...settings,
    ...newColumns,
    ...(await newProxyKey(sealer, place)),
    userId,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
}
