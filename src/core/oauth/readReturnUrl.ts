import { OauthDeniedError, OauthFailedError, OauthStateMismatchError } from '../../errors/oauth.ts'
import type { PendingLogin } from './pendingLogin.ts'

/** What a provider sent along when it sent the person back. */
export type ProviderAnswer = { readonly code: string } | { readonly idToken: string }

/** What an attempt knows of who answers it. */
type From = 'issuer' | 'namesIssuer' | 'askedAt'

/** The parameters that decide; each may be there once. */
const DECIDING = ['state', 'iss', 'code', 'id_token', 'error'] as const

/** What providers write when a person says no. */
const DENIALS = ['access_denied', 'user_denied', 'user_cancelled_authorize', 'consent_required']

/**
 * Reads the address that a person came back by, against the attempt that it claims to belong to.
 *
 * Spec: RFC 6749 section 4.1.2, RFC 9207 section 2.4.
 * Ours: everything that decides stands once, where this attempt's answers stand (the query for a code, the fragment for
 * a token), and the state is the attempt's own to the letter. A state that is missing is a state that is wrong. An answer
 * that names its issuer, as it must where the provider always does, names the one that was asked; where nobody knows that
 * one, it is at least at home where the person was sent to. Two providers never share an answer.
 *
 * @throws OauthStateMismatchError `OAUTH_STATE_MISMATCH` when it is not the answer to this attempt, of this provider.
 * @throws OauthDeniedError `OAUTH_DENIED` when the person said no.
 * @throws OauthFailedError `OAUTH_FAILED` when the provider answers with an error, with nothing, or with both.
 */
export function readReturnUrl(
  href: string,
  expected: Pick<PendingLogin, 'state' | 'exchange' | From>,
): ProviderAnswer {
  const isToken = expected.exchange.kind === 'id-token'
  const answer = new URLSearchParams(placeOf(href, isToken))
  const { state, iss, code, id_token, error } = onceEach(answer)
  if (state !== expected.state) throw new OauthStateMismatchError()
  if (!mayBeFrom(iss, expected))
    throw new OauthStateMismatchError({ details: 'the answer is of another provider' })
  const value = isToken ? id_token : code
  if (error !== undefined && value === undefined) throw errorOf(error)
  if (!value || error !== undefined)
    throw new OauthFailedError({ details: 'the answer is not whole' })
  return isToken ? { idToken: value } : { code: value }
}

function mayBeFrom(
  iss: string | undefined,
  { issuer, namesIssuer, askedAt }: Pick<PendingLogin, From>,
): boolean {
  if (iss === undefined) return !namesIssuer
  if (issuer !== null) return iss === issuer
  return URL.canParse(iss) && new URL(iss).origin === askedAt
}

function placeOf(href: string, isFragment: boolean): string {
  if (!URL.canParse(href)) return ''
  const { search, hash } = new URL(href)
  return (isFragment ? hash : search).slice(1)
}

function onceEach(answer: URLSearchParams): {
  readonly [Name in (typeof DECIDING)[number]]?: string
} {
  if (DECIDING.some((name) => answer.getAll(name).length > 1)) throw new OauthStateMismatchError()
  return Object.fromEntries(answer)
}

function errorOf(error: string): OauthDeniedError | OauthFailedError {
  if (DENIALS.includes(error)) return new OauthDeniedError()
  // the name of the error, never its description: that is text from anywhere
  return new OauthFailedError({ details: /^[\w.-]{1,64}$/.test(error) ? error : undefined })
}
