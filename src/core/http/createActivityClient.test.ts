import { expect, test } from 'vitest'
import { refusal } from '../../../test/support/fakeProxy.ts'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { verifyStamp } from '../../crypto/stamp/verifyStamp.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { submitAnswers } from '../../wire/submitAnswers.ts'
import { createActivityClient } from './createActivityClient.ts'

const time = { seconds: '1', nanos: '0' }
const record = {
  id: 'activity-1',
  organizationId: 'org',
  status: 'ACTIVITY_STATUS_COMPLETED',
  type: 'ACTIVITY_TYPE_INIT_OTP_V3',
  intent: {},
  result: { initOtpResultV2: { otpId: 'otp', otpEncryptionTargetBundle: '{}' } },
  votes: [],
  fingerprint: 'sha256:x',
  canApprove: false,
  canReject: false,
  createdAt: time,
  updatedAt: time,
}
const parameters = { otpType: 'OTP_TYPE_EMAIL', contact: 'a@b.co', appName: 'App' } as const

async function submit(activity: object) {
  const sent: RequestInit[] = []
  const answer: typeof fetch = async (_url, init) => {
    sent.push(init ?? {})
    return Response.json({ activity: { ...record, ...activity } })
  }
  const network = { fetch: answer, timeoutMs: 1000, nowMs: () => 1234 }
  const key = await generateKeyPair()
  const client = createActivityClient(network, 'https://api.example', submitAnswers)
  const result = await client.submit({ key, organizationId: 'org' }, 'initOtp', parameters)
  return { result, key, sent: sent[0] }
}

test('puts the envelope on, stamps its text, and hands back the result alone', async () => {
  const { result, key, sent } = await submit({})
  expect(result).toEqual({ otpId: 'otp', otpEncryptionTargetBundle: '{}' })
  const text = String(sent?.body)
  expect(JSON.parse(text)).toEqual({
    type: 'ACTIVITY_TYPE_INIT_OTP_V3',
    timestampMs: '1234',
    organizationId: 'org',
    parameters,
  })
  const stamp = new Headers(sent?.headers).get('X-Stamp') ?? ''
  expect(await verifyStamp(stamp, bytesFromUtf8(text))).toMatchObject({
    kind: 'valid',
    publicKey: key.publicKeyHex,
  })
})

test.each([
  ['ACTIVITY_STATUS_FAILED', { code: 'ACTIVITY_FAILED' }],
  ['ACTIVITY_STATUS_PENDING', { code: 'ACTIVITY_UNKNOWN', activityId: 'activity-1' }],
  ['ACTIVITY_STATUS_CREATED', { code: 'ACTIVITY_UNKNOWN', activityId: 'activity-1' }],
  ['ACTIVITY_STATUS_REJECTED', { code: 'ACTIVITY_REJECTED' }],
  [
    'ACTIVITY_STATUS_CONSENSUS_NEEDED',
    { code: 'ACTIVITY_NEEDS_CONSENSUS', activityId: 'activity-1' },
  ],
])('turns the status %s into an error of its own', async (status, error) => {
  await expect(submit({ status })).rejects.toMatchObject(error)
})

test.each(['ACTIVITY_STATUS_COMPLETED', 'ACTIVITY_STATUS_CONSENSUS_NEEDED'])(
  'hands back where the activity stands that was voted on: %s',
  async (status) => {
    const answer: typeof fetch = async () => Response.json({ activity: { ...record, status } })
    const network = { fetch: answer, timeoutMs: 1000, nowMs: () => 1234 }
    const client = createActivityClient(network, 'https://api.example', submitAnswers)
    const sender = { key: await generateKeyPair(), organizationId: 'org' }
    const vote = client.submit(sender, 'approveActivity', { fingerprint: 'sha256:x' })
    expect(await vote).toMatchObject({ id: 'activity-1', status })
  },
)

test('does not take a completed activity without its result', async () => {
  await expect(submit({ result: {} })).rejects.toMatchObject({ code: 'INVALID_RESPONSE' })
})

test('sends the very text that was stamped, later and as often as asked', async () => {
  const sent: RequestInit[] = []
  const answer: typeof fetch = async (_url, init) => {
    sent.push(init ?? {})
    return Response.json({ activity: record })
  }
  const network = { fetch: answer, timeoutMs: 1000, nowMs: () => 1234 }
  const client = createActivityClient(network, 'https://api.example', submitAnswers)
  const stamped: string[] = []
  const stamper = {
    organizationId: 'parent',
    headersFromText(text: string) {
      stamped.push(text)
      return { 'X-Stamp': 'by a wallet' }
    },
    textFromBody: (body: object) => JSON.stringify(body, null, 2),
  }
  const request = await client.sign(stamper, 'initOtp', parameters)
  expect(sent).toEqual([])
  await client.send('initOtp', request)
  await client.send('initOtp', request)
  expect(stamped).toHaveLength(1)
  expect(stamped[0]).toContain('\n  "organizationId": "parent"')
  expect(sent.map(({ body }) => body)).toEqual([stamped[0], stamped[0]])
  expect(new Headers(sent[0]?.headers).get('X-Stamp')).toBe('by a wallet')
})

test('sec/B11 sends a request once more when the refusal has put the clock right', async () => {
  let offMs = 86_400_000
  const times: unknown[] = []
  const answer: typeof fetch = async (_url, init) => {
    times.push(JSON.parse(String(init?.body)).timestampMs)
    if (offMs === 0) return Response.json({ activity: record })
    offMs = 0
    return refusal('INVALID_TIME')
  }
  const network = { fetch: answer, timeoutMs: 1000, nowMs: () => 1234 + offMs }
  const client = createActivityClient(network, 'https://api.example', submitAnswers)
  const sender = { key: await generateKeyPair(), organizationId: 'org' }
  expect(await client.submit(sender, 'initOtp', parameters)).toMatchObject({ otpId: 'otp' })
  expect(times).toEqual(['86401234', '1234'])
})

test('sends a request only once when it was refused for its time and nobody says what time it is', async () => {
  let sent = 0
  const answer: typeof fetch = async () => {
    sent++
    return refusal('INVALID_TIME')
  }
  const network = { fetch: answer, timeoutMs: 1000, nowMs: () => 1234 }
  const client = createActivityClient(network, 'https://api.example', submitAnswers)
  const sender = { key: await generateKeyPair(), organizationId: 'org' }
  const submitted = client.submit(sender, 'initOtp', parameters)
  await expect(submitted).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
  expect(sent).toBe(1)
})
