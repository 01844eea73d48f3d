import { expect, test } from 'vitest'
import { MethodDisabledError } from '../../errors/config.ts'
import { ContactInvalidError } from '../../errors/otp.ts'
import { en } from './en.ts'
import { lineForError } from './lineForError.ts'
import { methodName } from './methodName.ts'

test.each([
  ['email', 'Email'],
  ['sms', 'Text message'],
  ['google', 'Google'],
  ['wallet', 'Wallet'],
  ['oidc:Northern Fells ID', 'Northern Fells ID'],
] as const)('calls %s %s', (method, name) => {
  expect(methodName(method, en)).toBe(name)
})

test('says which method is off, and what is wrong with which kind of address', () => {
  const line = (error: Parameters<typeof lineForError>[0], method: 'email' | 'sms') =>
    lineForError(error, en, { appName: 'Fieldnotes', method })
  expect(line(new MethodDisabledError(), 'sms')).toContain('Text message is turned off')
  expect(line(new MethodDisabledError(), 'email')).toContain('Email is turned off')
  expect(line(new ContactInvalidError(), 'sms')).toBe(en.login.badPhone)
  expect(line(new ContactInvalidError(), 'email')).toBe(en.login.badEmail)
})
