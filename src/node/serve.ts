import { setTimeout as wait } from 'node:timers/promises'
import { createService, type Service } from '../service/createService.ts'
import { Refusal, refusalResponse } from '../service/http/refusal.ts'
import { refuseForeign } from '../service/http/requireLocalRequest.ts'
import type { Limits } from '../service/limits/limits.ts'
import type { Store } from '../service/store/store.ts'
import type { DevelopmentChains } from './developmentChains/startDevelopmentChains.ts'
import { startLocalChains } from './developmentChains/startLocalChains.ts'
import { type Environment, requireSafeHost } from './environment.ts'
import { createDashboardPages } from './http/createDashboardPages.ts'
import { createHttpServer, type HttpServer } from './http/createHttpServer.ts'
import { createDrain, type Drain } from './http/drain.ts'
import { listen } from './http/listen.ts'
import { withCapacity } from './http/withCapacity.ts'
import { withRequestLog } from './http/withRequestLog.ts'
import { startStandIns, withStandIns } from './identityProvider/standIns.ts'
import type { DevelopmentIdentityProvider } from './identityProvider/startIdentityProvider.ts'
import { createKeyRenewal, wipe } from './keyRenewal.ts'
import { listOff, type OffFeature } from './listOff.ts'
import { type Log, lineOf } from './log.ts'
import { createSmtpDelivery } from './mail/smtpDelivery.ts'
import { folderOf, openPlace, type Place, readKeys } from './openPlace.ts'
import type { Repeating } from './repeat.ts'
import { createHttpSmsDelivery } from './sms/httpSmsDelivery.ts'
import { startRepeating } from './startRepeating.ts'
import { createWebhookSender } from './webhooks/createWebhookSender.ts'

/** How long an ending service waits for requests under way, in milliseconds. */
const END_TIMEOUT_MS = 10_000

/** How and where to serve. */
export type ServeOptions = Place & {
  /** @default '127.0.0.1' */
  readonly host?: string | undefined
  /** 0 takes any free one. @default 4455 */
  readonly port?: number | undefined
  readonly environment: Environment
  /** Where chains are asked, by CAIP-2; these come before those of the environment. */
  readonly rpcUrls?: Readonly<Record<string, string>> | undefined
  readonly log: Log
  /** Finds the folder of the dashboard's pages, when the first is asked for. @default those that were built */
  readonly dashboardFolder?: (() => Promise<string | null>) | undefined
}

/** A service that answers over HTTP. */
export type RunningService = {
  /** Where both systems answer, without a path. */
  readonly url: string
  readonly service: Service
  /** Where the development identity provider is; null where there is none. */
  readonly oidcIssuerUrl: string | null
  /** Where chains are asked, by CAIP-2: those that were given, and in development local ones for the others. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** What is off, and what turns it on. @default nothing */
  readonly off?: readonly OffFeature[] | undefined
  /** Reads the key-encryption keys anew, and seals everything with the first of them; says in the log how it went. */
  renewKeys(): Promise<void>
  /** Turns new requests away, waits at most 10 seconds for those under way, and closes the store. */
  close(): Promise<void>
}

/**
 * Starts the service on an HTTP server of its own.
 *
 * @throws StartRefused with a plain sentence when it cannot.
 * @example
 * const running = await serve({ memory: true, port: 0, environment: readEnvironment({}), log })
 */
export async function serve(options: ServeOptions): Promise<RunningService> {
  const { host = '127.0.0.1', port = 4455, environment, log } = options
  requireSafeHost(host, environment.development)
  let service: Service | undefined
  let localAddress = 'http://localhost'
  const pages = createDashboardPages({
    factsOf: () =>
      service && {
        ...service.facts,
        rootEmail: service.development?.rootEmail,
        keptIn: service.development ? folderOf(options) : undefined,
      },
    folder: options.dashboardFolder,
    publicUrl: () => environment.publicUrl ?? localAddress,
    onError: (error) => logFault(log, error),
  })
  const door = createDrain(async (request, info) => {
    const foreign = environment.development ? refuseForeign(request) : null
    if (foreign) return foreign
    if (!service) return refusalResponse(new Refusal('UNAVAILABLE'))
    return pages(request) ?? service.fetch(request, info)
  })
  const http = createHttpServer({
    fetch: withRequestLog(withCapacity(door.fetch, environment.mostRequests), log),
    trustedProxies: environment.trustedProxies,
  })
  // The port first: the proxy must know its own address, and a port that is taken is told before any data is touched.
  const { url, localUrl, port: taken } = await listen(http.server, host, port)
  localAddress = localUrl
  const standInPort = port === 0 ? 0 : taken + 1
  const standIns = await startStandIns(environment.development, standInPort, log)
  const chains = await startLocalChains(environment.development, standInPort && taken + 2, log)
  const rpcUrls = { ...chains?.rpcUrls, ...environment.rpcUrls, ...options.rpcUrls }
  let repeating: Repeating
  let renewKeys: () => Promise<void>
  try {
    const made = await makeService(options, localUrl, { standIns, rpcUrls })
    service = made.service
    renewKeys = createKeyRenewal({
      service,
      readKeys: () => readKeys(options, environment.keyEncryptionKeyText),
      log,
    })
    if (made.hasOlderKeys) void renewKeys()
    repeating = startRepeating(made, (error) => logFault(log, error))
  } catch (error) {
    void http.close()
    void standIns?.close()
    void chains?.close()
    throw error
  }
  log.write('info', 'started', { organizationId: service.facts.organizationId })
  return {
    url,
    service,
    oidcIssuerUrl: standIns?.issuer ?? null,
    rpcUrls,
    off: listOff({ ...environment, rpcUrls }),
    renewKeys,
    close: () => end({ door, http, service, standIns, chains, repeating, log }),
  }
}

type Around = {
  readonly standIns: DevelopmentIdentityProvider | null
  readonly rpcUrls: Readonly<Record<string, string>>
}

type Made = {
  readonly service: Service
  readonly store: Store
  readonly hasOlderKeys: boolean
}

async function makeService(
  options: ServeOptions,
  localUrl: string,
  { standIns, rpcUrls }: Around,
): Promise<Made> {
  const { environment, log } = options
  const { development, smtp, sms, rootPublicKey, rootEmail, appName, allowedOrigins } = environment
  const place = await openPlace(options, environment.keyEncryptionKeyText)
  try {
    const service = await createService({
      ...place,
      development,
      rootPublicKey,
      rootEmail,
      appName,
      rpId: environment.rpId,
      sessionSeconds: environment.sessionSeconds,
      limits: limitsFrom(environment),
      allowedOrigins,
      delivery: { email: smtp && createSmtpDelivery(smtp), sms: sms && createHttpSmsDelivery(sms) },
      enabledProviders: workingProviders(environment),
      senderDomains: smtp && [smtp.fromAddress.slice(smtp.fromAddress.indexOf('@') + 1)],
      smsCountries: environment.smsCountries,
      ...withStandIns(environment.social, standIns),
      rpcUrls,
      apiBaseUrl: localUrl,
      publicUrl: environment.publicUrl,
      activityApiFetch: (request) => fetch(request),
      webhookSender: createWebhookSender({
        allowsLoopback: development,
        hosts: environment.webhookHosts,
      }),
      onError: (error) => logFault(log, error),
    })
    const { keyEncryptionKey: key, olderKeyEncryptionKeys: olderKeys } = place
    wipe({ key, olderKeys })
    return { service, store: place.store, hasOlderKeys: olderKeys.length > 0 }
  } catch (error) {
    await place.store.close()
    throw error
  }
}

function limitsFrom({ submitsPerSecond: max }: Environment): Partial<Limits> {
  return max === undefined ? {} : { submitsPerOrganization: [{ max, windowMs: 1000 }] }
}

/** The ways to log in that have what they need here. A development service keeps text messages in its inbox. */
function workingProviders({ development, sms, wallets }: Environment): readonly string[] {
  return ['email', ...(development || sms ? ['sms'] : []), ...(wallets ? ['wallet'] : [])]
}

function logFault(log: Log, error: unknown): void {
  log.write(...lineOf(error))
}

type Ending = {
  readonly door: Drain
  readonly http: HttpServer
  readonly service: Service
  readonly standIns: DevelopmentIdentityProvider | null
  readonly chains: DevelopmentChains | null
  readonly repeating: Repeating
  readonly log: Log
}

async function end({
  door,
  http,
  service,
  standIns,
  chains,
  repeating,
  log,
}: Ending): Promise<void> {
  log.write('info', 'stopping')
  const late = wait(END_TIMEOUT_MS, undefined, { ref: false })
  http.endConnections()
  await Promise.race([door.drain(), late])
  await Promise.race([http.close(), late])
  http.server.closeAllConnections()
  await standIns?.close()
  const stopping = [service.webhooks?.stop(), repeating.stop()]
  await Promise.race([Promise.all(stopping), late])
  await service.close()
  await chains?.close()
  log.write('info', 'stopped')
  log.flush()
}
