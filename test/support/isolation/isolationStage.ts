import { generateKeyPair, type P256KeyPair } from '../../../src/crypto/p256/generateKeyPair.ts'
import type { createStamp } from '../../../src/crypto/stamp/createStamp.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { createAuthProxy } from '../../../src/service/auth-proxy/createAuthProxy.ts'
import { openProxyKey } from '../../../src/service/auth-proxy/proxyKey.ts'
import { defaultLimits } from '../../../src/service/limits/limits.ts'
import { defaultSettings } from '../../../src/service/proxy-settings/defaultSettings.ts'
import { keepClientSecrets } from '../../../src/service/seed/keepClientSecrets.ts'
import { insertOrganization, planOrganization } from '../../../src/service/seed/newOrganization.ts'
import { addOrganization, addUser, createTestApi, type TestApi } from '../activityApi.ts'
import { createTestIssuer } from '../testIssuer.ts'

export type FamilyName = 'A' | 'B'
type OrganizationName = 'A' | 'A1' | 'A2' | 'B' | 'B1'
/** What a request is about; `missing` is an organization that nobody has. */
export type Target = OrganizationName | 'missing'

/** An organization of the matrix: who is root there, and a person of it. */
export type Place = {
  readonly organizationId: string
  readonly family: FamilyName
  readonly isSub: boolean
  readonly root: { readonly key: P256KeyPair; readonly userId: string }
  readonly email: string
}

type StampKey = Parameters<typeof createStamp>[0]

/** Who asks: a key and the organization that it is at home in; anonymous has neither. */
export type Principal = {
  readonly name: string
  readonly home: OrganizationName | null
  readonly role: 'root' | 'user' | 'proxy' | 'nobody'
  readonly key: StampKey | null
}

const TOKEN = 'https://api.x.example/token'
const ME = 'https://api.x.example/me'
export const REDIRECT_URI = 'http://localhost:5173/'

export type IsolationStage = Awaited<ReturnType<typeof createIsolationStage>>

/** Two organizations that know nothing of each other, each with its auth proxy, and their sub-organizations. */
export async function createIsolationStage() {
  const site = await createTestIssuer()
  site.documents.set(TOKEN, () => Response.json({ access_token: 'access', token_type: 'bearer' }))
  site.documents.set(ME, () => Response.json({ data: { id: '4711', name: 'Ada' } }))
  const kit = await createTestApi({
    outboundFetch: site.fetch,
    limits: mapValues(defaultLimits, () => [{ max: 1_000_000, windowMs: 60_000 }]),
  })
  const families = {
    A: await addFamily(kit, 'A', site.issuer),
    B: await addFamily(kit, 'B', site.issuer),
  }
  const places: Readonly<Record<OrganizationName, Place>> = {
    A: families.A.place,
    A1: await addSub(kit, 'A1', families.A.place),
    A2: await addSub(kit, 'A2', families.A.place),
    B: families.B.place,
    B1: await addSub(kit, 'B1', families.B.place),
  }
  const userOfA = await addUser(kit.parts, places.A.organizationId, 'user')
  const principals: readonly Principal[] = [
    { name: 'root A', home: 'A', role: 'root', key: places.A.root.key },
    { name: 'user A', home: 'A', role: 'user', key: userOfA.key },
    { name: 'sub A1', home: 'A1', role: 'root', key: places.A1.root.key },
    { name: 'sub A2', home: 'A2', role: 'root', key: places.A2.root.key },
    { name: 'proxy A', home: 'A', role: 'proxy', key: families.A.proxyKey },
    { name: 'root B', home: 'B', role: 'root', key: places.B.root.key },
    { name: 'sub B1', home: 'B1', role: 'root', key: places.B1.root.key },
    { name: 'anonymous', home: null, role: 'nobody', key: null },
  ]
  const proxy = createAuthProxy({
    ...kit.parts,
    activityApiFetch: (request) => kit.api.fetch(request),
    apiBaseUrl: 'http://localhost',
  })
  const sendProxy = (configId: string, path: string, text: string) => {
    const headers = { 'content-type': 'application/json', 'x-auth-proxy-config-id': configId }
    const request = new Request(`http://localhost${path}`, {
      method: 'POST',
      headers,
      body: text,
    })
    return proxy.fetch(request, { clientAddress: '127.0.0.1' })
  }
  /** Asks the auth proxy under the configuration of a family, or under none. */
  const askProxy = async (family: FamilyName | null, operation: string, body: unknown) => {
    const configId = family === null ? '' : families[family].configId
    kit.clock.time += 1 // the proxy's own requests of one moment would be one activity
    const response = await sendProxy(configId, `/v1/${operation}`, JSON.stringify(body))
    const said = Object(await response.json())
    return { said, code: String(said.details?.[0]?.turnkeyErrorCode ?? 'OK') }
  }
  let count = 0
  return {
    ...{ kit, site, families, places, principals, sendProxy, askProxy },
    newEmail: () => `nora-${++count}@okafor.example`,
  }
}

async function addFamily(kit: TestApi, family: FamilyName, issuer: string) {
  const { store, sealer, clock, newId } = kit.parts
  const key = await generateKeyPair()
  const x = {
    name: 'x',
    clientId: `x-${family}`,
    authorizationEndpoint: 'https://x.example/authorize',
    scopes: ['users.read'],
    tokenEndpoint: TOKEN,
    clientAuthentication: 'basic' as const,
    userInfo: { endpoint: ME, subjectMember: 'data.id' },
  }
  const planned = await planOrganization({
    name: `Family ${family}`,
    rootPublicKey: key.publicKeyHex,
    settings: {
      ...defaultSettings(true),
      enabledProviders: ['email', 'google', 'x'],
      identityProviders: [{ name: 'google', issuer, clientIds: [`client-${family}`] }],
      oauth2Providers: [x],
      oauthRedirectUrls: [REDIRECT_URI],
    },
    ...{ sealer, newId, nowMs: clock.nowMs() },
  })
  await store.transaction((tx) => insertOrganization(tx, planned, null))
  const { organization, config, users } = planned
  const secrets = { oauth2Providers: [{ ...x, clientSecret: 'secret' }] }
  await keepClientSecrets({ store, sealer, clock }, organization.id, secrets)
  const place: Place = {
    organizationId: organization.id,
    family,
    isSub: false,
    root: { key, userId: users[0]?.id ?? '' },
    email: `root-${family}@okafor.example`,
  }
  return { place, configId: config.id, proxyKey: await openProxyKey(sealer, config) }
}

/** A sub-organization of one person, whose address is proven and who has a social login. */
async function addSub(kit: TestApi, name: string, parent: Place): Promise<Place> {
  const { parts } = kit
  const organizationId = await addOrganization(parts, parent.organizationId)
  const email = `owner-${name}@okafor.example`.toLowerCase()
  const root = await addUser(parts, organizationId, 'root', { email, emailVerified: true })
  await parts.store.transaction((tx) =>
    tx.insert('oauthProviders', {
      id: parts.newId(),
      organizationId,
      userId: root.userId,
      name: 'Google',
      issuer: 'https://id.example',
      audience: `client-${parent.family}`,
      subject: email,
      createdAtMs: 1,
      updatedAtMs: 1,
      ...{ provenAtMs: 1, evidence: 'signUp', boundKey: null },
    }),
  )
  return { organizationId, family: parent.family, isSub: true, root, email }
}
