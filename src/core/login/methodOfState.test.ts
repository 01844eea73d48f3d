import { expect, test } from 'vitest'
import { NetworkFailedError } from '../../errors/network.ts'
import { PopupClosedError } from '../../errors/oauth.ts'
import type { LoginState } from './loginState.ts'
import { methodOfState } from './methodOfState.ts'
import { reportFromStep } from './reportFromStep.ts'

const entry = {
  otpType: 'OTP_TYPE_SMS',
  contact: '+447700900123',
  otpId: 'otp',
  codeLength: 6,
  alphabet: 'digits',
  lifetimeMs: 300_000,
  expiresAtMs: 300_000,
  resendAtMs: 30_000,
  resends: 1,
} as const
const entering = { at: 'enteringCode', entry, notice: { kind: 'none' } } as const
const sending = { at: 'sendingCode', otpType: 'OTP_TYPE_SMS', contact: '+447700900123' } as const
const provider = 'oidc:okta'

test.each([
  [{ at: 'choosing', draft: '', error: null }, null],
  [sending, 'sms'],
  [{ ...sending, otpType: 'OTP_TYPE_EMAIL' }, 'email'],
  [entering, 'sms'],
  [{ at: 'openingProvider', provider, inTab: false }, provider],
  [{ at: 'askingPasskey', purpose: 'signUp' }, 'passkey'],
] satisfies [LoginState, unknown][])('knows the method of $at', (state, method) => {
  expect(methodOfState(state)).toBe(method)
  const error = new NetworkFailedError()
  const blocked = { at: 'blocked', error, retryAtMs: null, retries: 0, resume: state } as const
  expect(methodOfState(blocked)).toBe(method)
})

test('reports what a provider failed with, under its name', () => {
  const from = { at: 'waitingForProvider', provider } as const
  const error = new PopupClosedError()
  const event = { type: 'failed', error, nowMs: 0, isOnline: true, retries: 0 } as const
  const to = { at: 'providerFailed', provider, error } as const
  const report = { type: 'methodFailed', method: provider, code: 'OAUTH_POPUP_CLOSED' }
  expect(reportFromStep({ from, event, to })).toEqual(report)
})

test('reports a code under the method that sent it', () => {
  const report = reportFromStep({ from: sending, event: { type: 'codeSent', entry }, to: entering })
  expect(report).toEqual({ type: 'codeSent', method: 'sms', resends: 1 })
})
