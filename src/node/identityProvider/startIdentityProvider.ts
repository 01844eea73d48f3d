import { createServer, type Server } from 'node:http'
import { StartRefused } from '../../service/startRefused.ts'
import { type ListenAddress, listen } from '../http/listen.ts'
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

/** A port that stays the same keeps people known over restarts; one that is taken is not worth a refusal. */
async function listenNear(server: Server, wanted: number): Promise<ListenAddress> {
  try {
    return await listen(server, '127.0.0.1', wanted)
  } catch (error) {
    if (wanted === 0 || !(error instanceof StartRefused)) throw error
    return listen(server, '127.0.0.1', 0)
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
