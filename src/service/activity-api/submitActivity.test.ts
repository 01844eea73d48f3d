import { expect, test } from 'vitest'
import {
  activityOf,
  addUser,
  createTestApi,
  resultText,
} from '../../../test/support/activityApi.ts'
import { prove, sendCode, signupParameters } from '../../../test/support/otpSteps.ts'
import { printCount } from '../../../test/support/printCount.ts'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { createStamp } from '../../crypto/stamp/createStamp.ts'
import { submitEndpoints } from '../../wire/submitEndpoints.ts'
import { createActivityApi } from './createActivityApi.ts'

const { path } = submitEndpoints.createSubOrganization
const parameters = signupParameters({ userEmail: 'mara@okafor.example' })

test('records what was asked, what came of it, and who approved', async () => {
  const kit = await createTestApi()
  const body = { ...kit.envelope('createSubOrganization', parameters), generateAppProofs: false }
  const text = JSON.stringify(body)
  const stamp = await createStamp(kit.proxy.key, text)
  const activity = activityOf(await kit.post(path, text, { 'x-stamp': stamp }))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const time = new Date(kit.clock.time).toISOString()
  expect(activity).toMatchObject({
    organizationId: kit.organizationId,
    status: 'ACTIVITY_STATUS_COMPLETED',
    type: 'ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8',
    intent: { createSubOrganizationIntentV8: parameters },
    fingerprint: `sha256:${Buffer.from(hash).toString('hex')}`,
    canApprove: false,
    canReject: false,
    createdAt: time,
    updatedAt: time,
    votes: [
      {
        userId: kit.proxy.userId,
        user: {
          userId: kit.proxy.userId,
          apiKeys: [{ credential: { publicKey: kit.proxy.key.publicKeyHex } }],
        },
        activityId: activity.id,
        selection: 'VOTE_SELECTION_APPROVED',
        message: text,
        publicKey: kit.proxy.key.publicKeyHex,
        scheme: 'SIGNATURE_SCHEME_TK_API_P256',
      },
    ],
  })
})

test('answers a body sent ten times at once with one activity', async () => {
  const kit = await createTestApi()
  const body = kit.envelope('createSubOrganization', parameters)
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => kit.stamped(path, body, kit.proxy.key)),
  )
  expect(new Set(replies.map((reply) => activityOf(reply).id)).size).toBe(1)
  expect(await kit.parts.store.count('activities', {})).toBe(1)
  expect(await kit.parts.store.count('organizations', { parentId: kit.organizationId })).toBe(1)
})

test('runs a body once even when two processes on one store get it at the same time', async () => {
  const kit = await createTestApi()
  const apis = [kit.api, createActivityApi(kit.parts), createActivityApi(kit.parts)]
  const { otpId, code } = await sendCode(kit, 'mara@okafor.example')
  const { publicKeyHex: publicKey } = await generateKeyPair()
  const text = JSON.stringify(kit.envelope('verifyOtp', { otpId, otpCode: code, publicKey }))
  const stamp = await createStamp(kit.proxy.key, text)
  const responses = await Promise.all(
    apis.map((api) =>
      api.fetch(
        new Request(`http://latchkit.test${submitEndpoints.verifyOtp.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-stamp': stamp },
          body: text,
        }),
      ),
    ),
  )
  const bodies = await Promise.all(responses.map((response) => response.text()))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(bodies).size).toBe(1)
})

test('gives a repeated body the same answer, secrets included, long after', async () => {
  const kit = await createTestApi()
  const { otpId, code } = await sendCode(kit, 'mara@okafor.example')
  const { publicKeyHex: publicKey } = await generateKeyPair()
  const body = kit.envelope('verifyOtp', { otpId, otpCode: code, publicKey })
  const first = await kit.stamped(submitEndpoints.verifyOtp.path, body, kit.proxy.key)
  kit.clock.time += 86_400_000
  const later = await kit.stamped(submitEndpoints.verifyOtp.path, body, kit.proxy.key)
  expect(resultText(first, 'verificationToken')).not.toBe('')
  expect(activityOf(later)).toMatchObject({ id: activityOf(first).id })
  expect(resultText(later, 'verificationToken')).toBe(resultText(first, 'verificationToken'))
})

test('sec/T28 tells a stranger who repeats a body nothing', async () => {
  const kit = await createTestApi()
  const body = kit.envelope('createSubOrganization', parameters)
  expect((await kit.stamped(path, body, kit.proxy.key)).code).toBe('OK')
  const user = await addUser(kit.parts, kit.organizationId, 'user')
  expect((await kit.stamped(path, body, user.key)).code).toBe('REQUEST_NOT_AUTHORIZED')
  const stranger = await generateKeyPair()
  expect((await kit.stamped(path, body, stranger)).code).toBe('PUBLIC_KEY_NOT_FOUND')
})

test('gives another user of the same right the record without its secrets', async () => {
  const kit = await createTestApi()
  const { otpId, code } = await sendCode(kit, 'mara@okafor.example')
  const { publicKeyHex: publicKey } = await generateKeyPair()
  const body = kit.envelope('verifyOtp', { otpId, otpCode: code, publicKey })
  await kit.stamped(submitEndpoints.verifyOtp.path, body, kit.proxy.key)
  const reply = await kit.stamped(submitEndpoints.verifyOtp.path, body, kit.root.key)
  expect(activityOf(reply)).toMatchObject({
    intent: { verifyOtpIntent: { otpId, publicKey } },
    result: { verifyOtpResult: {} },
    votes: [{ message: '' }],
  })
  expect(JSON.stringify(reply.body)).not.toContain(code)
})

test('keeps neither code nor token readable in the store', async () => {
  const kit = await createTestApi()
  const key = await generateKeyPair()
  const token = await prove(kit, 'mara@okafor.example', key)
  const code = kit.sent.at(-1)?.code ?? 'missing'
  const rows = JSON.stringify([
    await kit.parts.store.find('activities', {}),
    await kit.parts.store.find('otps', {}),
  ])
  expect(rows).not.toContain(token.split('.')[2])
  expect(rows).not.toContain(`"${code}"`)
  expect(rows).not.toContain(`\\"${code}\\"`)
})

test('sec/T28 takes times within five minutes of its own, and nothing that is not a plain number: 16 of 16', async () => {
  const kit = await createTestApi()
  const now = kit.clock.time
  const send = async (timestampMs: unknown) => {
    const body = { ...kit.envelope('createSubOrganization', parameters), timestampMs }
    return (await kit.stamped(path, body, kit.proxy.key)).code
  }
  const cases: [unknown, string][] = [
    [String(now - 300_000), 'OK'],
    [String(now - 300_001), 'INVALID_TIME'],
    [String(now + 300_000), 'OK'],
    [String(now + 300_001), 'INVALID_TIME'],
    ['0', 'INVALID_TIME'],
    ['-1', 'REQUEST_INVALID'],
    [`0${now}`, 'REQUEST_INVALID'],
    [`+${now}`, 'REQUEST_INVALID'],
    [` ${now}`, 'REQUEST_INVALID'],
    [`${now}.0`, 'REQUEST_INVALID'],
    ['1e3', 'REQUEST_INVALID'],
    ['0x10', 'REQUEST_INVALID'],
    [String(2n ** 63n), 'REQUEST_INVALID'],
    ['', 'REQUEST_INVALID'],
    [now, 'REQUEST_INVALID'],
    [null, 'REQUEST_INVALID'],
  ]
  const answers: [unknown, string][] = []
  for (const [timestampMs] of cases) answers.push([timestampMs, await send(timestampMs)])
  const right = answers.filter(([, code], i) => code === cases[i]?.[1])
  printCount('timestamps answered as specified', right.length, cases.length)
  expect(answers).toEqual(cases)
  expect(cases).toHaveLength(16)
})

test('takes only the types of its path and says which', async () => {
  const kit = await createTestApi()
  const body = kit.envelope('createSubOrganization', parameters)
  const reply = await kit.stamped(submitEndpoints.verifyOtp.path, body, kit.proxy.key)
  expect(reply).toMatchObject({
    code: 'REQUEST_INVALID',
    detail: { description: 'type must be ACTIVITY_TYPE_VERIFY_OTP or ACTIVITY_TYPE_VERIFY_OTP_V2' },
  })
})

test('leaves generateAppProofs out of the intent, wherever it came', async () => {
  const kit = await createTestApi()
  const reply = await kit.submit('createSubOrganization', {
    ...parameters,
    generateAppProofs: true,
  })
  expect(activityOf(reply).intent).toEqual({ createSubOrganizationIntentV8: parameters })
})

test('records nothing of an activity that was refused', async () => {
  const kit = await createTestApi()
  const wrong = signupParameters({ userEmail: 'not an address' })
  expect((await kit.submit('createSubOrganization', wrong)).code).toBe('INVALID_EMAIL')
  expect(await kit.parts.store.count('activities', {})).toBe(0)
})
