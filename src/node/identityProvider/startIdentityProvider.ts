import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { StartRefused } from '../../service/startRefused.ts'
import { listen } from '../http/listen.ts'
import { answerInteraction, send } from './answerInteraction.ts'
import { createAccounts } from './createAccounts.ts'
import { createProvider, LIBRARY } from './createProvider.ts'
import { type DevelopmentProviders, developmentProviders } from './developmentClients.ts'
import { errorPage } from './pages.ts'

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
  const accounts = createAccounts()
  let loading: Promise<Provider> | undefined
  const server = createServer(async (request, response) => {
    try {
      if (!hosts().includes(request.headers.host ?? '')) return refuseHost(response)
      loading ??= createProvider(issuer, providers, accounts)
      await answerRequest(await loading, request, response)
    } catch (error) {
      onError(error)
      if (!response.headersSent) send(response, 500, errorPage('Something went wrong here.'))
      else response.end()
    }
  })
  const { url: issuer, port: taken } = await listenNear(port)
  const providers = developmentProviders(issuer)

  /** Names that lead to this machine and to no other: a page from elsewhere cannot speak under them. */
  function hosts(): readonly string[] {
    return [`localhost:${taken}`, `127.0.0.1:${taken}`]
  }

  async function answerRequest(
    provider: Provider,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (request.url?.startsWith('/interaction/'))
      return answerInteraction(provider, accounts, { request, response })
    request.headers.cookie = withoutSession(request.headers.cookie)
    return provider.callback()(request, response)
  }

  async function listenNear(wanted: number) {
    try {
      return await listen(server, '127.0.0.1', wanted)
    } catch (error) {
      if (wanted === 0 || !(error instanceof StartRefused)) throw error
      return listen(server, '127.0.0.1', 0)
    }
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

/** Everybody is asked each time: who tries logins out wants to be somebody else the next time. */
function withoutSession(cookies = ''): string {
  return cookies
    .split('; ')
    .filter((cookie) => !/^_session(\.sig)?=/.test(cookie))
    .join('; ')
}

/** Looks without loading. */
function isInstalled(): boolean {
  try {
    return import.meta.resolve(LIBRARY) !== ''
  } catch {
    return false
  }
}

function refuseHost(response: ServerResponse): void {
  send(response, 400, errorPage('Open this page under the address that the service printed.'))
}
