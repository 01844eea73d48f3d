import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { axeViolations } from '../../../../test/support/axe.ts'
import { createFakeKit, kitConfig } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import type { LoginState } from '../../../core/login/loginState.ts'
import {
  InAppBrowserError,
  OauthDeniedError,
  OauthFailedError,
  OauthStateMismatchError,
  PopupClosedError,
  ProviderNotVerifiedError,
} from '../../../errors/oauth.ts'
import { Login } from '../Login.tsx'

const provider = 'google'
const failed = (error: Extract<LoginState, { at: 'providerFailed' }>['error']) =>
  ({ at: 'providerFailed', provider, error }) as const

async function show(state: LoginState) {
  const view = renderWithKit(<Login />)
  act(() => view.setLogin(state))
  await screen.findByRole('button', { name: 'Back' })
  return view
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each([
  [{ at: 'openingProvider', provider, inTab: false }, 'Taking you to Google'],
  [{ at: 'waitingForProvider', provider }, 'Continue in the Google window'],
  [{ at: 'popupBlocked', provider }, 'Your browser blocked the window'],
  [{ at: 'finishingProvider', provider }, 'Logging you in'],
  [failed(new PopupClosedError()), 'The Google window was closed'],
  [failed(new OauthDeniedError()), 'Google did not share your account'],
  [failed(new OauthStateMismatchError()), 'This login did not start here'],
  [
    failed(new InAppBrowserError({ app: 'TikTok', platform: 'ios' })),
    'Open this page in your browser',
  ],
  [failed(new OauthFailedError()), 'We could not finish this'],
  [failed(new ProviderNotVerifiedError()), 'An account lists your Google login'],
  [{ at: 'accountExists', provider, contact: null }, 'You already have an account'],
] satisfies [LoginState, string][])(
  'names itself at $at, and takes the focus there',
  async (state, title) => {
    await show(state)
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus())
    expect(await axeViolations()).toEqual([])
  },
)

test('offers a new account where a link to another one was never proven', async () => {
  const { kit } = await show(failed(new ProviderNotVerifiedError()))
  await press('Create a new account')
  expect(kit.login.retry).toHaveBeenCalledOnce()
})

test('opens and shows the window within the press, with words in it', async () => {
  const { kit, setLogin } = await show({ at: 'waitingForProvider', provider })
  await press('Show the Google window')
  act(() => setLogin({ at: 'popupBlocked', provider }))
  await press('Open Google window')
  expect(kit.login.openProviderWindow.mock.calls).toEqual([
    ['Taking you to Google'],
    ['Taking you to Google'],
  ])
  await press('Continue in this tab')
  expect(kit.login.continueInTab).toHaveBeenCalledOnce()
})

test('offers no tab where the app wants a window', async () => {
  const fake = createFakeKit()
  Object.assign(fake.kit.options, { oauth: { mode: 'popup' } })
  const { setLogin, kit } = renderWithKit(<Login />, {}, fake)
  act(() => setLogin({ at: 'popupBlocked', provider }))
  await screen.findAllByText(/Open the Google window yourself\.$/)
  await press('Use another method')
  expect(kit.login.back).toHaveBeenCalledOnce()
})

test.each([
  ['Try again', failed(new PopupClosedError())],
  ['Start again', failed(new OauthStateMismatchError())],
  ['Use a different Google account', { at: 'accountExists', provider, contact: 'a@b.co' }],
] satisfies [string, LoginState][])('begins anew by %s', async (name, state) => {
  const { kit } = await show(state)
  await press(name)
  expect(kit.login.retry).toHaveBeenCalledExactlyOnceWith('Taking you to Google')
})

test('sends a code to the address of the account', async () => {
  const { kit } = await show({ at: 'accountExists', provider, contact: 'mara@okafor.example' })
  await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }))
  expect(kit.login.submitContact).toHaveBeenCalledExactlyOnceWith('mara@okafor.example')
})

test('offers no email where email is off', async () => {
  const fake = createFakeKit()
  fake.kit.loadConfig.mockResolvedValue({ ...kitConfig, methods: ['google', 'passkey'] })
  const { setLogin } = renderWithKit(<Login />, {}, fake)
  act(() => setLogin({ at: 'accountExists', provider, contact: 'mara@okafor.example' }))
  await screen.findByRole('button', { name: 'Use another method' })
  expect(screen.queryByRole('button', { name: 'Email me a code' })).toBeNull()
})

test('hands the page to the person’s own browser on Android, and its address elsewhere', async () => {
  const { setLogin } = await show(failed(new InAppBrowserError({ app: null, platform: 'android' })))
  const link = screen.getByRole('link', { name: 'Open in browser' })
  expect(link.getAttribute('href')).toMatch(/^intent:\/\/.*#Intent;scheme=https?;/)
  act(() => setLogin(failed(new InAppBrowserError({ app: 'LINE', platform: 'ios' }))))
  await screen.findAllByText(/inside the LINE app/)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Copy page link' })).toBeVisible()
})

test('says once aloud that the window is open, and every failure at once', async () => {
  const { setLogin } = await show({ at: 'waitingForProvider', provider })
  expect(screen.getByRole('status')).toHaveTextContent('Google window opened')
  act(() => setLogin(failed(new OauthDeniedError())))
  await screen.findByRole('heading', { name: 'Google did not share your account' })
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was shared.')
})
