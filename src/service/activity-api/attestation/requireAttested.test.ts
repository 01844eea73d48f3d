import { expect, test } from 'vitest'
import {
  activityOf,
  addOrganization,
  addUser,
  createTestApi,
  resultText,
} from '../../../../test/support/activityApi.ts'
import {
  attestedLogin,
  attestedRequest,
  sendAttested,
} from '../../../../test/support/attestedLogin.ts'
import {
  loginParameters,
  prove,
  signUp,
  signupParameters,
} from '../../../../test/support/otpSteps.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import { ATTESTED_SCHEMES } from '../../../crypto/stamp/attestedStampFormat.ts'
import { createAttestedStamp } from '../../../crypto/stamp/createAttestedStamp.ts'
import { verifyToken } from '../../../crypto/token/verifyToken.ts'
import { queryEndpoints } from '../../../wire/queryEndpoints.ts'
import { submitEndpoints } from '../../../wire/submitEndpoints.ts'

const contact = 'mara@okafor.example'
const key = await generateKeyPair()

async function proven() {
  const kit = await createTestApi()
  const account = await signUp(kit, contact, await generateKeyPair())
  return { kit, account, token: await prove(kit, contact, key) }
}

test.each(['the parent', 'the account'])('logs in when the request names %s', async (place) => {
  const { kit, account, token } = await proven()
  const organizationId = place === 'the parent' ? kit.organizationId : account
  const parameters = { expirationSeconds: '60' }
  const reply = await attestedLogin(kit, { key, token, organizationId, parameters })
  const { session: signer } = kit.parts.keys
  const session = resultText(reply, 'session')
  const claims = await verifyToken(session, signer.publicKeyUncompressedHex, 'twice')
  expect(claims).toMatchObject({
    organization_id: account,
    public_key: key.publicKeyHex,
    exp: kit.clock.time / 1000 + 60,
  })
  const who = await kit.query('whoami', {}, { key, organizationId: account })
  expect(who.body).toMatchObject({ userId: claims?.user_id })
})

test('records the log-in in the account, with the stamp as its vote and without the token', async () => {
  const { kit, account, token } = await proven()
  const record = activityOf(await attestedLogin(kit, { key, token }))
  expect(record).toMatchObject({
    organizationId: account,
    votes: [{ scheme: ATTESTED_SCHEMES.verificationToken, publicKey: key.publicKeyHex }],
  })
  expect(JSON.stringify(await kit.parts.store.find('activities', {}))).not.toContain(token)
})

test('uses a token for one log-in: the same request again is the same session', async () => {
  const { kit, token } = await proven()
  const { text, stamp } = await attestedRequest(kit, { key, token })
  const [first, again] = [
    await sendAttested(kit, text, stamp),
    await sendAttested(kit, text, stamp),
  ]
  expect(resultText(again, 'session')).toBe(resultText(first, 'session'))
  expect((await attestedLogin(kit, { key, token })).code).toBe('VERIFICATION_TOKEN_USED')
})

test('T07 gives 50 requests with one token one session between them', async () => {
  const { kit, token } = await proven()
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => attestedLogin(kit, { key, token })),
  )
  const codes = replies.map(({ code }) => code).sort()
  expect(codes).toEqual(['OK', ...Array<string>(49).fill('VERIFICATION_TOKEN_USED')])
})

test('counts otp_login and stamp_login as the same use', async () => {
  const { kit, token } = await proven()
  await attestedLogin(kit, { key, token })
  const reply = await kit.submit('otpLogin', await loginParameters(key, token))
  expect(reply.code).toBe('VERIFICATION_TOKEN_USED')
})

test('marks an address as proven that its account only claimed', async () => {
  const kit = await createTestApi()
  await kit.submit('createSubOrganization', signupParameters({ userEmail: contact }))
  const token = await prove(kit, contact, key)
  expect((await attestedLogin(kit, { key, token })).code).toBe('OK')
  expect(await kit.parts.store.first('users', { email: contact })).toMatchObject({
    emailVerified: true,
  })
})

test('finds no account where there is none, and none of another sub-organization', async () => {
  const { kit, token } = await proven()
  const other = await addOrganization(kit.parts, kit.organizationId)
  await addUser(kit.parts, other, 'root')
  const there = await attestedLogin(kit, { key, token, organizationId: other })
  expect(there.code).toBe('ORGANIZATION_NOT_FOUND')
  const stranger = await prove(kit, 'nora@okafor.example', key)
  expect((await attestedLogin(kit, { key, token: stranger })).code).toBe('ORGANIZATION_NOT_FOUND')
})

test('answers the same to a foreign organization and to one that is not there', async () => {
  const { kit, token } = await proven()
  const foreign = await addOrganization(kit.parts, null)
  for (const organizationId of [foreign, kit.parts.newId(), ''])
    expect((await attestedLogin(kit, { key, token, organizationId })).code).toBe(
      'VERIFICATION_TOKEN_INVALID',
    )
})

test('logs in and does nothing else: no other activity and no query', async () => {
  const { kit, account, token } = await proven()
  const attestation = { publicKeyAttestation: token, scheme: ATTESTED_SCHEMES.verificationToken }
  const send = async (path: string, body: unknown) => {
    const text = JSON.stringify(body)
    const stamp = await createAttestedStamp(key, attestation, text)
    return (await kit.post(path, text, { 'X-Stamp-Attested': stamp })).code
  }
  const organizationId = account
  const logOut = kit.envelope(
    'deleteApiKeys',
    { userId: 'u', apiKeyIds: ['k'] },
    { organizationId },
  )
  expect(await send(submitEndpoints.deleteApiKeys.path, logOut)).toBe('REQUEST_NOT_AUTHORIZED')
  expect(await send(queryEndpoints.whoami.path, { organizationId })).toBe('REQUEST_NOT_AUTHORIZED')
})
