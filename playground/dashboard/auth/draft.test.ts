import { describe, expect, test } from 'vitest'
import { type Config, changesOf, settingsOf } from './draft.ts'

const config = {
  configId: 'c',
  organizationId: 'o',
  enabled: true,
  allowedOrigins: ['*'],
  otpLength: 6,
  createdAt: { seconds: '1', nanos: '0' },
  updatedAt: { seconds: '1', nanos: '0' },
} satisfies Config

describe('settingsOf', () => {
  test('keeps what an activity may set, and nothing else', () => {
    expect(settingsOf(config)).toEqual({ allowedOrigins: ['*'], otpLength: 6 })
  })
})

describe('changesOf', () => {
  const kept = settingsOf(config)

  test('names what differs, whole', () => {
    const wanted = { ...kept, allowedOrigins: ['https://a.example', 'https://b.example'] }
    expect(changesOf(kept, wanted)).toEqual({ allowedOrigins: wanted.allowedOrigins })
  })

  test('is empty again when a change is taken back', () => {
    expect(changesOf(kept, { ...kept, allowedOrigins: ['*'], otpLength: 6 })).toEqual({})
  })

  test('takes an empty text for none, and says that one was emptied', () => {
    const sms = { smsCustomizationParams: { template: '' } }
    expect(changesOf(kept, { ...kept, rpId: '' })).toEqual({})
    expect(changesOf({ ...kept, smsCustomizationParams: {} }, { ...kept, ...sms })).toEqual({})
    const before = { ...kept, smsCustomizationParams: { template: 'a' } }
    expect(changesOf(before, { ...before, ...sms })).toEqual(sms)
  })

  test('names a member that was not set before', () => {
    expect(changesOf(kept, { ...kept, rpId: 'a.example' })).toEqual({ rpId: 'a.example' })
  })
})
