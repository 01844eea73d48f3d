import { createSealer } from '../crypto/seal/seal.ts'
import { WEBHOOK_KEYS_PATH } from '../wire/webhookHeaders.ts'
import { createActivityApi } from './activity-api/createActivityApi.ts'
import { createIssuers } from './activity-api/oidc/createIssuers.ts'
import { createProviderFetch } from './activity-api/oidc/fetchDocument.ts'
import { DEFAULT_SMS_COUNTRIES, knownCountries } from './activity-api/otp/smsCountries.ts'
import { createProver } from './app-proofs/createProver.ts'
import { createAuthProxy } from './auth-proxy/createAuthProxy.ts'
import { createDashboardProxy, DASHBOARD_LOGIN_PATH } from './auth-proxy/createDashboardProxy.ts'
import { createIds } from './createIds.ts'
import { joinDeliveries } from './delivery/deliveryByChannel.ts'
import { createMailbox, type Mailbox } from './delivery/mailbox.ts'
import { createDiscovery } from './discovery/createDiscovery.ts'
import { createWebhookDiscovery } from './discovery/createWebhookDiscovery.ts'
import { ownKey } from './discovery/ownKey.ts'
import type { RequestInfo } from './http/handler.ts'
import { jsonResponse } from './http/jsonResponse.ts'
import { answer, Refusal } from './http/refusal.ts'
import { refuseForeign } from './http/requireLocalRequest.ts'
import { createExpireCodes } from './inbox/createExpireCodes.ts'
import { createInbox } from './inbox/createInbox.ts'
import { createCosts } from './limits/createCosts.ts'
import { defaultLimits } from './limits/limits.ts'
import type { ServiceOptions } from './options.ts'
import type { ServiceParts } from './parts.ts'
import { reseal } from './reseal.ts'
import { keepClientSecrets } from './seed/keepClientSecrets.ts'
import { type SeededOrganization, seedOrganization } from './seed/seedOrganization.ts'
import { loadServiceKeys } from './seed/serviceSecrets.ts'
import { StartRefused } from './startRefused.ts'
import { createMemoryStore } from './store/memoryStore.ts'
import { createChains } from './transactions/rpc/createChains.ts'
import { createSendQueue, type SendQueue } from './transactions/sending/sendQueue.ts'
import { createUpstreams } from './upstreams/createUpstreams.ts'
import { createDispatcher, type Dispatcher } from './webhooks/createDispatcher.ts'
import { createWebhookKeys } from './webhooks/webhookKeys.ts'

/** What a client must know of a service. Keys are uncompressed P-256 points in hex. */
export type ServiceFacts = {
  readonly organizationId: string
  readonly authProxyConfigId: string
  readonly rootUserId: string
  readonly signingKeys: {
    readonly session: string
    readonly verification: string
    readonly export: string
  }
  /** The certificate above the keys of app proofs, in PEM: a process, and no enclave, is under it. */
  readonly appProofRootPem: string
  /** What others encrypt to: the client secrets of `create_oauth2_credential`. */
  readonly encryptionKeys: { readonly clientSecret: string }
}

/** What a development service gives out beside its facts: the API key of its root user, hex, and its address. */
export type DevelopmentFacts = ServiceFacts & {
  readonly rootApiKey: { readonly publicKey: string; readonly privateKey: string }
  /** With which the root user logs in to the dashboard. */
  readonly rootEmail: string | null
}

/** Both systems, ready to answer. */
export type Service = {
  /** Answers one request; never rejects. */
  fetch(request: Request, info?: RequestInfo): Promise<Response>
  readonly facts: ServiceFacts
  /** Null outside development. */
  readonly development: DevelopmentFacts | null
  /** The messages of a development service; null outside development. */
  readonly mailbox: Mailbox | null
  /** Sends transactions that are due, those that an ended process has left among them. */
  sendDue(): Promise<void>
  /**
   * Runs activities that were approved a minute ago or longer and never ran, because their process ended: at most a hundred,
   * the oldest first.
   *
   * @param signal - stops between two; so does `close`.
   */
  resumeDue(signal?: AbortSignal): Promise<void>
  /** Sends the webhooks that are due, whenever it is told to; null without a way out for them. */
  readonly webhooks: Dispatcher | null
  /**
   * Takes another key-encryption key while the service goes on, and seals with it what others have sealed. Older keys are
   * needed until it resolves, and on PostgreSQL until every process has the new one.
   *
   * @returns how many secrets were sealed anew.
   */
  takeKey(keyEncryptionKey: Uint8Array, olderKeys?: readonly Uint8Array[]): Promise<number>
  /** Ends all work in the background, waits for what is being written, and closes the store. */
  close(): Promise<void>
}

/**
 * Makes the whole service: the auth proxy on `/v1/*`, the activity API on `/public/v1/*`, and in development the inbox on
 * `/inbox/*`. `GET /health` answers as soon as it can.
 *
 * Spec: What the service does.
 * Ours: both systems on one door; the proxy still reaches the activity API by stamped HTTP requests only.
 *
 * @throws StartRefused with a plain sentence when options and store do not fit.
 * @example
 * const service = await createService({ development: true })
 * const response = await service.fetch(new Request('http://localhost/health'))
 */
export async function createService(options: ServiceOptions = {}): Promise<Service> {
  const { parts, mailbox, organization, sends } = await makeParts(options)
  const activityApi = createActivityApi(parts)
  const proxyParts = {
    ...parts,
    apiBaseUrl: options.apiBaseUrl ?? 'http://localhost',
    activityApiFetch:
      options.activityApiFetch ?? ((request: Request) => activityApi.fetch(request)),
  }
  const authProxy = createAuthProxy(proxyParts)
  const dashboardProxy = createDashboardProxy(proxyParts)
  const discovery = createDiscovery(parts)
  const inbox = mailbox && createInbox(mailbox, createExpireCodes(parts))
  const webhookKeys = createWebhookKeys(parts)
  const webhookDiscovery = createWebhookDiscovery(webhookKeys)
  const sender = parts.webhookSender
  const ending = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  const webhooks = sender ? createDispatcher({ ...parts, sender, keys: webhookKeys }) : null

  /** What `close` waits for. */
  function tracked<T>(work: Promise<T>): Promise<T> {
    underWay.add(work)
    return work.finally(() => underWay.delete(work))
  }

  async function route(request: Request, info: RequestInfo): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === WEBHOOK_KEYS_PATH) return webhookDiscovery(request)
    if (pathname.startsWith('/public/v1/')) return activityApi.fetch(request, info)
    if (pathname.startsWith('/v1/')) return authProxy.fetch(request, info)
    if (pathname.startsWith(DASHBOARD_LOGIN_PATH)) return dashboardProxy.fetch(request, info)
    if (inbox && pathname.startsWith('/inbox/')) return inbox.fetch(request)
    if (pathname.startsWith('/.well-known/')) return discovery(request)
    if (pathname === '/health') return health(request.method)
    throw new Refusal('PATH_NOT_FOUND')
  }

  const facts = factsOf(parts, organization)
  const { rootApiKey, rootEmail } = organization
  return {
    fetch: async (request, info = {}) => {
      const foreign = parts.development ? refuseForeign(request) : null
      return secured(foreign ?? (await answer(() => route(request, info), parts.onError)))
    },
    facts,
    development: rootApiKey && { ...facts, rootApiKey, rootEmail },
    mailbox,
    sendDue: async () => {
      if ((await sends.pass()) > 0) sends.wake()
    },
    resumeDue: (signal) =>
      tracked(activityApi.resumeDue(() => ending.signal.aborted || signal?.aborted === true)),
    webhooks,
    takeKey: async (key, olderKeys) => {
      await parts.sealer.takeKey(key, olderKeys)
      return tracked(reseal(parts, ending.signal))
    },
    close: async () => {
      ending.abort()
      await Promise.allSettled(underWay)
      await sends.close()
      await webhooks?.stop()
      await parts.store.close()
    },
  }
}

type Foundation = {
  readonly parts: ServiceParts
  readonly mailbox: Mailbox | null
  readonly organization: SeededOrganization
  readonly sends: SendQueue
}

async function makeParts(options: ServiceOptions): Promise<Foundation> {
  const { development = false } = options
  const store = options.store ?? createMemoryStore()
  const sealer = await createSealer(
    options.keyEncryptionKey ?? crypto.getRandomValues(new Uint8Array(32)),
    options.olderKeyEncryptionKeys,
  )
  const clock = { nowMs: options.nowMs ?? Date.now }
  const newId = options.newId ?? (await createIds(store, clock))
  const mailbox = development ? createMailbox({ ...clock, newId }) : null
  const onError = options.onError ?? (() => undefined)
  const upstreams = createUpstreams({ clock, onError })
  const delivery = joinDeliveries(options.delivery, mailbox, upstreams)
  if (!delivery) throw new StartRefused('Outside development the service needs a way to send mail.')
  const keys = await loadServiceKeys({ store, sealer, clock })
  const organization = await seedOrganization({
    store,
    sealer,
    clock,
    newId,
    development,
    rootPublicKey: options.rootPublicKey,
    rootEmail: options.rootEmail,
    settings: options,
  })
  await keepClientSecrets({ store, sealer, clock }, organization.organizationId, options)
  const issuer = options.publicUrl ?? options.apiBaseUrl ?? 'http://localhost'
  const outboundFetch = options.outboundFetch ?? ((request: Request) => fetch(request))
  const providerFetch = createProviderFetch(outboundFetch, upstreams)
  const chains = createChains(options.rpcUrls ?? {}, outboundFetch, upstreams)
  const sends = createSendQueue({ store, clock, newId, chains, onError })
  const limits = { ...defaultLimits, ...options.limits }
  const parts = {
    store,
    sealer,
    delivery,
    keys,
    prover: createProver({ store, root: keys.appProofRoot, clock, newId }),
    clock,
    newId,
    limits,
    costs: createCosts({ clock, development, limits }),
    providerFetch,
    issuer,
    issuers: createIssuers({ providerFetch, clock, own: { issuer, key: ownKey(keys.oidc) } }),
    development,
    senderDomains: options.senderDomains ?? (delivery === mailbox ? ('any' as const) : []),
    smsCountries: await knownCountries(
      options.smsCountries ?? (development ? undefined : DEFAULT_SMS_COUNTRIES),
    ),
    sends,
    webhookSender: options.webhookSender,
    onError,
  }
  return { parts, mailbox, organization, sends }
}

function factsOf({ keys }: ServiceParts, organization: SeededOrganization): ServiceFacts {
  const { organizationId, authProxyConfigId, rootUserId } = organization
  return {
    organizationId,
    authProxyConfigId,
    rootUserId,
    signingKeys: {
      session: keys.session.publicKeyUncompressedHex,
      verification: keys.verification.publicKeyUncompressedHex,
      export: keys.export.publicKeyUncompressedHex,
    },
    appProofRootPem: keys.appProofRoot.certificatePem,
    encryptionKeys: { clientSecret: keys.clientSecret.publicKeyUncompressedHex },
  }
}

function health(method: string): Response {
  const response = jsonResponse({ status: 'ok' })
  if (method === 'GET') return response
  if (method === 'HEAD') return new Response(null, response)
  throw new Refusal('PATH_NOT_FOUND')
}

/** What every answer carries: no cache keeps it unless it says so itself, and no browser guesses what it is. */
function secured(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  response.headers.set('x-content-type-options', 'nosniff')
  return response
}
