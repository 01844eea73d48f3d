import { describe, expect, test } from 'vitest'
import {
  DEFAULT_SMS_COUNTRIES,
  knownCountries,
  requireSmsCountry,
} from '../../src/service/activity-api/otp/smsCountries.ts'
import { createTestApi } from '../support/activityApi.ts'

async function codeFor(contact: string, given: readonly string[] | undefined, development = false) {
  const smsCountries = await knownCountries(given)
  try {
    await requireSmsCountry({ smsCountries, development }, 'OTP_TYPE_SMS', contact)
    return 'OK'
  } catch (error) {
    return String(Object(error).code)
  }
}

const dear: Readonly<Record<string, string>> = {
  'premium in the United Kingdom': '+449098790000',
  'premium in the United States': '+19002345678',
  'premium in Germany': '+499001234567',
  'shared cost in France': '+33810123456',
  'shared cost in the United Kingdom': '+448450123456',
  'international premium': '+979123456789',
  'Global Mobile Satellite': '+881612345678',
  'international networks, 882': '+88213300655',
  'international networks, 883': '+883510001233',
  'international freephone': '+80012345678',
  'freephone in the United States': '+18002345678',
  'personal number in the United Kingdom': '+447012345678',
  'pager in the United Kingdom': '+447640123456',
}

describe('text messages', () => {
  test.each(Object.entries(dear))('never go to %s', async (_, contact) => {
    for (const countries of [undefined, ['*'], DEFAULT_SMS_COUNTRIES])
      for (const development of [false, true])
        expect(await codeFor(contact, countries, development)).toBe('INVALID_PHONE_NUMBER')
  })

  test.each(['+449990000000', '+15551234567', '+4912345', '+447111', '+19999999999'])(
    'do not go to %s, which no plan has given out; an inbox of development shows it',
    async (contact) => {
      expect(await codeFor(contact, ['*'])).toBe('INVALID_PHONE_NUMBER')
      expect(await codeFor(contact, undefined, true)).toBe('OK')
    },
  )

  test.each(['+447400123456', '+12015550123', '+4915123456789', '+33612345678', '+818012345678'])(
    'go to %s by default',
    async (contact) => {
      expect(await codeFor(contact, DEFAULT_SMS_COUNTRIES)).toBe('OK')
    },
  )

  test.each([
    ['+94712345678', 'LK'],
    ['+2348021234567', 'NG'],
    ['+380501234567', 'UA'],
    ['+8801812345678', 'BD'],
  ])('go to %s only where LATCHKIT_SMS_COUNTRIES names its country', async (contact, country) => {
    expect(await codeFor(contact, DEFAULT_SMS_COUNTRIES)).toBe('PHONE_COUNTRY_NOT_ALLOWED')
    expect(await codeFor(contact, [country])).toBe('OK')
    expect(await codeFor(contact, ['*'])).toBe('OK')
    expect(await codeFor('+447400123456', [country])).toBe('PHONE_COUNTRY_NOT_ALLOWED')
  })
})

test('init_otp sends nothing to a number that costs, and says why', async () => {
  const kit = await createTestApi()
  const reply = await kit.submit('initOtp', {
    otpType: 'OTP_TYPE_SMS',
    contact: '+449098790000',
    appName: 'Fieldnotes',
  })
  expect(reply.code).toBe('INVALID_PHONE_NUMBER')
  expect(reply.detail?.description).toContain('premium-rate')
  expect(kit.sent).toHaveLength(0)
})
