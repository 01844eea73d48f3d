import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { axeViolations } from '../../../../test/support/axe.ts'
import { createFakeKit, kitConfig } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import type { LoginMethod } from '../../../core/config/loginMethod.ts'
import { saveLastMethod } from '../../../core/login/lastMethod.ts'
import type { UiSettings } from '../../../react/uiSettings.ts'
import { Login } from '../Login.tsx'

afterEach(() => localStorage.clear())

async function open(methods: readonly LoginMethod[], settings: UiSettings = {}) {
  const fake = createFakeKit()
  fake.kit.loadConfig.mockResolvedValue({ ...kitConfig, methods })
  const view = renderWithKit(<Login />, settings, fake)
  await waitFor(() => expect(screen.queryByText('Loading login methods')).toBeNull())
  return view
}

const names = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

test('offers every method, in the order of the design', async () => {
  await open(['google', 'apple', 'x', 'discord', 'facebook', 'email', 'passkey', 'wallet'])
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(names()).toEqual([
    'Continue',
    'Continue with Google',
    'Continue with Apple',
    'Continue with X',
    'Continue with Discord',
    'Continue with Facebook',
    'Use a passkey',
    'Connect a wallet',
  ])
  expect(await axeViolations()).toEqual([])
})

test('chooses a method within the click', async () => {
  const { kit } = await open(['email', 'google', 'passkey'])
  const google = await screen.findByRole('button', { name: 'Continue with Google' })
  google.click()
  // nothing was awaited since
  expect(kit.login.chooseMethod).toHaveBeenCalledWith('google', 'Taking you to Google')
  await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }))
  expect(kit.login.chooseMethod).toHaveBeenLastCalledWith('passkey')
})

test('puts the last used method first, and says so', async () => {
  saveLastMethod('config-1', 'apple')
  await open(['email', 'google', 'apple', 'x', 'discord'])
  await screen.findByRole('button', { name: /^Continue with Apple ?, Last used$/ })
  expect(names()[1]).toBe('Continue with Apple, Last used')
  expect(screen.getByText('Last used')).toBeVisible()
})

test('marks the field when the last login began there', async () => {
  saveLastMethod('config-1', 'email')
  await open(['email', 'google'])
  expect(await screen.findByText('Last used')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeInTheDocument()
})

test('has no field where nothing begins with an address', async () => {
  await open(['passkey'])
  await screen.findByRole('button', { name: 'Use a passkey' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})

test('lets the other methods wait while a code is sent', async () => {
  const { kit, setLogin } = await open(['email', 'google', 'apple', 'x', 'wallet'])
  await screen.findByRole('button', { name: 'Continue with X' })
  const contact = 'mara@okafor.example'
  await waitFor(() => setLogin({ at: 'sendingCode', otpType: 'OTP_TYPE_EMAIL', contact }))
  for (const name of ['Continue with X', 'Connect a wallet']) {
    const button = await screen.findByRole('button', { name })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(button)
  }
  expect(kit.login.chooseMethod).not.toHaveBeenCalled()
})

test.each([
  ['ltr', '{ArrowRight}', 'Apple'],
  ['rtl', '{ArrowLeft}', 'Apple'],
  ['ltr', '{ArrowLeft}', 'Google'],
  ['ltr', '{ArrowDown}{ArrowDown}', 'X'],
  ['ltr', '{End}', 'X'],
  ['ltr', '{End}{Home}', 'Google'],
  ['ltr', '{Tab}', 'Apple'],
] as const)('moves among the tiles (%s) with %s to %s', async (direction, keys, name) => {
  await open(['google', 'apple', 'x'], { direction })
  const first = await screen.findByRole('button', { name: 'Continue with Google' })
  const tiles = first.parentElement
  if (tiles) tiles.style.direction = direction
  first.focus()
  await userEvent.keyboard(keys)
  expect(screen.getByRole('button', { name: `Continue with ${name}` })).toHaveFocus()
})
