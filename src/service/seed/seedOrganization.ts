import type { ProxySettings } from '../options.ts'
import { defaultSettings, type SettingColumns } from '../proxy-settings/defaultSettings.ts'
import { StartRefused } from '../startRefused.ts'
import type { ProxyConfigRow } from '../store/rows.ts'
import type { Reads, Store } from '../store/store.ts'
import { insertOrganization, planOrganization } from './newOrganization.ts'
import { checkSettings } from './proxySettings.ts'
import { giveRootEmail } from './rootEmail.ts'
import {
  givenRootKey,
  newDevelopmentRootKey,
  openDevelopmentRootKey,
  ROOT_KEY_SECRET,
  type RootKeyPlan,
} from './rootKey.ts'
import type { SecretParts } from './serviceSecrets.ts'

export type SeedParts = SecretParts & {
  readonly newId: () => string
  readonly development: boolean
  readonly rootPublicKey: string | undefined
  readonly rootEmail: string | undefined
  readonly settings: ProxySettings
}

export type SeededOrganization = {
  readonly organizationId: string
  readonly authProxyConfigId: string
  readonly rootUserId: string
  /** Hex. In development only. */
  readonly rootApiKey: { readonly publicKey: string; readonly privateKey: string } | null
  /** With which the root user logs in to the dashboard. */
  readonly rootEmail: string | null
}

/**
 * Makes the organization of an empty store, or finds the one that is there. Settings that were given are written to its
 * configuration either way; what the organization has set by itself goes before them.
 *
 * All of it is one transaction that first looks, so two processes that start at once end with one organization.
 *
 * @throws StartRefused when the store belongs to a service of the other kind, or another root user.
 */
export async function seedOrganization(parts: SeedParts): Promise<SeededOrganization> {
  const settings = checkSettings(parts.settings)
  const givenKey = parts.development ? null : await givenRootKey(parts.rootPublicKey)
  if (!(await hasOrganization(parts.store))) await makeOrganization(parts, settings, givenKey)
  const found = await findOrganization(parts.store)
  const rootApiKey = await checkRootKey(parts, found, givenKey)
  await applySettings(parts, found.config, settings)
  const rootEmail = await giveRootEmail(parts, found)
  return {
    organizationId: found.organizationId,
    authProxyConfigId: found.config.id,
    rootUserId: found.rootUserId,
    rootApiKey,
    rootEmail,
  }
}

async function hasOrganization(store: Reads): Promise<boolean> {
  return (await store.first('organizations', { parentId: null })) !== undefined
}

async function makeOrganization(
  parts: SeedParts,
  settings: Partial<SettingColumns>,
  givenKey: RootKeyPlan | null,
): Promise<void> {
  const rootKey = givenKey ?? (await newDevelopmentRootKey(parts))
  const planned = await planOrganization({
    name: parts.development ? 'Latchkit development' : 'Latchkit',
    rootPublicKey: rootKey.publicKey,
    settings: { ...defaultSettings(parts.development), ...settings },
    sealer: parts.sealer,
    nowMs: parts.clock.nowMs(),
    newId: parts.newId,
  })
  await parts.store.transaction(async (tx) => {
    if (!(await hasOrganization(tx))) await insertOrganization(tx, planned, rootKey.secret)
  })
}

type Found = {
  readonly organizationId: string
  readonly rootUserId: string
  readonly config: ProxyConfigRow
}

async function findOrganization(store: Store): Promise<Found> {
  const organization = await store.first('organizations', { parentId: null })
  const organizationId = organization?.id ?? ''
  const root = await store.first('users', { organizationId, role: 'root' })
  const config = await store.first('proxyConfigs', { organizationId })
  if (!organization || !root || !config) throw new Error('the organization is not whole')
  return { organizationId, rootUserId: root.id, config }
}

async function checkRootKey(
  parts: SeedParts,
  { organizationId, rootUserId }: Found,
  givenKey: RootKeyPlan | null,
): Promise<SeededOrganization['rootApiKey']> {
  const secret = await parts.store.first('secrets', { id: ROOT_KEY_SECRET })
  if (parts.development !== (secret !== undefined))
    throw new StartRefused(
      parts.development
        ? 'This data belongs to a service outside development: start it with NODE_ENV=production, or choose another place for data.'
        : 'This data belongs to a development service, whose root key is not safe to use: choose another place for data.',
    )
  const where = { organizationId, userId: rootUserId }
  if (secret) {
    const credential = await parts.store.first('credentials', where)
    const privateKey = await openDevelopmentRootKey(parts, secret)
    return { publicKey: credential?.publicKey ?? '', privateKey }
  }
  const publicKey = givenKey?.publicKey ?? ''
  if (!(await parts.store.first('credentials', { ...where, publicKey })))
    throw new StartRefused('The root user of this data has another key than the one given.')
  return null
}

async function applySettings(
  { store, clock }: SeedParts,
  config: ProxyConfigRow,
  settings: Partial<SettingColumns>,
): Promise<void> {
  const wanted = { ...config, ...settings }
  if (JSON.stringify(wanted) === JSON.stringify(config)) return
  await store.transaction(async (tx) => {
    await tx.update('proxyConfigs', { id: config.id }, { ...settings, updatedAtMs: clock.nowMs() })
  })
}
