import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { KitConfig } from '../../src/core/config/kitConfig.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { CodeEntry, LoginState } from '../../src/core/login/loginState.ts'
import type { NamedSession } from '../../src/core/session/namedSessions.ts'
import type { Session, SessionState } from '../../src/core/session/session.ts'

export const session: Session = {
  organizationId: 'org-1',
  userId: 'user-1',
  publicKeyHex: `02${'ab'.repeat(32)}`,
  expiresAtMs: 900_000,
  persistence: 'device',
}

export const codeEntry: CodeEntry = {
  otpType: 'OTP_TYPE_EMAIL',
  contact: 'mara@okafor.example',
  otpId: 'otp-1',
  codeLength: 6,
  alphabet: 'digits',
  lifetimeMs: 300_000,
  expiresAtMs: 300_000,
  resendAtMs: 30_000,
  resends: 0,
}

export const kitConfig: KitConfig = {
  methods: ['email'],
  organizationId: 'parent-1',
  sessionLifetimeMs: 900_000,
  codeLength: 6,
  alphabet: 'digits',
  codeLifetimeMs: 300_000,
  sessionKeyHex: null,
  verificationKeyHex: null,
  rpId: null,
  queriesHaveTime: false,
  sendChains: null,
  userVerification: 'preferred',
  oauth: { clientIds: {}, redirectUrl: null, providers: {} },
}

/** A kit whose states a test sets by hand, and whose commands only remember that they were called. */
export function createFakeKit(nowMs: () => number = () => 0) {
  const state = createStore<LoginState>(() => ({ at: 'idle' }))
  const isOpen = createStore<boolean>(() => false)
  const sessions = createStore<SessionState>(() => ({ status: 'logged-out', reason: 'never' }))
  const unmount = vi.fn()
  const kit = {
    options: {
      authProxyUrl: 'https://proxy',
      authProxyConfigId: 'config-1',
      apiBaseUrl: '',
      nowMs,
    },
    appName: 'Fieldnotes',
    session: sessions,
    sessions: {
      list: vi.fn(async (): Promise<readonly NamedSession[]> => []),
      switchTo: vi.fn(async () => undefined),
      remove: vi.fn(async () => undefined),
      refresh: vi.fn(async () => session),
    },
    nowMs,
    login: {
      state,
      isOpen,
      preload: vi.fn(),
      open: vi.fn(async () => {
        state.setState({ at: 'choosing', draft: '', error: null }, true)
        isOpen.setState(true)
        return { cancelled: true } as const
      }),
      close: vi.fn(() => isOpen.setState(false)),
      start: vi.fn(() => state.setState({ at: 'choosing', draft: '', error: null }, true)),
      submitContact: vi.fn(),
      submitPhone: vi.fn(),
      submitCode: vi.fn(),
      confirmLink: vi.fn(),
      resend: vi.fn(),
      changeContact: vi.fn(),
      chooseMethod: vi.fn(),
      back: vi.fn(),
      usePhonePasskey: vi.fn(),
      signUpWithPasskey: vi.fn(),
      savePasskey: vi.fn(),
      skipPasskey: vi.fn(),
      namePasskey: vi.fn(),
      openProviderWindow: vi.fn(),
      continueInTab: vi.fn(),
      chooseWallet: vi.fn(),
      chooseOtherWallet: vi.fn(),
      retry: vi.fn(),
    },
    mount: vi.fn(() => unmount),
    logOut: vi.fn(async () => undefined),
    loadConfig: vi.fn(async () => kitConfig),
    query: vi.fn(),
    submit: vi.fn(),
    submitProven: vi.fn(),
    signQuery: vi.fn(),
  } satisfies Latchkit
  return {
    kit,
    unmount,
    setLogin: (next: LoginState) => state.setState(next, true),
    setSession: (next: SessionState) => sessions.setState(next, true),
  }
}

export type FakeKit = ReturnType<typeof createFakeKit>
