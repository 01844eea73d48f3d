import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { axeViolations } from '../../test/support/axe.ts'
import { createDevtoolsStage } from '../../test/support/devtoolsStage.ts'
import { createFakeKit } from '../../test/support/fakeKit.ts'
import { printCount } from '../../test/support/printCount.ts'
import type { Latchkit } from '../core/latchkit.ts'
import { LatchkitProvider } from '../react/LatchkitProvider.tsx'
import { LatchkitDevtools } from './LatchkitDevtools.tsx'
import { recorderOf } from './withDevtools.ts'

let stage: Awaited<ReturnType<typeof createDevtoolsStage>>

beforeAll(async () => {
  stage = await createDevtoolsStage()
})
beforeEach(() => localStorage.clear())
afterAll(() => stage.stop())

const panel = () => screen.findByRole('region', { name: 'Latchkit devtools' })

async function openPanel(kit: Latchkit) {
  const person = userEvent.setup()
  const view = render(
    <StrictMode>
      <LatchkitProvider kit={kit}>
        <LatchkitDevtools />
      </LatchkitProvider>
    </StrictMode>,
  )
  await person.click(await screen.findByRole('button', { name: 'Open the Latchkit devtools' }))
  const press = async (name: string) =>
    person.click(await within(await panel()).findByRole('button', { name }))
  return { person, press, view }
}

/** Every text of a body under these names. */
function textsOf(body: string, names: readonly string[]): readonly string[] {
  const found: string[] = []
  JSON.parse(body === '' ? '{}' : body, (name, value) => {
    if (names.includes(name) && typeof value === 'string') found.push(value)
    return value
  })
  return found
}

const SECRETS = [
  ...['otpCode', 'verificationToken', 'session', 'client_signature', 'signature', 'otpId'],
  ...['encryptedOtpBundle', 'exportBundle', 'oidcToken'],
]

test.each(['spec', 'attested'] as const)(
  'shows every step and request of a login over the generation %s, and none of its secrets',
  async (protocol) => {
    const { kit, sent, contact, askForCode, reach } = stage.open({ protocol })
    const { person } = await openPanel(kit)
    await askForCode()
    const code = stage.codeFor(contact)
    const inbox = within(await screen.findByRole('region', { name: 'Inbox' }))
    await inbox.findByText(`${code.slice(0, 3)} ${code.slice(3)}`)
    kit.login.submitCode(code)
    await reach('done')
    await kit.query('whoami', {})
    await inbox.findByText(/^Used at \d\d:\d\d$/)

    const all = await panel()
    for (const path of within(all).getAllByRole('button', { expanded: false, name: /^\// })) {
      await person.click(path)
      expect(path).toHaveAttribute('aria-expanded', 'true')
    }
    const whoami = within(all).getByRole('button', { name: '/public/v1/query/whoami' })
    expect(whoami.closest('tr')).toHaveTextContent(/Session key\s*200/)
    const seen = [all.textContent]
    await person.click(within(all).getByRole('tab', { name: /^Timeline/ }))
    const steps = within(all)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    for (const step of ['sendingCode', 'enteringCode', 'checkingCode', 'done', 'logged-in'])
      expect(steps.join('\n')).toContain(step)
    seen.push(all.textContent, document.body.innerHTML)

    const recorder = recorderOf(kit)
    seen.push(JSON.stringify([recorder.requests.getState(), recorder.moments.getState()]))
    const stamps = sent.flatMap(({ headers }) => headers.get('x-stamp') ?? [])
    const secrets = new Set([
      code,
      ...stamps,
      ...stamps.flatMap((stamp) =>
        textsOf(atob(stamp.replace(/-/g, '+').replace(/_/g, '/')), SECRETS),
      ),
      ...sent.flatMap(({ body, reply }) => [...textsOf(body, SECRETS), ...textsOf(reply, SECRETS)]),
    ])
    expect(secrets.size).toBeGreaterThan(5)
    const shown = [...secrets].filter((secret) => seen.some((text) => text?.includes(secret)))
    printCount(
      `secrets of a login (${protocol}) that the devtools show`,
      shown.length,
      secrets.size,
    )
    expect(shown).toEqual([])
    // and it did look at the right place
    expect(seen.join()).toContain('•••••• (')
    expect(seen.join()).toContain(kit.session.getState().status)
  },
)

test('makes codes wrong on request, and right again', async () => {
  const { kit, contact, askForCode, reach } = stage.open()
  const { person } = await openPanel(kit)
  await askForCode()
  const simulate = screen.getByRole('combobox', { name: 'Simulate' })
  await person.selectOptions(simulate, 'Wrong code')
  kit.login.submitCode(stage.codeFor(contact))
  await waitFor(() =>
    expect(kit.login.state.getState()).toMatchObject({
      at: 'enteringCode',
      notice: { kind: 'wrong', attemptsLeft: 2 },
    }),
  )
  const refused = await screen.findByText('forced')
  expect(refused.closest('tr')).toHaveTextContent('/v1/otp_verifyConfig ID400')
  await person.selectOptions(simulate, 'Everything works')
  kit.login.submitCode(stage.codeFor(contact))
  await reach('done')
})

test('ends the session in ten seconds for the page, and renews it at the service', async () => {
  const { kit, logIn } = stage.open()
  const { press } = await openPanel(kit)
  await logIn()
  const before = kit.session.getState()
  await press('End in 10 s')
  const session = () => {
    const state = kit.session.getState()
    if (state.status !== 'logged-in') throw new Error(`is ${state.status}`)
    return state.session
  }
  expect(session().expiresAtMs - kit.nowMs()).toBeLessThanOrEqual(10_000)
  expect(screen.getByText(/^0:(10|0\d)$/)).toBeVisible()
  const { publicKeyHex } = session()
  expect(before).toMatchObject({ session: { publicKeyHex } })
  await press('Renew')
  await waitFor(() => expect(session().publicKeyHex).not.toBe(publicKeyHex))
  expect(session().expiresAtMs - kit.nowMs()).toBeGreaterThan(60_000)
  expect(screen.getByText(session().publicKeyHex.slice(0, 8), { exact: false })).toBeVisible()
})

test('says why a renewal failed', async () => {
  const { kit, logIn } = stage.open()
  const { person, press } = await openPanel(kit)
  await logIn()
  await person.selectOptions(screen.getByRole('combobox', { name: 'Simulate' }), 'Session refused')
  await press('Renew')
  await screen.findByText(/\((SESSION_\w+)\)$/)
})

test('hears a second tab log out, as from any other', async () => {
  const { kit, logIn } = stage.open()
  const { press } = await openPanel(kit)
  await logIn()
  await press('Simulate another')
  const second = await screen.findByRole('group', { name: 'Another tab' })
  await within(second).findByText('Logged in there')
  await press('Log out there')
  await within(second).findByText('Logged out there')
  await screen.findByText('Nobody is logged in: logged-out-elsewhere.')
  await press('Close it')
  expect(screen.queryByRole('group', { name: 'Another tab' })).toBeNull()
})

test('opens and closes by keys, gives the focus back, and is remembered', async () => {
  const { kit } = stage.open()
  const person = userEvent.setup()
  const app = (
    <LatchkitProvider kit={kit}>
      <button type="button">In the app</button>
      <LatchkitDevtools dock="side" />
    </LatchkitProvider>
  )
  const { unmount } = render(app)
  const button = screen.getByRole('button', { name: 'In the app' })
  button.focus()
  await person.keyboard('{Control>}{Shift>}L{/Shift}{/Control}')
  expect(await panel()).toHaveFocus()
  expect(await panel()).toHaveAttribute('data-dock', 'side')
  await person.keyboard('{Control>}{Shift>}L{/Shift}{/Control}')
  expect(screen.queryByRole('region', { name: 'Latchkit devtools' })).toBeNull()
  await waitFor(() => expect(button).toHaveFocus())
  await person.click(screen.getByRole('button', { name: 'Open the Latchkit devtools' }))
  await person.click(await screen.findByRole('button', { name: 'Dock to the bottom' }))
  unmount()
  expect(document.querySelector('.lk-devtools')).toBeNull()
  render(app)
  expect(await panel()).toHaveAttribute('data-dock', 'bottom')
  expect(await panel()).not.toHaveFocus()
  expect(await axeViolations()).toEqual([])
})

test('without withDevtools it says so, forces nothing, and still shows the steps', async () => {
  const { kit } = createFakeKit()
  await openPanel(kit)
  expect(screen.getByText(/^Requests are not seen/)).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Inbox' })).toBeNull()
  expect(screen.getByRole('tab', { name: 'Timeline 2' })).toBeVisible()
})

test('renders nothing on a server', () => {
  const { kit } = createFakeKit()
  const page = (
    <LatchkitProvider kit={kit}>
      <LatchkitDevtools />
    </LatchkitProvider>
  )
  expect(renderToString(page)).toBe('')
})
