import { emailOf } from '../activity-api/otp/normalizeContact.ts'
import type { Mailbox, MailboxMessage } from '../delivery/mailbox.ts'
import { jsonResponse } from '../http/jsonResponse.ts'
import { letterResponse } from '../http/letterResponse.ts'
import { Refusal, refusalResponse } from '../http/refusal.ts'
import { isLoopbackHost } from './isLoopbackHost.ts'

const METHODS = 'GET, DELETE, OPTIONS'

const MESSAGE_PATH = /^\/inbox\/messages\/([\w-]+)\/(letter|expire)$/

/** Ends the time of the codes that were sent to an address. */
export type ExpireCodes = (contact: string) => Promise<void>

export type Inbox = { fetch(request: Request): Promise<Response> }

/**
 * The local inbox: shows the messages of a development service to its own machine.
 *
 * `GET /inbox/messages?to=CONTACT` answers `{ messages }`, newest first, all of them without `to`. `DELETE` empties it.
 * `GET /inbox/messages/ID/letter` answers an email as its reader sees it; `POST /inbox/messages/ID/expire` lets the codes of
 * its address be over.
 *
 * Ours: all of this. Only pages of this machine may read it, and only under a name of this machine: a foreign name that
 * was made to point here is refused.
 */
export function createInbox(mailbox: Mailbox, expireCodes: ExpireCodes): Inbox {
  return {
    async fetch(request) {
      const url = new URL(request.url)
      const origin = request.headers.get('origin')
      const isHostOurs = isLoopbackHost(request.headers.get('host') ?? url.host)
      if (!isHostOurs || (origin !== null && !isLoopbackOrigin(origin)))
        return refusalResponse(new Refusal('ORIGIN_NOT_ALLOWED'))
      const [, id, what] = MESSAGE_PATH.exec(url.pathname) ?? []
      const message = mailbox.list().find((one) => one.id === id)
      const response = message
        ? await answerAbout(message, `${request.method} ${what}`, expireCodes)
        : answerTo(mailbox, request.method, url)
      response.headers.set('vary', 'Origin')
      if (origin !== null) response.headers.set('access-control-allow-origin', origin)
      return response
    },
  }
}

function answerTo(mailbox: Mailbox, method: string, url: URL): Response {
  if (url.pathname !== '/inbox/messages') return refusalResponse(new Refusal('PATH_NOT_FOUND'))
  switch (method) {
    case 'GET':
      return jsonResponse({ messages: mailbox.list(contactIn(url)) })
    case 'DELETE':
      mailbox.clear()
      return jsonResponse({})
    case 'OPTIONS':
      return new Response(null, {
        status: 204,
        headers: { 'access-control-allow-methods': METHODS },
      })
    default:
      return methodRefused()
  }
}

async function answerAbout(
  { to, html }: MailboxMessage,
  asked: string,
  expireCodes: ExpireCodes,
): Promise<Response> {
  if (asked === 'GET letter' && html !== '') return letterResponse(html)
  if (asked !== 'POST expire') return refusalResponse(new Refusal('PATH_NOT_FOUND'))
  await expireCodes(to)
  return jsonResponse({})
}

/** The table's words are those of the two systems, which take POST only. */
function methodRefused(): Response {
  const refusal = new Refusal('METHOD_NOT_ALLOWED')
  refusal.message = 'only GET and DELETE are allowed here'
  const response = refusalResponse(refusal)
  response.headers.set('allow', METHODS)
  return response
}

/** The contact as it is kept. A plus that was not encoded reads as a space, and no contact has one. */
function contactIn(url: URL): string | undefined {
  const to = url.searchParams
    .get('to')
    ?.replace(/^ (?=\d)/, '+')
    .trim()
    .replaceAll(' ', '+')
  return to === undefined ? undefined : (emailOf(to) ?? to)
}

function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopbackHost(new URL(origin).host)
}
