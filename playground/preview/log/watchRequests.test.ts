import { expect, test } from 'vitest'
import { generateKeyPair } from '../../../src/crypto/p256/generateKeyPair.ts'
import { createAttestedStamp } from '../../../src/crypto/stamp/createAttestedStamp.ts'
import { createStamp } from '../../../src/crypto/stamp/createStamp.ts'
import { webauthnChallenge } from '../../../src/crypto/stamp/webauthnChallenge.ts'
import { base64urlFromBytes } from '../../../src/lib/base64url.ts'
import { bytesFromUtf8 } from '../../../src/lib/utf8.ts'
import { curlFromRequest } from '../../drawer/curlFromRequest.ts'
import type { RequestEntry } from '../../log/requestEntry.ts'
import { watchRequests } from './watchRequests.ts'

const url = 'http://localhost:4455/public/v1/query/whoami?state=secret'
const body = '{"organizationId":"0197a3c1-5d5e-7b1a-9d3c-1f2e3d4c5b6a","note":"it\'s"}'

/** Sends one request over a network that answers so, and waits for the report of it. */
async function reported(
  headers: Readonly<Record<string, string>>,
  {
    answer = async () => Response.json({ ok: true }),
    sent = body,
    signal = new AbortController().signal,
  }: {
    answer?: () => Promise<Response>
    signal?: AbortSignal
    sent?: string
  } = {},
): Promise<{ entry: RequestEntry; result: Promise<Response> }> {
  let result = Promise.resolve(Response.error())
  const entry = await new Promise<RequestEntry>((report) => {
    const send = watchRequests(answer, report)
    result = send(url, { method: 'POST', headers, body: sent, signal })
    result.catch(() => undefined)
  })
  return { entry, result }
}

const headersBy = {
  async key(text: string) {
    return { 'X-Stamp': await createStamp(await generateKeyPair(), text) }
  },
  async provenKey(text: string) {
    const attestation = {
      publicKeyAttestation: 'token-that-vouches',
      scheme: 'STAMP_ATTESTED_SCHEME_P256_VERIFICATION_TOKEN',
    } as const
    return {
      'X-Stamp-Attested': await createAttestedStamp(await generateKeyPair(), attestation, text),
    }
  },
  async passkey(text: string) {
    const challenge = await webauthnChallenge(bytesFromUtf8(text))
    const clientData = JSON.stringify({
      type: 'webauthn.get',
      challenge,
      origin: 'http://localhost',
    })
    const stamp = {
      authenticatorData: 'YXV0aA',
      clientDataJson: base64urlFromBytes(bytesFromUtf8(clientData)),
      credentialId: 'dGhpcy1pcy1hLWNyZWRlbnRpYWw',
      signature: 'c2lnbmF0dXJl',
    }
    return { 'X-Stamp-WebAuthn': JSON.stringify(stamp) }
  },
}

test.each([
  ['key', 'sessionKey', 'X-Stamp'],
  ['provenKey', 'provenKey', 'X-Stamp-Attested'],
  ['passkey', 'passkey', 'X-Stamp-WebAuthn'],
] as const)(
  'a stamp by a %s is known, and only fits its own body',
  async (by, stampedWith, header) => {
    const headers = await headersBy[by](body)
    const { entry } = await reported(headers)
    expect(entry).toMatchObject({ stampedWith, stamp: { header, matches: true }, status: 200 })
    expect(JSON.stringify(entry)).not.toContain('token-that-vouches')
    const { entry: other } = await reported(headers, { sent: body.replace('0197', '0198') })
    expect(other.stamp?.matches).toBe(false)
  },
)

test('the kit gets the answer as it came, and the failure too', async () => {
  const answered = await reported({ 'X-Auth-Proxy-Config-Id': 'one' })
  expect(answered.entry).toMatchObject({ stampedWith: 'configId', stamp: null })
  expect(await (await answered.result).json()).toEqual({ ok: true })
  const failed = await reported({}, { answer: () => Promise.reject(new TypeError('no')) })
  expect(failed.entry).toMatchObject({ stampedWith: 'nothing', status: null, response: '' })
  expect(failed.entry.isStopped).toBe(false)
  await expect(failed.result).rejects.toThrow(new TypeError('no'))
})

test('what the kit gives up itself is told apart from no answer', async () => {
  const stop = new AbortController()
  const answer = async () => {
    stop.abort()
    throw stop.signal.reason
  }
  const { entry } = await reported({}, { answer, signal: stop.signal })
  expect(entry).toMatchObject({ status: null, isStopped: true })
})

test('as a command it has no stamp, no query and no way out of its quotes', async () => {
  const headers = await headersBy.key(body)
  const { entry } = await reported(headers)
  const command = curlFromRequest({ ...entry, body: "it's" })
  expect(command).toBe(
    [
      "curl -X POST 'http://localhost:4455/public/v1/query/whoami'",
      "-H 'content-type: application/json'",
      "-H 'X-Stamp: <stamp by Session key>'",
      "--data 'it'\\''s'",
    ].join(' \\\n  '),
  )
  expect(JSON.stringify(entry)).not.toContain(headers['X-Stamp'])
  expect(entry.url).not.toContain('secret')
})
