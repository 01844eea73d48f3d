import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import type { KitEvent } from '../../src/core/events.ts'
import { createMemoryKeyStore } from '../../src/core/keys/memoryKeyStore.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { LoginState } from '../../src/core/login/loginState.ts'
import type { LatchkitOptions } from '../../src/core/options.ts'
import { createService, type Service } from '../../src/service/createService.ts'
import { writeLoginLink } from '../../src/wire/fields/loginLink.ts'
import { often } from '../support/often.ts'
import { rootPenOf } from '../support/rootPen.ts'

const BASE = 'http://localhost:4455'
const APP = 'https://fieldnotes.example/notes?page=2'
const contact = 'mara@okafor.example'
const ROUTER_STATE = { key: 'of the router' }

let service: Service
let nowMs: number
let unmounts: (() => void)[]
/** Operations that reach the service, in their order. */
let paths: string[]

beforeEach(async () => {
  nowMs = Date.now()
  service = await createService({ development: true, nowMs: () => nowMs })
  const pen = await rootPenOf(service)
  const emailCustomizationParams = { magicLinkTemplate: `${APP}#tab=home&code=%s` }
  const reply = await pen.submit('updateAuthProxyConfig', { emailCustomizationParams })
  expect(reply.code).toBe('OK')
  unmounts = []
  paths = []
})

afterEach(async () => {
  for (const unmount of unmounts) unmount()
  vi.unstubAllGlobals()
  await service.close()
})

/** A tab of a browser that shows this address. */
function openTab(href: string, browser = openBrowser()) {
  const location = new URL(href)
  const target = new EventTarget()
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    state: ROUTER_STATE,
    replaceState(state: unknown, _title: string, url: string) {
      expect(state).toBe(ROUTER_STATE)
      location.href = new URL(url, location).href
    },
  })
  vi.stubGlobal('window', { localStorage: browser.localStorage })
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  const go = (hash: string) => {
    location.hash = hash
    target.dispatchEvent(new Event('hashchange'))
  }
  return { location, go, start: (options = {}) => startKit(browser, options) }
}

/** What the tabs of one browser share. */
function openBrowser() {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return { localStorage, keyStore: createMemoryKeyStore() }
}

function startKit(browser: ReturnType<typeof openBrowser>, options: Partial<LatchkitOptions>) {
  const events: KitEvent[] = []
  const kit = createLatchkit({
    authProxyUrl: BASE,
    apiBaseUrl: BASE,
    authProxyConfigId: service.facts.authProxyConfigId,
    keyStore: browser.keyStore,
    onEvent: (event) => events.push(event),
    nowMs: () => nowMs,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      paths.push(new URL(request.url).pathname)
      return service.fetch(request, { clientAddress: '127.0.0.1' })
    },
    ...options,
  })
  unmounts.push(kit.mount())
  return Object.assign(kit, { events })
}

type At<P extends LoginState['at']> = Extract<LoginState, { at: P }>

async function reached<P extends LoginState['at']>(kit: Latchkit, place: P): Promise<At<P>> {
  const isThere = (state: LoginState): state is At<P> => state.at === place
  return vi.waitFor(() => {
    const state = kit.login.state.getState()
    if (!isThere(state)) throw new Error(`at ${state.at}: ${JSON.stringify(state)}`)
    return state
  }, often)
}

const status = (kit: Latchkit, wanted: string) =>
  vi.waitFor(() => expect(kit.session.getState().status).toBe(wanted), often)

/** Asks for a code in a tab, and reads the link of the mail. */
async function linkFromMail(options: Partial<LatchkitOptions> = {}, browser = openBrowser()) {
  const kit = openTab(APP, browser).start(options)
  kit.login.start()
  kit.login.submitContact(contact)
  const { entry } = await reached(kit, 'enteringCode')
  const [mail] = service.mailbox?.list(contact) ?? []
  const link = /https:\/\/fieldnotes\.example\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  return { kit, link, otpId: entry.otpId, code: mail?.code ?? '' }
}

describe('createLatchkit, opened by a login link,', () => {
  test('takes it off the address at once, and spends nothing before the person confirms it', async () => {
    const { link, otpId, code } = await linkFromMail()
    paths = []
    const tab = openTab(link)
    const kit = tab.start()
    expect(tab.location.href).toBe(`${APP}#tab=home`)
    const state = await reached(kit, 'confirmingLink')
    expect(state).toMatchObject({ link: { contact, otpId, otpCode: code }, isConfirmed: false })
    expect(kit.login.isOpen.getState()).toBe(true)
    expect(paths.filter((path) => path.includes('otp'))).toEqual([])
    kit.login.confirmLink()
    kit.login.confirmLink()
    await status(kit, 'logged-in')
    expect(paths.filter((path) => path.endsWith('otp_verify'))).toHaveLength(1)
    expect(kit.login.isOpen.getState()).toBe(false)
  })

  test('reads it once when React mounts twice', async () => {
    const { link } = await linkFromMail()
    const tab = openTab(link)
    const kit = tab.start()
    unmounts.at(-1)?.()
    unmounts.push(kit.mount())
    await reached(kit, 'confirmingLink')
    expect(kit.login.isOpen.getState()).toBe(true)
  })

  test('says of a used link that it is over, and sends a code to the same address', async () => {
    const { kit: asking, link, code } = await linkFromMail()
    asking.login.submitCode(code)
    await status(asking, 'logged-in')
    const kit = openTab(link).start()
    await reached(kit, 'confirmingLink')
    kit.login.confirmLink()
    await vi.waitFor(
      () =>
        expect(kit.login.state.getState()).toMatchObject({
          at: 'enteringCode',
          entry: { contact, isFromLink: true },
          notice: { kind: 'expired' },
        }),
      often,
    )
    kit.login.resend()
    await vi.waitFor(
      () =>
        expect(kit.login.state.getState()).toMatchObject({
          at: 'enteringCode',
          notice: { kind: 'resent' },
        }),
      often,
    )
    kit.login.submitCode(service.mailbox?.list(contact)[0]?.code ?? '')
    await status(kit, 'logged-in')
  })

  test('says of a link that is too old that it is over', async () => {
    const { link } = await linkFromMail()
    nowMs += 3_600_000
    const kit = openTab(link).start()
    await reached(kit, 'confirmingLink')
    kit.login.confirmLink()
    expect(await reached(kit, 'enteringCode')).toMatchObject({ notice: { kind: 'expired' } })
  })

  test('logs nobody in by a link that names another address than its code was sent to', async () => {
    const { otpId, code } = await linkFromMail()
    const forged = { otpId, otpCode: code, contact: 'victim@okafor.example' }
    const kit = openTab(writeLoginLink(`${APP}#%s`, forged)).start()
    await reached(kit, 'confirmingLink')
    kit.login.confirmLink()
    await vi.waitFor(
      () =>
        expect(kit.login.state.getState()).toMatchObject({
          at: 'enteringCode',
          notice: { kind: 'failed' },
        }),
      often,
    )
    expect(kit.session.getState().status).toBe('logged-out')
    expect(paths.filter((path) => /signup|otp_login/.test(path))).toEqual([])
  })

  test('leaves a session as it is, and spends nothing', async () => {
    const browser = openBrowser()
    const { kit: first, code, link: used } = await linkFromMail({}, browser)
    first.login.submitCode(code)
    await status(first, 'logged-in')
    const tab = openTab(used, browser)
    paths = []
    const kit = tab.start()
    expect(tab.location.hash).toBe('#tab=home')
    await vi.waitFor(() => expect(kit.events).toContainEqual({ type: 'loginLinkIgnored' }), often)
    expect(kit.login.state.getState().at).toBe('idle')
    expect(paths.filter((path) => path.includes('otp'))).toEqual([])
  })

  test('opens the login where the link was cut off on its way', async () => {
    const { link } = await linkFromMail()
    const tab = openTab(link.slice(0, -20))
    const kit = tab.start()
    await reached(kit, 'choosing')
    expect(kit.login.isOpen.getState()).toBe(true)
    expect(tab.location.href).not.toContain('latchkit-login')
  })

  test.each(['mara\u202e@okafor.example', 'Mara <mara@okafor.example>', 'not an address'])(
    'shows no address that is none: %j',
    async (shown) => {
      const link = { otpId: 'otp-1', otpCode: '123456', contact: shown }
      const kit = openTab(writeLoginLink(`${APP}#%s`, link)).start()
      await reached(kit, 'choosing')
    },
  )

  test('takes a link that is opened in its own tab', async () => {
    const { link } = await linkFromMail()
    const tab = openTab(APP)
    const kit = tab.start()
    await status(kit, 'logged-out')
    tab.go(new URL(link).hash)
    await reached(kit, 'confirmingLink')
    expect(tab.location.hash).toBe('#tab=home')
  })

  test('goes back to the first screen with the address, and closes without spending it', async () => {
    const { link } = await linkFromMail()
    const kit = openTab(link).start()
    await reached(kit, 'confirmingLink')
    kit.login.changeContact()
    expect(await reached(kit, 'choosing')).toMatchObject({ draft: contact })
    kit.login.close()
    await reached(kit, 'idle')
    expect(paths.filter((path) => path.includes('otp_verify'))).toEqual([])
  })
})

describe('createLatchkit over the newest generation of the protocol', () => {
  const protocol = 'attested' as const

  test('logs in by a link in another tab of the browser that asked for it', async () => {
    const browser = openBrowser()
    const { link } = await linkFromMail({ protocol }, browser)
    const kit = openTab(link, { ...browser, keyStore: createMemoryKeyStore() }).start({ protocol })
    await reached(kit, 'confirmingLink')
    kit.login.confirmLink()
    await status(kit, 'logged-in')
  })

  test('says in another browser that the link works only there, and spends nothing', async () => {
    const { link } = await linkFromMail({ protocol })
    const kit = openTab(link).start({ protocol })
    await reached(kit, 'confirmingLink')
    paths = []
    kit.login.confirmLink()
    const notice = { kind: 'expired', isElsewhere: true }
    expect(await reached(kit, 'enteringCode')).toMatchObject({ notice })
    expect(paths.filter((path) => path.includes('otp_verify'))).toEqual([])
  })
})
