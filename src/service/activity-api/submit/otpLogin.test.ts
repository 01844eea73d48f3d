import { expect, test } from 'vitest'
import { activityOf, createTestApi, resultText } from '../../../../test/support/activityApi.ts'
import { loginParameters, prove, signUp } from '../../../../test/support/otpSteps.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import { verifyToken } from '../../../crypto/token/verifyToken.ts'

test('trades a proven address for a session of its account', async () => {
  const api = await createTestApi()
  const subOrganizationId = await signUp(api, 'mara@okafor.example', await generateKeyPair())
  const key = await generateKeyPair()
  const parameters = await loginParameters(key, await prove(api, 'Mara@Okafor.example', key))
  const reply = await api.submit('otpLogin', parameters)
  expect(reply.code).toBe('OK')
  const claims = await verifyToken(
    resultText(reply, 'session'),
    api.parts.keys.session.publicKeyUncompressedHex,
    'twice',
  )
  expect(claims).toMatchObject({
    exp: api.clock.time / 1000 + 900,
    public_key: key.publicKeyHex,
    session_type: 'SESSION_TYPE_READ_WRITE',
    organization_id: subOrganizationId,
  })
  expect(activityOf(reply)).toMatchObject({
    status: 'ACTIVITY_STATUS_COMPLETED',
    type: 'ACTIVITY_TYPE_OTP_LOGIN_V2',
    intent: { otpLoginIntentV2: parameters },
  })
  const who = await api.query('whoami', {}, { key, organizationId: subOrganizationId })
  expect(who.body).toMatchObject({ organizationId: subOrganizationId, userId: claims?.user_id })
})
