import { createServer } from 'node:http'
import { listenNear } from '../http/listenNear.ts'
import type { Listener } from './createListener.ts'
import { type DevelopmentProviders, developmentProviders } from './developmentClients.ts'
import { LIBRARY } from './library.ts'

/** An identity provider on this machine, for development and tests. */
export type DevelopmentIdentityProvider = DevelopmentProviders & {
  /** Its address, and the `iss` of its tokens. */
  readonly issuer: string
  close(): Promise<void>
}

/** What it needs. */
export type IdentityProviderOptions = {
  /** The port that it takes if nobody else has it; 0 takes any. */
  readonly port: number
  /** Hears what went wrong inside. */
  readonly onError: (error: unknown) => void
}

/**
 * Starts a real identity provider on a port of its own: discovery, keys, PKCE, and a page that asks who it is. With a
 * `login_hint` it logs that person in without asking. It listens at once; its library is loaded with the first request.
 *
 * @returns null when the library is not installed: it is not among what an app installs.
 */
export async function startIdentityProvider({
  port,
  onError,
}: IdentityProviderOptions): Promise<DevelopmentIdentityProvider | null> {
  if (!isInstalled()) return null
  let loading: Promise<Listener> | undefined
  const server = createServer(async (request, response) => {
    try {
      loading ??= load()
      const listener = await loading
      await listener(request, response)
    } catch (error) {
      loading = undefined
      onError(error)
      response.writeHead(500).end()
    }
  })
  // a port that stays the same keeps people known over restarts
  const { url: issuer } = await listenNear(server, port)
  const providers = developmentProviders(issuer)
  const load = async () => {
    const { createListener } = await import('./createListener.ts')
    return createListener(issuer, providers, onError)
  }
  return {
    issuer,
    ...providers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Looks without loading. */
function isInstalled(): boolean {
  try {
    return import.meta.resolve(LIBRARY) !== ''
  } catch {
    return false
  }
}
