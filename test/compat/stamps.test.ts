import { ApiKeyStamper, SignatureFormat } from '@turnkey/api-key-stamper'
import {
  browserInit,
  init,
  sealAndStampRequestBody,
  TurnkeyApi,
  TurnkeyClient,
} from '@turnkey/http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { base64urlFromBytes, bytesFromBase64url } from '../../src/lib/base64url.ts'
import type { SoftAuthenticator } from '../support/softAuthenticator.ts'
import { type CompatStage, newRawKey, openCompatStage } from './support/compatStage.ts'
import { makePasskey } from './support/made.ts'

let stage: CompatStage
beforeAll(async () => {
  stage = await openCompatStage()
})
afterAll(() => stage.stop())
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each(['node', 'browser', 'purejs'] as const)(
  'knows a user by the stamps that the package makes with %s',
  async (runtimeOverride) => {
    const { key, organizationId, userId } = await stage.openAccount()
    const stamper = new ApiKeyStamper({
      apiPublicKey: key.publicKey,
      apiPrivateKey: key.privateKey,
      runtimeOverride,
    })
    const client = new TurnkeyClient({ baseUrl: stage.baseUrl }, stamper)
    // signatures of high and of low s, and integers of every length
    for (let i = 0; i < 20; i++)
      expect((await client.getWhoami({ organizationId })).userId).toBe(userId)
  },
  30_000,
)

test('takes a request that was stamped first and sent later, by whomever', async () => {
  const { client, organizationId, userId } = await stage.openAccount()
  const { url, body, stamp } = await client.stampGetWhoami({ organizationId })
  const headers = { [stamp.stampHeaderName]: stamp.stampHeaderValue }
  const type = { 'content-type': 'application/json' }
  const reply = await fetch(url, { method: 'POST', body, headers: { ...type, ...headers } })
  expect(await reply.json()).toMatchObject({ userId })
  const other = await fetch(url, {
    method: 'POST',
    body: `${body} `,
    headers: { ...type, ...headers },
  })
  expect(other.status).toBe(401)
})

test('takes the requests of the older interface, which keeps its key for all', async () => {
  const { key, organizationId, userId } = await stage.openAccount()
  const { publicKey: apiPublicKey, privateKey: apiPrivateKey } = key
  init({ apiPublicKey, apiPrivateKey, baseUrl: stage.baseUrl })
  expect((await TurnkeyApi.getWhoami({ body: { organizationId } })).userId).toBe(userId)
  const { sealedBody, xStamp } = await sealAndStampRequestBody({ body: { organizationId } })
  const reply = await fetch(`${stage.baseUrl}/public/v1/query/whoami`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-stamp': xStamp },
    body: sealedBody,
  })
  expect(await reply.json()).toMatchObject({ userId })
})

test('signs a client signature in the raw form of the package', async () => {
  const key = newRawKey()
  const { publicKey: apiPublicKey, privateKey: apiPrivateKey } = key
  const stamper = new ApiKeyStamper({ apiPublicKey, apiPrivateKey })
  expect(await stamper.sign('text', SignatureFormat.Raw)).toMatch(/^[0-9a-f]{128}$/)
})

/** The browser of somebody whose device has that passkey. */
function stubBrowser(passkey: SoftAuthenticator, bodyOf: () => string) {
  const bytes = (text: string) => bytesFromBase64url(text)?.buffer
  const get = async ({ publicKey }: { publicKey: { challenge: ArrayBuffer } }) => {
    const assertion = await passkey.assert(bodyOf())
    const said = JSON.parse(Buffer.from(assertion.clientDataJson, 'base64url').toString())
    // the very challenge that the package asks for
    expect(base64urlFromBytes(new Uint8Array(publicKey.challenge))).toBe(said.challenge)
    return {
      id: passkey.credentialId,
      rawId: passkey.rawId.buffer,
      type: 'public-key',
      getClientExtensionResults: () => ({}),
      response: {
        authenticatorData: bytes(assertion.authenticatorData),
        clientDataJSON: bytes(assertion.clientDataJson),
        signature: bytes(assertion.signature),
        userHandle: null,
      },
    }
  }
  vi.stubGlobal('window', { PublicKeyCredential: class {} })
  vi.stubGlobal('navigator', { credentials: { get } })
}

test('knows a user by the passkey stamps that the package makes in a browser', async () => {
  const account = await stage.openAccount()
  const { passkey } = await makePasskey(account)
  const { organizationId, userId } = account
  const body = { organizationId }
  stubBrowser(passkey, () => JSON.stringify(body))
  browserInit({ baseUrl: stage.baseUrl })
  const signed = await TurnkeyApi.signGetWhoami({ body })
  const reply = await fetch(signed.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-Stamp-Webauthn': signed.stamp },
    body: signed.body,
  })
  expect(await reply.json()).toMatchObject({ userId })
})
