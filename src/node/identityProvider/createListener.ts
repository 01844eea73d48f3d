import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerInteraction, send } from './answerInteraction.ts'
import { createAccounts } from './createAccounts.ts'
import { createProvider } from './createProvider.ts'
import type { DevelopmentProviders } from './developmentClients.ts'
import { errorPage } from './pages.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Makes what answers the requests of the development identity provider. All that is heavy is loaded from here. */
export async function createListener(
  issuer: string,
  providers: DevelopmentProviders,
  onError: (error: unknown) => void,
): Promise<Listener> {
  const accounts = createAccounts()
  const provider = await createProvider(issuer, providers, accounts)
  const { port } = new URL(issuer)
  // Names that lead to this machine and to no other: a page from elsewhere cannot speak under them.
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`]

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!hosts.includes(request.headers.host ?? ''))
      return send(response, 400, errorPage('Open this page under the address that was printed.'))
    if (request.url?.startsWith('/interaction/'))
      return answerInteraction(provider, accounts, { request, response })
    request.url = withoutPrompt(request.url)
    request.headers.cookie = withoutSession(request.headers.cookie)
    return provider.callback()(request, response)
  }

  return async (request, response) => {
    try {
      await answer(request, response)
    } catch (error) {
      onError(error)
      if (!response.headersSent) send(response, 500, errorPage('Something went wrong here.'))
      else response.end()
    }
  }
}

/** Everybody is asked each time: who tries logins out wants to be somebody else the next time. */
function withoutSession(cookies = ''): string {
  return cookies
    .split('; ')
    .filter((cookie) => !/^_session(\.sig)?=/.test(cookie))
    .join('; ')
}

/** Google's pages ask for this prompt, which the library does not know; here everybody is asked anyway. */
function withoutPrompt(path = ''): string {
  const url = new URL(path, 'http://localhost')
  if (url.pathname !== '/auth' || url.searchParams.get('prompt') !== 'select_account') return path
  url.searchParams.delete('prompt')
  return url.pathname + url.search
}
