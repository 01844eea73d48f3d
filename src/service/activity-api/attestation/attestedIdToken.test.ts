import { expect, test } from 'vitest'
import { resultText } from '../../../../test/support/activityApi.ts'
import { attestedLogin } from '../../../../test/support/attestedLogin.ts'
import { nonceOf } from '../../../../test/support/nonceOf.ts'
import { prove, signUp } from '../../../../test/support/otpSteps.ts'
import { createSocialKit } from '../../../../test/support/socialKit.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import { ATTESTED_SCHEMES } from '../../../crypto/stamp/attestedStampFormat.ts'
import { readToken } from '../../../crypto/token/readToken.ts'

const key = await generateKeyPair()
const nonce = nonceOf(key.publicKeyHex)
const scheme = ATTESTED_SCHEMES.idToken

async function signedUp() {
  const kit = await createSocialKit()
  const account = resultText(await kit.signUpAs({}), 'subOrganizationId')
  const login = async (token: string, call = {}) =>
    (await attestedLogin(kit, { key, token, scheme, ...call })).code
  return { kit, account, login }
}

test.each(['nonce', 'tknonce'])('logs in with the key in claim %s', async (claim) => {
  const { kit, account } = await signedUp()
  const token = await kit.site.token({ [claim]: nonce })
  for (const organizationId of [kit.organizationId, account]) {
    const reply = await attestedLogin(kit, { key, token, scheme, organizationId })
    expect(readToken(resultText(reply, 'session'))).toMatchObject({
      organization_id: account,
      public_key: key.publicKeyHex,
    })
  }
})

test('T14 takes no token that was asked for with another key, or with none', async () => {
  const { kit, login } = await signedUp()
  const other = await generateKeyPair()
  for (const claims of [{}, { nonce: nonceOf(other.publicKeyHex) }, { nonce: key.publicKeyHex }])
    expect(await login(await kit.site.token(claims))).toBe('OIDC_TOKEN_INVALID')
  const token = await kit.site.token({ nonce })
  expect(await login(token, { key: other })).toBe('OIDC_TOKEN_INVALID')
})

test('takes no token that is over, of another client or issuer, or signed by nobody', async () => {
  const { kit, login } = await signedUp()
  const good = await kit.site.token({ nonce })
  const tokens = [
    await kit.site.token({ nonce, exp: kit.clock.time / 1000 - 61 }),
    await kit.site.token({ nonce, aud: 'another app' }),
    await kit.site.token({ nonce, iss: 'https://evil.example' }),
    good.slice(0, -4),
    '',
  ]
  for (const token of tokens) expect(await login(token)).toBe('OIDC_TOKEN_INVALID')
  expect(await login(good)).toBe('OK')
})

test('finds nobody for a person without an account, and nobody in another sub-organization', async () => {
  const { kit, login } = await signedUp()
  expect(await login(await kit.site.token({ nonce, sub: 'nora' }))).toBe('ORGANIZATION_NOT_FOUND')
  const other = await signUp(kit, 'nora@okafor.example', await generateKeyPair())
  const token = await kit.site.token({ nonce })
  expect(await login(token, { organizationId: other })).toBe('ORGANIZATION_NOT_FOUND')
})

test('takes neither kind of token for the other', async () => {
  const { kit, login } = await signedUp()
  const idToken = await kit.site.token({ nonce })
  const ofCode = ATTESTED_SCHEMES.verificationToken
  expect(await login(idToken, { scheme: ofCode })).toBe('VERIFICATION_TOKEN_INVALID')
  const proof = await prove(kit, 'ada@okafor.example', key)
  expect(await login(proof)).toBe('OIDC_TOKEN_INVALID')
})
