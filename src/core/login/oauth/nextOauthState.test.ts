import { expect, test } from 'vitest'
import { session } from '../../../../test/support/fakeKit.ts'
import { HttpStatusError } from '../../../errors/http.ts'
import { NetworkFailedError } from '../../../errors/network.ts'
import {
  OauthDeniedError,
  OauthStateMismatchError,
  PopupBlockedError,
} from '../../../errors/oauth.ts'
import type { LoginEvent } from '../loginEvent.ts'
import type { LoginState } from '../loginState.ts'
import { nextLoginState } from '../nextLoginState.ts'

const provider = 'google'
const error = new OauthDeniedError()
const resume = { at: 'finishingProvider', provider } as const

const states = {
  idle: { at: 'idle' },
  choosing: { at: 'choosing', draft: '', error: null },
  opening: { at: 'openingProvider', provider, inTab: false },
  waiting: { at: 'waitingForProvider', provider },
  popupBlocked: { at: 'popupBlocked', provider },
  finishing: resume,
  failing: { at: 'providerFailed', provider, error },
  strange: { at: 'providerFailed', provider: null, error: new OauthStateMismatchError() },
  known: { at: 'accountExists', provider, contact: 'a@b.co' },
  sending: { at: 'sendingCode', otpType: 'OTP_TYPE_EMAIL', contact: 'a@b.co' },
  done: { at: 'done', session, isNewUser: true, method: 'google' },
  blocked: { at: 'blocked', error: new NetworkFailedError(), retryAtMs: 1, retries: 0, resume },
} satisfies Record<string, LoginState>

const failed = { type: 'failed', nowMs: 0, isOnline: true, retries: 0 } as const
const loggedIn = { type: 'loggedIn', session, isNewUser: true } as const

const events = {
  methodChosen: { type: 'methodChosen', method: 'google' },
  providerShown: { type: 'providerShown' },
  windowRequested: { type: 'windowRequested' },
  tabRequested: { type: 'tabRequested' },
  providerAnswered: { type: 'providerAnswered' },
  accountFound: { type: 'accountFound', contact: 'a@b.co' },
  providerReturned: { type: 'providerReturned', provider },
  returnRefused: { type: 'returnRefused', error },
  loggedIn: { ...loggedIn, offersPasskey: false },
  loggedInWithOffer: { ...loggedIn, offersPasskey: true },
  contactSubmitted: { type: 'contactSubmitted', otpType: 'OTP_TYPE_EMAIL', contact: 'a@b.co' },
  retryRequested: { type: 'retryRequested' },
  backRequested: { type: 'backRequested' },
  cancelled: { type: 'cancelled' },
  denied: { ...failed, error },
  noWindow: { ...failed, error: new PopupBlockedError() },
  outage: { ...failed, error: new HttpStatusError({ status: 503 }) },
} satisfies Record<string, LoginEvent>

type Row = Partial<Record<keyof typeof events, LoginState['at']>>

const left = { backRequested: 'choosing', cancelled: 'idle' } as const
const working = {
  ...left,
  denied: 'providerFailed',
  noWindow: 'popupBlocked',
  outage: 'blocked',
} as const
const returned = { providerReturned: 'finishingProvider', returnRefused: 'providerFailed' } as const

/** Where each event leads; what is not listed leads nowhere. The states of codes have a table of their own. */
const table: Record<Exclude<keyof typeof states, 'sending' | 'done'>, Row> = {
  idle: returned,
  choosing: {
    ...returned,
    methodChosen: 'openingProvider',
    contactSubmitted: 'sendingCode',
    cancelled: 'idle',
    outage: 'blocked',
  },
  opening: { ...working, providerShown: 'waitingForProvider' },
  waiting: {
    ...working,
    providerAnswered: 'finishingProvider',
    windowRequested: 'openingProvider',
  },
  popupBlocked: { ...left, windowRequested: 'openingProvider', tabRequested: 'openingProvider' },
  finishing: {
    ...working,
    loggedIn: 'done',
    loggedInWithOffer: 'offeringPasskey',
    accountFound: 'accountExists',
  },
  failing: {
    ...left,
    retryRequested: 'openingProvider',
    providerAnswered: 'finishingProvider',
  },
  strange: { ...left, retryRequested: 'choosing' },
  known: { ...left, retryRequested: 'openingProvider', contactSubmitted: 'sendingCode' },
  blocked: { ...left, retryRequested: 'finishingProvider' },
}

const pairs = Object.entries(table).flatMap(([name, row]) =>
  Object.entries(events).map(([type, event]) => {
    const wanted: Readonly<Record<string, LoginState['at']>> = row
    const state: LoginState | undefined = Object.entries(states).find(([it]) => it === name)?.[1]
    return { name, type, state, event, wanted: wanted[type] }
  }),
)

test.each(pairs)('answers $type in $name as the table says', ({ state, event, wanted }) => {
  if (!state) throw new Error('no such state')
  const next = nextLoginState(state, event)
  if (wanted) expect(next.at).toBe(wanted)
  else expect(next).toBe(state)
})

test.each(['sending', 'done'] as const)('means nothing to a login that is %s', (name) => {
  for (const event of [events.providerReturned, events.returnRefused, events.providerAnswered])
    expect(nextLoginState(states[name], event)).toBe(states[name])
})

test('remembers that the person chose this tab', () => {
  expect(nextLoginState(states.popupBlocked, events.tabRequested)).toMatchObject({ inTab: true })
  expect(nextLoginState(states.popupBlocked, events.windowRequested)).toMatchObject({
    inTab: false,
  })
})
