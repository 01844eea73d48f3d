import { describe, expect, test } from 'vitest'
import { HttpStatusError } from '../../../errors/http.ts'
import { NetworkFailedError } from '../../../errors/network.ts'
import { WalletLockedError, WalletRejectedError } from '../../../errors/wallet.ts'
import type { Session } from '../../session/session.ts'
import type { LoginEvent } from '../loginEvent.ts'
import type { LoginState } from '../loginState.ts'
import { nextLoginState } from '../nextLoginState.ts'
import type { WalletInfo } from './walletState.ts'

const session: Session = {
  organizationId: 'o',
  userId: 'u',
  publicKeyHex: '02',
  expiresAtMs: 900_000,
  persistence: 'device',
}
const wallet: WalletInfo = {
  id: 'ethereum:foxglove',
  name: 'Foxglove',
  icon: null,
  chain: 'ethereum',
  kind: 'installed',
  isLastUsed: false,
}
const account = '0x7A3f'
const connecting = { at: 'connectingWallet', wallet, account: null, pairingUri: null } as const

const states = {
  choosing: { at: 'choosing', draft: '', error: null },
  looking: { at: 'choosingWallet', wallets: [], isLooking: true },
  listed: { at: 'choosingWallet', wallets: [wallet], isLooking: false },
  connecting,
  signing: { ...connecting, account },
  failed: { at: 'walletFailed', wallet, error: new WalletRejectedError() },
} satisfies Record<string, LoginState>

const failed = { type: 'failed', nowMs: 0, isOnline: true, retries: 0 } as const

const events = {
  walletMethodChosen: { type: 'methodChosen', method: 'wallet' },
  walletsFound: { type: 'walletsFound', wallets: [wallet] },
  walletChosen: { type: 'walletChosen', wallet },
  walletPairing: { type: 'walletPairing', pairingUri: 'wc:1' },
  walletConnected: { type: 'walletConnected', account },
  otherWalletRequested: { type: 'otherWalletRequested' },
  loggedIn: { type: 'loggedIn', session, isNewUser: true, offersPasskey: false },
  retryRequested: { type: 'retryRequested' },
  backRequested: { type: 'backRequested' },
  cancelled: { type: 'cancelled' },
  started: { type: 'started' },
  outage: { ...failed, error: new HttpStatusError({ status: 503 }) },
  offline: { ...failed, isOnline: false, error: new NetworkFailedError() },
  locked: { ...failed, error: new WalletLockedError() },
} satisfies Record<string, LoginEvent>

type Row = Partial<Record<keyof typeof events, LoginState['at']>>

const left = { backRequested: 'choosing', cancelled: 'idle' } as const
const hindered = { outage: 'blocked', offline: 'blocked' } as const
const asked = {
  ...left,
  ...hindered,
  walletConnected: 'connectingWallet',
  otherWalletRequested: 'choosingWallet',
  loggedIn: 'done',
  retryRequested: 'connectingWallet',
  locked: 'walletFailed',
} as const
const listed = {
  ...left,
  ...hindered,
  walletsFound: 'choosingWallet',
  walletChosen: 'connectingWallet',
  retryRequested: 'choosingWallet',
} as const

/** Where each event leads; what is not listed leads nowhere. */
const table: Record<keyof typeof states, Row> = {
  choosing: { ...hindered, walletMethodChosen: 'choosingWallet', cancelled: 'idle' },
  looking: listed,
  listed,
  connecting: { ...asked, walletPairing: 'connectingWallet' },
  signing: asked,
  failed: { ...left, otherWalletRequested: 'choosingWallet', retryRequested: 'connectingWallet' },
}

function rowOf(name: string): Readonly<Record<string, LoginState['at']>> {
  return Object.entries(table).find(([state]) => state === name)?.[1] ?? {}
}

describe.each(Object.entries(states))('in %s', (name, state: LoginState) => {
  test.each(Object.entries(events))('answers %s as the table says', (type, event: LoginEvent) => {
    const next = nextLoginState(state, event)
    const wanted = rowOf(name)[type]
    if (wanted) expect(next.at).toBe(wanted)
    else expect(next).toBe(state)
  })
})

test('asks the wallet once more with another state, and keeps what it has told', () => {
  const again = nextLoginState(states.signing, events.retryRequested)
  expect(again).toEqual(states.signing)
  expect(again).not.toBe(states.signing)
})

test('goes on with the same account after the service was away', () => {
  const blocked = nextLoginState(states.signing, events.outage)
  expect(nextLoginState(blocked, events.retryRequested)).toBe(states.signing)
})

test('keeps the list while it looks for more', () => {
  expect(nextLoginState(states.listed, events.retryRequested)).toEqual({
    ...states.listed,
    isLooking: true,
  })
})

test('shows no code to scan any more once the phone has answered', () => {
  const pairing = nextLoginState(states.connecting, events.walletPairing)
  expect(pairing).toMatchObject({ pairingUri: 'wc:1' })
  expect(nextLoginState(pairing, events.walletConnected)).toMatchObject({
    account,
    pairingUri: null,
  })
})
