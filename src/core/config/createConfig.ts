import { isLatchkitError } from '../../errors/anyError.ts'
import { ConfigUnavailableError } from '../../errors/config.ts'
import { RequestAbortedError } from '../../errors/http.ts'
import type { ProxyClient } from '../http/createProxyClient.ts'
import type { KitConfig } from './kitConfig.ts'
import { type ConfigOptions, fallbackConfig, resolveConfig } from './resolveConfig.ts'

/** How long the login waits for the configuration before it shows the fallback. */
const PATIENCE_MS = 1500

/** The configuration, loaded once and kept. A failure is not kept: the next call asks again. */
export type Config = {
  /** What the login may show: the fallback while the service is slow or away. */
  shown(signal?: AbortSignal): Promise<KitConfig>
  /** What it comes down to: the service's word however slow it is, the fallback when there is none. Fails as `shown` does. */
  settled(signal?: AbortSignal): Promise<KitConfig>
  /** What the service said, however long it takes. */
  confirmed(signal?: AbortSignal): Promise<KitConfig>
}

/**
 * Loads the configuration.
 *
 * One request serves every caller; a caller's signal ends that caller's wait alone.
 */
export function createConfig(
  proxy: Pick<ProxyClient, 'walletKitConfig'>,
  options: ConfigOptions,
): Config {
  let loading: Promise<KitConfig> | null = null

  const load = (): Promise<KitConfig> => {
    loading ??= proxy.walletKitConfig({}).then(
      (fetched) => resolveConfig(fetched, options),
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }

  const confirmed = (signal?: AbortSignal) => unlessAborted(load(), signal)
  const fallback = fallbackConfig(options)
  const isUseful = fallback.methods.length > 0

  const settled = (signal?: AbortSignal) =>
    confirmed(signal).catch((error: unknown) => {
      if (signal?.aborted || isFinal(error)) throw error
      if (!isUseful) throw new ConfigUnavailableError({ cause: error })
      return fallback
    })

  const shown = (signal?: AbortSignal) =>
    isUseful ? firstOf(settled(signal), fallback) : settled(signal)

  return { shown, settled, confirmed }
}

/** What the work brings, or the stand-in when that takes too long. */
async function firstOf<T>(work: Promise<T>, standIn: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(standIn), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, patience])
  } finally {
    clearTimeout(timer)
  }
}

/** True for a refusal that the fallback would only hide: no login can succeed after it. */
function isFinal(error: unknown): boolean {
  return isLatchkitError(error, 'ORIGIN_NOT_ALLOWED') || isLatchkitError(error, 'CONFIG_NOT_FOUND')
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  let stop = (): void => undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new RequestAbortedError())
  })
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}
