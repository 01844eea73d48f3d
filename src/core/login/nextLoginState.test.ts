import { expect, test } from 'vitest'
import { OriginNotAllowedError } from '../../errors/config.ts'
import { HttpStatusError } from '../../errors/http.ts'
import { NetworkFailedError } from '../../errors/network.ts'
import { ContactInvalidError, OtpCodeInvalidError, OtpExpiredError } from '../../errors/otp.ts'
import type { Session } from '../session/session.ts'
import type { LoginEvent } from './loginEvent.ts'
import type { CodeEntry, LoginState } from './loginState.ts'
import { nextLoginState } from './nextLoginState.ts'

const NOW = 1_000_000
const session: Session = {
  organizationId: 'o',
  userId: 'u',
  publicKeyHex: '02',
  expiresAtMs: NOW + 900_000,
  persistence: 'device',
}
const entry: CodeEntry = {
  otpType: 'OTP_TYPE_EMAIL',
  contact: 'a@b.co',
  otpId: 'otp',
  codeLength: 6,
  alphabet: 'digits',
  lifetimeMs: 300_000,
  expiresAtMs: NOW + 300_000,
  resendAtMs: NOW,
  resends: 0,
}
const contact = { otpType: 'OTP_TYPE_EMAIL', contact: 'a@b.co' } as const
const resume = { at: 'checkingCode', entry, code: '123456' } as const
const notice = { kind: 'none' } as const

const states = {
  idle: { at: 'idle' },
  choosing: { at: 'choosing', draft: '', error: null },
  sending: { at: 'sendingCode', ...contact },
  entering: { at: 'enteringCode', entry, notice },
  waiting: { at: 'enteringCode', entry: { ...entry, resendAtMs: NOW + 1 }, notice },
  expired: { at: 'enteringCode', entry, notice: { kind: 'expired' } },
  locked: { at: 'enteringCode', entry, notice: { kind: 'locked', retryAtMs: NOW + 1 } },
  unlocked: { at: 'enteringCode', entry, notice: { kind: 'locked', retryAtMs: NOW } },
  checking: resume,
  resending: { at: 'resendingCode', entry },
  accepted: { at: 'accepted', entry, code: '123456', session, isNewUser: true },
  done: { at: 'done', session, isNewUser: true, method: 'email' },
  blocked: { at: 'blocked', error: new NetworkFailedError(), retryAtMs: 1, retries: 0, resume },
} satisfies Record<string, LoginState>

const failed = { type: 'failed', nowMs: NOW, isOnline: true, retries: 0 } as const

const events = {
  started: { type: 'started' },
  cancelled: { type: 'cancelled' },
  contactSubmitted: { type: 'contactSubmitted', ...contact },
  contactRefused: { type: 'contactRefused', draft: 'a@', error: new ContactInvalidError() },
  codeSent: { type: 'codeSent', entry },
  codeSubmitted: { type: 'codeSubmitted', code: '123456' },
  resendRequested: { type: 'resendRequested', nowMs: NOW },
  contactChangeRequested: { type: 'contactChangeRequested' },
  codeAccepted: { type: 'codeAccepted', session, isNewUser: true },
  acceptanceShown: { type: 'acceptanceShown', offersPasskey: false },
  retryRequested: { type: 'retryRequested' },
  outage: { ...failed, error: new HttpStatusError({ status: 503 }) },
  offline: { ...failed, isOnline: false, error: new NetworkFailedError() },
  forbidden: { ...failed, error: new OriginNotAllowedError() },
  wrongCode: { ...failed, error: new OtpCodeInvalidError() },
  tooLate: { ...failed, error: new OtpExpiredError() },
} satisfies Record<string, LoginEvent>

type Row = Partial<Record<keyof typeof events, LoginState['at']>>

const hindered = { outage: 'blocked', offline: 'blocked', forbidden: 'blocked' } as const
const left = { cancelled: 'idle', contactChangeRequested: 'choosing' } as const

/** Where each event leads; what is not listed leads nowhere. */
const table: Record<keyof typeof states, Row> = {
  idle: { started: 'choosing' },
  choosing: {
    ...hindered,
    cancelled: 'idle',
    contactSubmitted: 'sendingCode',
    contactRefused: 'choosing',
  },
  sending: {
    ...hindered,
    ...left,
    codeSent: 'enteringCode',
    wrongCode: 'choosing',
    tooLate: 'choosing',
  },
  entering: {
    ...left,
    codeSubmitted: 'checkingCode',
    resendRequested: 'resendingCode',
    tooLate: 'enteringCode',
  },
  waiting: { ...left, codeSubmitted: 'checkingCode', tooLate: 'enteringCode' },
  expired: { ...left, resendRequested: 'resendingCode' },
  locked: { ...left, tooLate: 'enteringCode' },
  unlocked: { ...left, resendRequested: 'resendingCode', tooLate: 'enteringCode' },
  checking: {
    ...hindered,
    ...left,
    codeAccepted: 'accepted',
    wrongCode: 'enteringCode',
    tooLate: 'enteringCode',
  },
  resending: {
    ...hindered,
    ...left,
    codeSent: 'enteringCode',
    wrongCode: 'enteringCode',
    tooLate: 'enteringCode',
  },
  accepted: { acceptanceShown: 'done', cancelled: 'done' },
  done: { started: 'choosing', cancelled: 'idle' },
  blocked: { ...left, retryRequested: 'checkingCode' },
}

const pairs = Object.entries(states).flatMap(([name, state]) =>
  Object.entries(events).map(([type, event]) => ({ name, state, type, event })),
)

function expected(stateName: string, eventName: string): LoginState['at'] | undefined {
  const row: Readonly<Record<string, LoginState['at']>> | undefined = Object.entries(table).find(
    ([name]) => name === stateName,
  )?.[1]
  return row?.[eventName]
}

test.each(pairs)('answers $type in $name as the table says', ({ name, state, type, event }) => {
  const next = nextLoginState(state, event)
  const wanted = expected(name, type)
  if (wanted) expect(next.at).toBe(wanted)
  else expect(next).toBe(state)
})

test('keeps the typed address when the person goes back to it', () => {
  for (const state of [states.sending, states.entering, states.checking, states.blocked])
    expect(nextLoginState(state, events.contactChangeRequested)).toEqual({
      at: 'choosing',
      draft: 'a@b.co',
      error: null,
    })
})

test('keeps everything typed while it is blocked, and goes on exactly there', () => {
  const blocked = nextLoginState(states.checking, events.outage)
  expect(blocked).toMatchObject({ at: 'blocked', retryAtMs: NOW + 8000, retries: 0 })
  expect(nextLoginState(blocked, events.retryRequested)).toBe(states.checking)
})

test('puts a refusal of the address under the field, with the address', () => {
  expect(nextLoginState(states.sending, events.wrongCode)).toMatchObject({
    at: 'choosing',
    draft: 'a@b.co',
    error: { code: 'OTP_CODE_INVALID' },
  })
})

test('says that a new code is on its way after the old one was replaced', () => {
  expect(nextLoginState(states.resending, events.codeSent)).toMatchObject({
    notice: { kind: 'resent' },
  })
})

test('does not take a login back that has already succeeded', () => {
  expect(nextLoginState(states.accepted, events.cancelled)).toEqual({
    at: 'done',
    session,
    isNewUser: true,
    method: 'email',
  })
})
