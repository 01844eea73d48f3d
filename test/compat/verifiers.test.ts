import {
  verifyOtpVerificationToken,
  verifySessionJwtSignature,
  verifyTurnkeyWebhookSignature,
} from '@turnkey/crypto'
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bytesFromBase64url } from '../../src/lib/base64url.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { createWebhookDiscovery } from '../../src/service/discovery/createWebhookDiscovery.ts'
import { addEndpoint, happen, openWebhookStage } from '../support/webhookStage.ts'
import { newRawKey, openCompatStage } from './support/compatStage.ts'

vi.setConfig({ testTimeout: 30_000 })

const jwks = v.object({ keys: v.array(v.object({ kid: v.string(), x: v.string() })) })

async function openStage() {
  const stage = await openCompatStage()
  onTestFinished(() => stage.stop())
  return stage
}

/** The same text with another character in the middle of its signature. */
function spoilt(token: string): string {
  const at = token.length - 40
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
}

test('the published verifier of sessions believes ours, and no other', async () => {
  const stage = await openStage()
  const { client, body } = await stage.openAccount()
  const { publicKey } = newRawKey()
  const { activity } = await client.stampLogin(body('ACTIVITY_TYPE_STAMP_LOGIN', { publicKey }))
  const session = activity.result.stampLoginResult?.session ?? ''
  expect(await verifySessionJwtSignature(session, stage.sessionKeyHex)).toBe(true)
  expect(await verifySessionJwtSignature(spoilt(session), stage.sessionKeyHex)).toBe(false)
  expect(await verifySessionJwtSignature(session, stage.verificationKeyHex)).toBe(false)
})

test('the published verifier of verification tokens believes ours, and no other', async () => {
  const stage = await openStage()
  const { client, body } = stage.parent
  const { publicKey } = newRawKey()
  const contact = stage.newEmail()
  const { otpId, otpCode } = await stage.sendCode(contact)
  const { activity } = await client.verifyOtp(
    body('ACTIVITY_TYPE_VERIFY_OTP', { otpId, otpCode, publicKey }) as never,
  )
  const token = activity.result.verifyOtpResult?.verificationToken ?? ''
  const claims = await verifyOtpVerificationToken(token, stage.verificationKeyHex)
  expect(claims).toMatchObject({ contact })
  await expect(
    verifyOtpVerificationToken(spoilt(token), stage.verificationKeyHex),
  ).rejects.toThrow()
})

test('the published verifier of webhooks believes our deliveries, and no other', async () => {
  const stage = await openWebhookStage()
  await addEndpoint(stage)
  await happen(stage)
  await stage.deliver()
  const [post] = stage.posts
  if (!post) throw new Error('nothing was sent')
  const reply = await createWebhookDiscovery(stage.keys)(new Request('http://localhost/'))
  const { keys } = v.parse(jwks, await reply.json())
  const verificationKeys = keys.map(({ kid, x }) => ({
    keyId: kid,
    publicKey: hexFromBytes(bytesFromBase64url(x) ?? new Uint8Array()),
  }))
  const verify = (body: string) =>
    verifyTurnkeyWebhookSignature({
      headers: post.headers,
      body,
      verificationKeys,
      maxTimestampAgeMs: 300_000,
      nowMs: stage.kit.clock.time,
    })
  expect(await verify(post.body)).toMatchObject({ ok: true })
  expect(await verify(`${post.body} `)).toMatchObject({ ok: false, reason: 'invalid_signature' })
})
