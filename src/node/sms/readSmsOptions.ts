import * as v from 'valibot'
import { isLoopbackHost } from '../../service/inbox/isLoopbackHost.ts'
import { StartRefused } from '../../service/startRefused.ts'
import type { HttpSmsOptions } from './httpSmsDelivery.ts'
import { isWholeBody, type JsonValue, type SmsBody } from './smsBody.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** What a webhook of one's own is likely to take. */
const DEFAULT_BODY: SmsBody = { kind: 'json', template: { to: '{to}', text: '{text}' } }

const headersShape = v.record(
  v.pipe(v.string(), v.regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/)),
  v.pipe(v.string(), v.regex(/^[\t\x20-\x7e]*$/)),
)

const jsonShape: v.GenericSchema<JsonValue> = v.lazy(() =>
  v.union([
    v.string(),
    v.number(),
    v.boolean(),
    v.null(),
    v.array(jsonShape),
    v.record(v.string(), jsonShape),
  ]),
)

/**
 * The provider of text messages, from `LATCHKIT_SMS_URL`, `LATCHKIT_SMS_HEADERS` and `LATCHKIT_SMS_BODY`; undefined
 * without an address.
 *
 * Ours: user name and password of the address become basic authorization. A body that begins with a brace is JSON, any
 * other is a form.
 *
 * @throws StartRefused with a plain sentence for a variable that is wrong.
 */
export function readSmsOptions(variables: Variables): HttpSmsOptions | undefined {
  const { LATCHKIT_SMS_URL, LATCHKIT_SMS_HEADERS, LATCHKIT_SMS_BODY } = variables
  if (!LATCHKIT_SMS_URL) return undefined
  const { url, authorization } = addressFrom(LATCHKIT_SMS_URL)
  return {
    url,
    headers: { ...authorization, ...headersFrom(LATCHKIT_SMS_HEADERS) },
    body: LATCHKIT_SMS_BODY ? bodyFrom(LATCHKIT_SMS_BODY) : DEFAULT_BODY,
  }
}

function addressFrom(text: string) {
  const address = URL.canParse(text) ? new URL(text) : null
  const isSafe =
    address?.protocol === 'https:' ||
    (address?.protocol === 'http:' && isLoopbackHost(address.host))
  if (!address || !isSafe)
    throw new StartRefused(
      'LATCHKIT_SMS_URL must be an https address, like https://sms.example/send.',
    )
  const { username, password } = address
  address.username = ''
  address.password = ''
  if (!username && !password) return { url: address.href, authorization: {} }
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  return { url: address.href, authorization: { authorization } }
}

function headersFrom(text: string | undefined): Readonly<Record<string, string>> {
  if (!text) return {}
  const given = jsonFrom(text)
  const headers = v.safeParse(headersShape, Array.isArray(given) ? null : given)
  if (!headers.success)
    throw new StartRefused(
      'LATCHKIT_SMS_HEADERS must be a JSON object of texts, like {"authorization":"Bearer …"}.',
    )
  return Object.fromEntries(
    Object.entries(headers.output).map(([name, value]) => [name.toLowerCase(), value]),
  )
}

function bodyFrom(text: string): SmsBody {
  const body = text.trimStart().startsWith('{') ? jsonBodyFrom(text) : formFrom(text)
  if (body && isWholeBody(body)) return body
  throw new StartRefused(
    'LATCHKIT_SMS_BODY must be JSON or a form with {to} and {text} in it, like To={to}&From=+15005550006&Body={text}.',
  )
}

function jsonBodyFrom(text: string): SmsBody | null {
  const template = v.safeParse(jsonShape, jsonFrom(text))
  return template.success ? { kind: 'json', template: template.output } : null
}

/** As it stands in a shell, where a plus is a plus: numbers begin with one. */
function formFrom(text: string): SmsBody | null {
  try {
    const fields = text.split('&').map((field) => {
      const at = field.indexOf('=')
      const [name, value] = at < 0 ? [field, ''] : [field.slice(0, at), field.slice(at + 1)]
      return [decodeURIComponent(name), decodeURIComponent(value)] as const
    })
    return { kind: 'form', fields }
  } catch {
    // a percent sign that begins no character
    return null
  }
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // no JSON has this shape
    return undefined
  }
}
