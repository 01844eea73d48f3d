import { expect, test } from 'vitest'
import {
  addOrganization,
  addUser,
  createTestApi,
  resultText,
  START_MS,
} from '../../../../test/support/activityApi.ts'
import { sendCode } from '../../../../test/support/otpSteps.ts'
import { manySends, raceOfCodes, raceOfGuesses } from '../../../../test/support/races.ts'
import { sealOtpBundle } from '../../../crypto/hpke/otpBundle.ts'
import { readTargetBundle } from '../../../crypto/hpke/targetBundle.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import { verifyToken } from '../../../crypto/token/verifyToken.ts'

const contact = 'mara@okafor.example'
const { publicKeyHex: publicKey } = await generateKeyPair()

/** A code of the same length that is not the right one. */
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('trades the code for a token that names contact, key and end', async () => {
  const kit = await createTestApi()
  const { otpId, code } = await sendCode(kit, contact)
  const reply = await kit.submit('verifyOtp', { otpId, otpCode: ` ${code}`, publicKey })
  const { publicKeyUncompressedHex } = kit.parts.keys.verification
  const token = resultText(reply, 'verificationToken')
  expect(await verifyToken(token, publicKeyUncompressedHex, 'once')).toEqual({
    id: expect.any(String),
    verification_type: 'OTP_TYPE_EMAIL',
    contact,
    organization_id: kit.organizationId,
    public_key: publicKey,
    exp: String(START_MS + 600_000),
  })
})

test('takes code and key encrypted to the target bundle', async () => {
  const kit = await createTestApi()
  const sent = await kit.submit('initOtp', { otpType: 'OTP_TYPE_EMAIL', contact, appName: 'App' })
  const otpId = resultText(sent, 'otpId')
  const { publicKeyUncompressedHex: pinned } = kit.parts.keys.verification
  const target = await readTargetBundle(resultText(sent, 'otpEncryptionTargetBundle'), pinned)
  const otpCode = kit.sent[0]?.code.toLowerCase() ?? ''
  const bundle = await sealOtpBundle({ otpCode, publicKeyHex: publicKey }, target ?? '')
  const broken = bundle.replace(/.(?="}$)/, (digit) => (digit === '0' ? '1' : '0'))
  const refused = await kit.submit('verifyOtpV2', { otpId, encryptedOtpBundle: broken })
  expect(refused).toMatchObject({ code: 'OTP_CODE_INVALID', detail: { attemptsLeft: 2 } })
  const reply = await kit.submit('verifyOtpV2', { otpId, encryptedOtpBundle: bundle })
  const token = resultText(reply, 'verificationToken')
  expect(await verifyToken(token, pinned, 'once')).toMatchObject({ public_key: publicKey })
  const again = await kit.submit('verifyOtpV2', { otpId, encryptedOtpBundle: bundle })
  expect(again.code).toBe('OTP_EXPIRED')
})

test('T06 says how many tries are left, and after three that there are none', async () => {
  const kit = await createTestApi()
  const { otpId, code } = await sendCode(kit, contact)
  const guess = (otpCode: string) => kit.submit('verifyOtp', { otpId, otpCode, publicKey })
  expect(await guess(wrong(code))).toMatchObject({
    status: 400,
    code: 'OTP_CODE_INVALID',
    body: { message: 'Invalid OTP code' },
    detail: { attemptsLeft: 2 },
  })
  expect(await guess(wrong(code))).toMatchObject({ detail: { attemptsLeft: 1 } })
  const locked = { status: 429, code: 'OTP_ATTEMPTS_EXCEEDED', detail: { retryAfterSeconds: 30 } }
  expect(await guess(wrong(code))).toMatchObject(locked)
  expect(await guess(code)).toMatchObject(locked)
})

test('refuses a code that is over, from its last millisecond on', async () => {
  const kit = await createTestApi()
  const { otpId, code } = await sendCode(kit, contact)
  kit.clock.time = START_MS + 300_000
  expect((await kit.submit('verifyOtp', { otpId, otpCode: code, publicKey })).code).toBe(
    'OTP_EXPIRED',
  )
})

test('answers for an unknown id, a used code and a code of another organization alike', async () => {
  const kit = await createTestApi()
  const used = await sendCode(kit, contact)
  const verify = (otpId: string, otpCode: string, call = {}) =>
    kit.submit('verifyOtp', { otpId, otpCode, publicKey }, call)
  expect((await verify(used.otpId, used.code)).code).toBe('OK')
  const unknown = await verify(kit.parts.newId(), used.code)
  expect(unknown.code).toBe('OTP_EXPIRED')
  expect(await verify(used.otpId, used.code)).toEqual(unknown)
  const other = await addOrganization(kit.parts, null)
  const { key } = await addUser(kit.parts, other, 'proxy')
  const fresh = await sendCode(kit, contact)
  expect(await verify(fresh.otpId, fresh.code, { key, organizationId: other })).toEqual(unknown)
  expect((await verify(fresh.otpId, fresh.code)).code).toBe('OK')
})

test('does not count a try with a key that is no point of the curve', async () => {
  const kit = await createTestApi()
  const { otpId, code } = await sendCode(kit, contact)
  const offCurve = `02${'ff'.repeat(32)}`
  const reply = await kit.submit('verifyOtp', { otpId, otpCode: code, publicKey: offCurve })
  expect(reply.code).toBe('REQUEST_INVALID')
  expect(await kit.parts.store.first('otps', { id: otpId })).toMatchObject({ attempts: 0 })
})

test('T06 evaluates at most three of fifty parallel guesses, and then not even the right one', async () => {
  const kit = await createTestApi({ limits: manySends })
  for (let round = 0; round < 100; round++) await raceOfGuesses(kit, publicKey)
}, 120_000)

test('T07 lets exactly one of fifty parallel right codes through', async () => {
  const kit = await createTestApi({ limits: manySends })
  for (let round = 0; round < 50; round++) await raceOfCodes(kit, publicKey)
}, 120_000)
