import { describe, expect, test } from 'vitest'
import { smsTemplateFrom } from '../../../src/service/activity-api/otp/messageRules.ts'
import { OTP_CODE } from '../../../src/service/delivery/composeOtpMessage.ts'
import { CODE, templateFault, variablesOf } from './variables.ts'

describe('variablesOf', () => {
  test('tells of an email what it would say now', () => {
    const settings = {
      otpExpirationSeconds: 90,
      emailCustomizationParams: { appName: 'Trailbook' },
    }
    const examples = variablesOf('email', settings).map(({ name, example }) => [name, example])
    expect(Object.fromEntries(examples)).toMatchObject({ appName: 'Trailbook', minutes: '1.5' })
  })

  test('knows the placeholder that the service puts the code for', () => {
    expect(variablesOf('sms', {}).map(({ name }) => name)).toEqual([OTP_CODE])
    expect(CODE).toBe(OTP_CODE)
  })
})

describe('templateFault', () => {
  const isRefused = (template: string) => {
    try {
      smsTemplateFrom(template, 'template')
      return false
    } catch {
      return true
    }
  }

  test.each([
    '',
    `${CODE} is yours.`,
    `Yours: ${CODE}`,
    'Hello',
    `${CODE} ${CODE}`,
    `${CODE} of {{.AppName}}`,
    `${CODE}\nsecond line`,
    `${CODE}\u2028second line`,
    `@a.example ${CODE}`,
    `  @${CODE}`,
    `${CODE}${'a'.repeat(229)}`,
    `${CODE}${'a'.repeat(228)}`,
    'OtpCode',
  ])('says of %j what the service would', (template) => {
    expect(templateFault(template) !== null).toBe(isRefused(template))
  })
})
