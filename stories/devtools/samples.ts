import type { SessionState } from '../../src/core/session/session.ts'
import type { CodeFacts, Message } from '../../src/devtools/inbox/messages.ts'
import type { Moment, RequestRecord } from '../../src/devtools/record/createRecorder.ts'
import { storyLater } from '../support/frame.tsx'

/** Of whoever has just logged in on the page of the mockup. */
export const loggedIn: SessionState = {
  status: 'logged-in',
  session: {
    organizationId: '0195ab1c-7a3f-7000-8000-09c2000091c2',
    userId: '0195ab1c-0000-7000-8000-000000000003',
    publicKeyHex: `03a177c2${'5a'.repeat(27)}e84c`,
    startedAtMs: storyLater(-3, -18),
    expiresAtMs: storyLater(11, 42),
    persistence: 'device',
  },
}

const request = (more: Partial<RequestRecord>): RequestRecord => ({
  id: 0,
  atMs: storyLater(0, 0),
  path: '/v1/otp_init',
  stampedWith: 'Config ID',
  stamp: null,
  status: 200,
  durationMs: 9,
  body: null,
  reply: null,
  isForced: false,
  ...more,
})

export const requests: readonly RequestRecord[] = [
  request({
    id: 7,
    atMs: storyLater(1, 31),
    path: '/public/v1/submit/update_wallet',
    stampedWith: 'Session key',
    status: 401,
    durationMs: 4,
    isForced: true,
  }),
  request({
    id: 6,
    atMs: storyLater(1, 10),
    path: '/public/v1/submit/sign_raw_payload',
    stampedWith: 'Passkey',
    durationMs: 14,
    stamp: {
      header: 'X-Stamp-WebAuthn',
      scheme: 'WebAuthn',
      signer: 'dGhpcy1p…NrZXk',
      signature: '30450221…7b1c',
    },
    body: {
      type: 'ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2',
      organizationId: '0195ab1c-7a3f-7000-8000-09c2000091c2',
      parameters: { payload: '•••••• (64)', encoding: 'PAYLOAD_ENCODING_HEXADECIMAL' },
    },
    reply: { activity: { id: '•••••• (36)', status: 'ACTIVITY_STATUS_COMPLETED' } },
  }),
  request({
    id: 5,
    atMs: storyLater(0, 42),
    path: '/public/v1/query/whoami',
    stampedWith: 'Session key',
    durationMs: 5,
  }),
  request({ id: 4, atMs: storyLater(0, 41), path: '/v1/otp_login', durationMs: 7 }),
  request({ id: 3, atMs: storyLater(0, 41), path: '/v1/account', durationMs: 4 }),
  request({
    id: 2,
    atMs: storyLater(0, 41),
    path: '/v1/otp_verify',
    durationMs: null,
    status: null,
  }),
  request({ id: 1, atMs: storyLater(0, 19), status: 'failed', durationMs: 11, isForced: true }),
]

const steps: readonly Pick<Moment, 'of' | 'name' | 'note'>[] = [
  { of: 'Event', name: 'loggedIn', note: 'method email' },
  { of: 'Session', name: 'logged-in', note: 'kept on the device' },
  { of: 'Login', name: 'done', note: 'email, new user' },
  { of: 'Login', name: 'checkingCode', note: '' },
  { of: 'Login', name: 'enteringCode', note: 'wrong' },
  { of: 'Event', name: 'codeRefused', note: 'code OTP_CODE_INVALID' },
  { of: 'Login', name: 'sendingCode', note: 'OTP_TYPE_EMAIL' },
  { of: 'Login', name: 'choosing', note: '' },
  { of: 'Session', name: 'logged-out', note: 'never' },
]

export const moments: readonly Moment[] = steps.map((step, index) => ({
  ...step,
  id: steps.length - index,
  atMs: storyLater(0, 42 - 4 * index),
}))

export const messages: readonly Message[] = [
  ['1', 'mara@okafor.example', 'email', '413902', 0],
  ['2', '+44 7700 900 123', 'sms', '481902', -170],
  ['3', 'lev@orchard.example', 'email', '7KQ29F4M', -900],
].map(([id, to, channel, code, seconds]) => ({
  id: String(id),
  to: String(to),
  channel: channel === 'sms' ? 'sms' : 'email',
  code: String(code),
  sentAtMs: storyLater(0, Number(seconds)),
}))

export const codes: CodeFacts = {
  lifetimeMs: 300_000,
  usedAtMs: new Map([['mara@okafor.example', storyLater(0, 20)]]),
}
