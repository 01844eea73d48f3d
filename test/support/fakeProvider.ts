import { codeChallengeFor } from '../../src/crypto/pkce.ts'
import { base64urlFromBytes } from '../../src/lib/base64url.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'

type Claims = Readonly<Record<string, unknown>>

/** A grant that waits to be traded: who it is for, and what the verifier must hash to. */
type Grant = { readonly claims: Claims; readonly codeChallenge: string; readonly clientId: string }

export type FakeProvider = ReturnType<typeof createFakeProvider>

export const PROVIDER_ISSUER = 'https://id.example'
/** Whom it stands in for where an app names no other address. */
const APPLE_ISSUER = 'https://appleid.apple.com'

/** An ID token that nobody has signed: the kit leaves the signature to the service. */
export function unsignedToken(claims: Claims): string {
  const part = (value: unknown) => base64urlFromBytes(bytesFromUtf8(JSON.stringify(value)))
  return `${part({ alg: 'RS256' })}.${part(claims)}.c2lnbmF0dXJl`
}

/** An identity provider that lets everybody in and checks PKCE, without a network. */
export function createFakeProvider() {
  const grants = new Map<string, Grant>()
  let people = 0

  const parametersOf = (url: string) => new URL(url).searchParams

  /** The person agrees: where the provider sends them. */
  const agree = (url: string, person = `person-${++people}`) => {
    const asked = parametersOf(url)
    const claims = {
      iss: new URL(url).hostname === 'account.apple.com' ? APPLE_ISSUER : PROVIDER_ISSUER,
      sub: person,
      aud: asked.get('client_id'),
      nonce: asked.get('nonce') ?? undefined,
      email: `${person}@okafor.example`,
    }
    const back = new URL(asked.get('redirect_uri') ?? '')
    if (asked.get('response_type') === 'code') {
      const code = `code-${person}`
      grants.set(code, {
        claims,
        codeChallenge: asked.get('code_challenge') ?? '',
        clientId: asked.get('client_id') ?? '',
      })
      back.searchParams.set('code', code)
      back.searchParams.set('state', asked.get('state') ?? '')
    } else {
      const answer = { id_token: unsignedToken(claims), state: asked.get('state') ?? '' }
      back.hash = new URLSearchParams(answer).toString()
    }
    return back.href
  }

  /** The person says no, or something fails. */
  const refuse = (url: string, error = 'access_denied') => {
    const asked = parametersOf(url)
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.searchParams.set('error', error)
    back.searchParams.set('state', asked.get('state') ?? '')
    return back.href
  }

  /** Trades a code once, for the verifier that it was asked with; null for anything else. */
  const trade = async (code: string, verifier: string, clientId: string, nonce?: string) => {
    const grant = grants.get(code)
    grants.delete(code)
    if (!grant || grant.clientId !== clientId) return null
    if ((await codeChallengeFor(verifier)) !== grant.codeChallenge) return null
    return unsignedToken(nonce === undefined ? grant.claims : { ...grant.claims, nonce })
  }

  const answerForm = async (form: URLSearchParams): Promise<Response> => {
    const [code = '', verifier = '', clientId = ''] = ['code', 'code_verifier', 'client_id'].map(
      (name) => form.get(name) ?? '',
    )
    const id_token = await trade(code, verifier, clientId)
    return id_token
      ? Response.json({ id_token, token_type: 'Bearer', access_token: 'unused' })
      : Response.json({ error: 'invalid_grant' }, { status: 400 })
  }

  return { agree, refuse, trade, answerForm }
}
