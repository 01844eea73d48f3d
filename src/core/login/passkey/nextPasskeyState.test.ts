import { expect, test } from 'vitest'
import { HttpStatusError } from '../../../errors/http.ts'
import { NetworkFailedError } from '../../../errors/network.ts'
import { PasskeyCancelledError } from '../../../errors/passkey.ts'
import type { Session } from '../../session/session.ts'
import type { LoginEvent } from '../loginEvent.ts'
import type { LoginState } from '../loginState.ts'
import { nextLoginState } from '../nextLoginState.ts'

const NOW = 1_000_000
const session: Session = {
  organizationId: 'o',
  userId: 'u',
  publicKeyHex: '02',
  expiresAtMs: NOW + 900_000,
  persistence: 'device',
}
const succeeded = { session, isNewUser: false, method: 'email' } as const
const saved = { ...succeeded, authenticatorId: 'a', name: 'Mac, Chrome' } as const
const error = new PasskeyCancelledError()

const states = {
  idle: { at: 'idle' },
  choosing: { at: 'choosing', draft: '', error: null },
  asking: { at: 'askingPasskey', purpose: 'logIn' },
  finishing: { at: 'finishingPasskey', purpose: 'logIn' },
  failed: { at: 'passkeyFailed', purpose: 'logIn', error },
  offering: { at: 'offeringPasskey', ...succeeded, error: null },
  saving: { at: 'savingPasskey', ...succeeded },
  saved: { at: 'passkeySaved', ...saved, error: null },
  naming: { at: 'namingPasskey', ...saved, newName: 'My Mac' },
  sending: { at: 'sendingCode', otpType: 'OTP_TYPE_EMAIL', contact: 'a@b.co' },
  done: { at: 'done', ...succeeded },
} satisfies Record<string, LoginState>

const failed = { type: 'failed', nowMs: NOW, isOnline: true, retries: 0 } as const

const events = {
  started: { type: 'started' },
  cancelled: { type: 'cancelled' },
  backRequested: { type: 'backRequested' },
  retryRequested: { type: 'retryRequested' },
  methodChosen: { type: 'methodChosen', method: 'passkey' },
  passkeyGiven: { type: 'passkeyGiven', purpose: 'logIn' },
  phoneRequested: { type: 'passkeyPhoneRequested' },
  signUpRequested: { type: 'passkeySignUpRequested' },
  loggedIn: { type: 'loggedIn', session, isNewUser: false, offersPasskey: false },
  offerAccepted: { type: 'passkeyOfferAccepted' },
  offerDeclined: { type: 'passkeyOfferDeclined' },
  passkeySaved: { type: 'passkeySaved', authenticatorId: 'a', name: 'Mac, Chrome' },
  nameSubmitted: { type: 'passkeyNameSubmitted', name: 'My Mac' },
  nameKept: { type: 'passkeyNameSubmitted', name: 'Mac, Chrome' },
  named: { type: 'passkeyNamed' },
  outage: { ...failed, error: new HttpStatusError({ status: 503 }) },
  offline: { ...failed, isOnline: false, error: new NetworkFailedError() },
  closed: { ...failed, error },
} satisfies Record<string, LoginEvent>

type Row = Partial<Record<keyof typeof events, LoginState['at']>>

const hindered = { outage: 'blocked', offline: 'blocked' } as const
const left = { cancelled: 'idle', backRequested: 'choosing' } as const
const ended = { cancelled: 'done', offerDeclined: 'done' } as const

/** Where each event leads; what is not listed leads nowhere. */
const table: Record<keyof typeof states, Row> = {
  idle: { started: 'choosing' },
  sending: { ...hindered, cancelled: 'idle', closed: 'choosing' },
  done: { started: 'choosing', cancelled: 'idle' },
  choosing: {
    ...hindered,
    cancelled: 'idle',
    methodChosen: 'askingPasskey',
    passkeyGiven: 'finishingPasskey',
  },
  asking: { ...hindered, ...left, passkeyGiven: 'finishingPasskey', closed: 'passkeyFailed' },
  finishing: { ...hindered, ...left, loggedIn: 'done', closed: 'passkeyFailed' },
  failed: {
    ...left,
    retryRequested: 'askingPasskey',
    phoneRequested: 'askingPasskey',
    signUpRequested: 'askingPasskey',
  },
  offering: { ...ended, offerAccepted: 'savingPasskey' },
  saving: {
    ...ended,
    passkeySaved: 'passkeySaved',
    outage: 'offeringPasskey',
    offline: 'offeringPasskey',
    closed: 'offeringPasskey',
  },
  saved: { ...ended, nameSubmitted: 'namingPasskey', nameKept: 'done' },
  naming: {
    ...ended,
    named: 'done',
    outage: 'passkeySaved',
    offline: 'passkeySaved',
    closed: 'passkeySaved',
  },
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

test('opens the whole prompt after the small one was closed, and a phone only when asked', () => {
  const after = (event: LoginEvent) => nextLoginState(states.failed, event)
  expect(after(events.retryRequested)).toMatchObject({ purpose: 'logInAnywhere' })
  expect(after(events.phoneRequested)).toMatchObject({ purpose: 'logInByPhone' })
  expect(after(events.signUpRequested)).toMatchObject({ purpose: 'signUp' })
  const signUp = { at: 'passkeyFailed', purpose: 'signUp', error } as const
  expect(nextLoginState(signUp, events.retryRequested)).toMatchObject({ purpose: 'signUp' })
})

test('goes on by itself with what was signed, but never with a prompt', () => {
  const resume = (state: LoginState) => nextLoginState(state, events.outage)
  expect(resume(states.finishing)).toMatchObject({ at: 'blocked', resume: states.finishing })
  expect(resume(states.asking)).toMatchObject({ at: 'blocked', resume: { at: 'choosing' } })
})

test('ends in the same session whatever becomes of the offer', () => {
  for (const state of [states.offering, states.saving, states.saved, states.naming])
    expect(nextLoginState(state, events.cancelled)).toEqual({ at: 'done', ...succeeded })
})

test('keeps the name that the passkey has while another one is not kept', () => {
  expect(nextLoginState(states.naming, events.offline)).toEqual({
    at: 'passkeySaved',
    ...saved,
    error: events.offline.error,
  })
})

test('does not ask the service for an empty name', () => {
  const empty = { type: 'passkeyNameSubmitted', name: '' } as const
  expect(nextLoginState(states.saved, empty).at).toBe('done')
})
