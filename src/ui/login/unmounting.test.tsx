import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createFakeKit, kitConfig } from '../../../test/support/fakeKit.ts'
import { loginStates } from '../../../test/support/loginStates.ts'
import { printCount } from '../../../test/support/printCount.ts'
import { watchSignals, watchTraces } from '../../../test/support/traces.ts'
import type { KitConfig } from '../../core/config/kitConfig.ts'
import type { LoginState } from '../../core/login/loginState.ts'

// stands in for the network: what is loaded later comes when the test says so
const network = vi.hoisted(() => ({ arrives: Promise.resolve() }))
vi.mock('../loadPatiently.ts', () => ({
  loadPatiently: async (load: () => Promise<unknown>) => {
    await network.arrives
    return load()
  },
}))

const { setImmediate: afterTurn } = globalThis
const states = Object.values(loginStates)
const places = ['inline', 'modal'] as const

/** Lets happen what is due now: no time passes. */
async function turns(count: number) {
  for (let turn = 0; turn < count; turn++) {
    await new Promise((resolve) => afterTurn(resolve))
    vi.advanceTimersByTime(0)
  }
}

async function until(isThere: () => unknown) {
  while (!isThere()) await turns(1)
}

/** The components, as the page loads them: whatever they load later has not been asked for yet. */
async function load() {
  vi.resetModules()
  const [{ LatchkitProvider }, { Login }, { LoginModal }] = await Promise.all([
    import('../../react/LatchkitProvider.tsx'),
    import('./Login.tsx'),
    import('./LoginModal.tsx'),
  ])
  return { LatchkitProvider, Login, LoginModal }
}

const never = new Promise<null>(() => undefined)
const messages = watchSignals('the wait for a message')
const config: KitConfig = { ...kitConfig, methods: ['email', 'sms', 'google', 'wallet'] }
let parts: Awaited<ReturnType<typeof load>>
let passed = 0

beforeAll(async () => {
  vi.stubGlobal('OTPCredential', class {})
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: (asked: CredentialRequestOptions) => messages.hold(asked.signal, never) },
  })
  // React listens once for each document, for good
  createRoot(document.createElement('div'))
  await Promise.all([
    import('./LoginDialog.tsx'),
    import('./passkeyScreens.ts'),
    import('./walletScreens.ts'),
    import('./ProviderLogin/ProviderLogin.tsx'),
    import('../../core/phone/loadPhoneNumbers.ts').then((module) => module.loadPhoneNumbers()),
  ])
})

beforeEach(async () => {
  parts = await load()
  network.arrives = Promise.resolve()
  vi.useFakeTimers({
    now: 0,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
})

afterAll(() => {
  vi.unstubAllGlobals()
  printCount(
    'sec/B16 unmounted without a trace',
    passed,
    states.length * places.length * Object.keys(moments).length,
  )
})

type Place = (typeof places)[number]

/** Shows a login at this state, as an app does that has a query client of its own. */
function show(place: Place, state: LoginState, onCommit: () => void = () => undefined) {
  const fake = createFakeKit(() => Date.now())
  const { kit } = fake
  const configs = watchSignals('the request for the configuration')
  kit.loadConfig.mockImplementation(({ signal }: { signal?: AbortSignal } = {}) =>
    configs.hold(
      signal,
      network.arrives.then(() => config),
    ),
  )
  kit.login.state.setState(state, true)
  kit.login.isOpen.setState(place === 'modal')
  const traces = watchTraces(fake)

  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const { LatchkitProvider, Login, LoginModal } = parts
  // what a query has brought stays in the cache of the app, for as long as the app says
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  root.render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <LatchkitProvider kit={kit}>
          {place === 'inline' ? <Login /> : <LoginModal />}
          <OnCommit run={onCommit} />
        </LatchkitProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
  return {
    ...fake,
    unmount() {
      root.unmount()
      container.remove()
    },
    async traces() {
      await turns(5)
      return [...traces(), ...configs.faults(), ...messages.faults()]
    },
  }
}

type Shown = ReturnType<typeof show>

/** Runs in the commit that puts the login into the page, before any effect of it. */
function OnCommit({ run }: { readonly run: () => void }) {
  useLayoutEffect(run, [run])
  return null
}

const painted = async () => {
  await until(() => document.querySelector('[data-lk-title]'))
  await turns(5)
}

/** The moments at which a login goes: each shows it, and takes it away. */
const moments = {
  async 'before its effects have run'(place, state) {
    let hasGone = false
    const shown = show(place, state, () =>
      queueMicrotask(() => {
        if (!hasGone) shown.unmount()
        hasGone = true
      }),
    )
    await until(() => hasGone)
    return shown
  },
  async 'after its first paint'(place, state) {
    const shown = show(place, state)
    await painted()
    shown.unmount()
    return shown
  },
  async 'while its clocks run, its buttons were pressed and it moves'(place, state) {
    const shown = show(place, state)
    await painted()
    vi.advanceTimersByTime(1500)
    await turns(2)
    const buttons = document.querySelectorAll('button:not([data-slot="closeButton"])')
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
    document.querySelector<HTMLElement>('input, [data-lk-title]')?.focus()
    await turns(2)
    let stop: () => void = () => undefined
    const finished = new Promise<void>((resolve) => {
      stop = resolve
    })
    Object.assign(Element.prototype, { getAnimations: () => [{ finished }] })
    shown.kit.login.close()
    await turns(2)
    shown.unmount()
    Reflect.deleteProperty(Element.prototype, 'getAnimations')
    stop()
    return shown
  },
  async 'while a part of it is on its way'(place, state) {
    let arrive: () => void = () => undefined
    network.arrives = new Promise((resolve) => {
      arrive = resolve
    })
    parts = await load()
    const shown = show(place, state)
    await until(() => document.querySelector('.lk-card'))
    await turns(3)
    shown.unmount()
    arrive()
    await turns(20)
    return shown
  },
  async 'in the tick in which its state changed'(place, state) {
    const shown = show(place, state)
    await painted()
    shown.setLogin(states[(states.indexOf(state) + 1) % states.length] ?? state)
    shown.setSession({ status: 'expired' })
    shown.unmount()
    return shown
  },
} satisfies Record<string, (place: Place, state: LoginState) => Promise<Shown>>

const cases = Object.entries(moments).flatMap(([moment, leave]) =>
  places.map((place) => ({ moment, place, leave })),
)

test.each(cases)(
  'sec/B16 every screen of a login, $place, goes without a trace $moment',
  async ({ place, leave }) => {
    for (const state of states) {
      const shown = await leave(place, state)
      expect(await shown.traces(), state.at).toEqual([])
      if (place === 'inline') expect(shown.kit.login.close, state.at).toHaveBeenCalled()
      passed++
    }
  },
)
