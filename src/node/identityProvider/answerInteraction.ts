import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Interaction, Provider } from 'oidc-provider'
import type { Accounts } from './createAccounts.ts'
import { isLocalUrl } from './isLocalUrl.ts'
import { askPage, errorPage, type Page } from './pages.ts'

const MAX_BODY_BYTES = 4096

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse }

/**
 * Asks a person who it is, or takes `login_hint` for an answer, and goes back to the app: with a code, or without one
 * when the person does not want to.
 */
export async function answerInteraction(
  provider: Provider,
  accounts: Accounts,
  exchange: Exchange,
): Promise<void> {
  const { request, response } = exchange
  const interaction = await findInteraction(provider, exchange)
  if (!interaction)
    return send(response, 400, errorPage('This page is over, or was opened in another browser.'))
  const hinted = accounts.logIn(interaction.params.login_hint)
  if (hinted !== null) return finish(provider, exchange, interaction, hinted)
  if (request.method !== 'POST') return send(response, 200, pageOf(interaction, undefined))
  const form = await readForm(request)
  if (form.get('action') === 'cancel') return cancel(provider, exchange)
  const email = form.get('email') ?? ''
  const accountId = accounts.logIn(email)
  if (accountId === null) return send(response, 200, pageOf(interaction, email))
  return finish(provider, exchange, interaction, accountId)
}

async function findInteraction(
  provider: Provider,
  { request, response }: Exchange,
): Promise<Interaction | null> {
  try {
    return await provider.interactionDetails(request, response)
  } catch {
    return null // no cookie, or it is over
  }
}

function pageOf({ uid, params }: Interaction, refused: string | undefined): Page {
  const redirectUri = String(params.redirect_uri)
  const appOrigin = isLocalUrl(redirectUri) ? new URL(redirectUri).origin : 'http://localhost'
  return askPage({ action: `/interaction/${uid}`, appOrigin, refused })
}

async function finish(
  provider: Provider,
  { request, response }: Exchange,
  { params }: Interaction,
  accountId: string,
): Promise<void> {
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
  grant.addOIDCScope(String(params.scope))
  const grantId = await grant.save()
  const result = { login: { accountId, remember: false }, consent: { grantId } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

async function cancel(provider: Provider, { request, response }: Exchange): Promise<void> {
  const result = { error: 'access_denied', error_description: 'the person did not want to' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const announced = Number(request.headers['content-length'] ?? Number.NaN)
  if (!(announced <= MAX_BODY_BYTES)) return new URLSearchParams()
  return new URLSearchParams(await text(request))
}

export function send(response: ServerResponse, status: number, { html, headers }: Page): void {
  response.writeHead(status, headers)
  response.end(html)
}
