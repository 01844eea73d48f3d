import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { webauthnChallenge } from '../../src/crypto/stamp/webauthnChallenge.ts'
import { writeWebauthnStamp } from '../../src/crypto/stamp/webauthnStampFormat.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { createProxyClient } from '../support/proxyClient.ts'
import { serveBlankPages } from './support/blankPages.ts'
import { setStage } from './support/stage.ts'

const stage = setStage({ pages: serveBlankPages })
const CHALLENGE = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'

type Device = {
  readonly protocol: 'ctap2' | 'u2f'
  readonly transport: 'internal' | 'usb'
  readonly isResident: boolean
  readonly verifies: boolean
}

const both = [true, false]
const devices: readonly Device[] = [
  ...(['internal', 'usb'] as const).flatMap((transport) =>
    both.flatMap((isResident) =>
      both.map((verifies) => ({ protocol: 'ctap2' as const, transport, isResident, verifies })),
    ),
  ),
  { protocol: 'u2f', transport: 'usb', isResident: false, verifies: false },
]

async function pageWith({ protocol, transport, isResident, verifies }: Device): Promise<Page> {
  const page = await stage.open({ path: '/' })
  await page.bringToFront()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol,
      transport,
      hasResidentKey: isResident,
      hasUserVerification: verifies,
      isUserVerified: verifies,
      automaticPresenceSimulation: true,
    },
  })
  return page
}

/** Such a device keeps the passkey and can be asked for any; others are told which, also where they have the room. */
const knowsPerson = ({ isResident, verifies }: Device) => isResident && verifies

function make(page: Page, challenge: string, device: Device) {
  return page.evaluate(
    async ({ challenge, residentKey }) => {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
        rp: { id: 'localhost', name: '' },
        user: { id: 'AAAA', name: 'ada', displayName: 'Ada' },
        challenge,
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: {
          residentKey,
          userVerification: 'preferred',
        },
      })
      const credential = await navigator.credentials.create({ publicKey })
      return credential instanceof PublicKeyCredential ? credential.toJSON() : null
    },
    { challenge, residentKey: knowsPerson(device) ? 'required' : 'discouraged' } as const,
  )
}

function use(page: Page, challenge: string, device: Device, id: string) {
  return page.evaluate(
    async ({ challenge, ids }) => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
        rpId: 'localhost',
        challenge,
        userVerification: 'preferred',
        allowCredentials: ids.map((id) => ({ type: 'public-key', id })),
      })
      const credential = await navigator.credentials.get({ publicKey })
      return credential instanceof PublicKeyCredential ? credential.toJSON() : null
    },
    { challenge, ids: knowsPerson(device) ? [] : [id] },
  )
}

/** One at a time: a page may ask for one passkey only. */
function nameOfRefusal(page: Page, domain: string): Promise<string> {
  return page.evaluate(async (id) => {
    const publicKey = {
      rp: { id, name: '' },
      user: { id: new Uint8Array(4), name: 'ada', displayName: 'Ada' },
      challenge: new Uint8Array(32),
      pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
    }
    return navigator.credentials.create({ publicKey }).then(
      () => 'it was made',
      (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
    )
  }, domain)
}

/** Signs up and logs in: the organization that the session names, beside the one that was made. */
async function throughService(device: Device) {
  const page = await pageWith(device)
  const { apiBaseUrl: url, authProxyConfigId } = stage.service().facts
  const client = createProxyClient({ fetch, url, authProxyConfigId, origin: stage.pagesUrl() })
  const { organizationId } = (await client.proxy('wallet_kit_config', {})).body
  const made = Object(await make(page, CHALLENGE, device))
  const transports: string[] = made.response.transports
  const signup = await client.proxy('signup', {
    authenticators: [
      {
        authenticatorName: 'A virtual device',
        challenge: CHALLENGE,
        attestation: {
          credentialId: made.rawId,
          clientDataJson: made.response.clientDataJSON,
          attestationObject: made.response.attestationObject,
          transports: transports.map((name) => `AUTHENTICATOR_TRANSPORT_${name.toUpperCase()}`),
        },
      },
    ],
  })
  const body = JSON.stringify({
    type: 'ACTIVITY_TYPE_STAMP_LOGIN',
    timestampMs: String(Date.now()),
    organizationId,
    parameters: { publicKey: (await generateKeyPair()).publicKeyHex },
  })
  const challenge = await webauthnChallenge(bytesFromUtf8(body))
  const used = Object(await use(page, challenge, device, made.rawId))
  const stamp = writeWebauthnStamp({
    authenticatorData: used.response.authenticatorData,
    clientDataJson: used.response.clientDataJSON,
    credentialId: used.rawId,
    signature: used.response.signature,
  })
  const login = await client.send('/public/v1/submit/stamp_login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-Stamp-WebAuthn': stamp },
    body,
  })
  const { session } = Object(login.body).activity.result.stampLoginResult
  return { made: signup.body.organizationId, found: readToken(session)?.organization_id }
}

test('sec/T20 signs up and logs in with every kind of passkey that Chromium can play', async () => {
  let passed = 0
  for (const device of devices) {
    const { made, found } = await throughService(device)
    expect([device, found]).toEqual([device, made])
    passed++
  }
  process.stdout.write(`virtual authenticators: ${passed} of ${devices.length}\n`)
  expect(passed).toBe(9)
})

test('sec/T20 keeps a page from making passkeys for another domain', async () => {
  const page = await pageWith({
    protocol: 'ctap2',
    transport: 'internal',
    isResident: true,
    verifies: true,
  })
  const domains = ['example.com', 'localhost.', 'com', '127.0.0.1', 'sub.localhost']
  const names: string[] = []
  for (const domain of domains) names.push(await nameOfRefusal(page, domain))
  const refused = names.filter((name) => name === 'SecurityError').length
  process.stdout.write(`foreign passkey domains refused: ${refused} of ${domains.length}\n`)
  expect(names).toEqual(domains.map(() => 'SecurityError'))
})
