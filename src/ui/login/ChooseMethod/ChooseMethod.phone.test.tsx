import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { axeViolations } from '../../../../test/support/axe.ts'
import { createFakeKit, kitConfig } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import type { LoginMethod } from '../../../core/config/loginMethod.ts'
import { loadPhoneNumbers } from '../../../core/phone/loadPhoneNumbers.ts'
import { NetworkFailedError } from '../../../errors/network.ts'
import { ContactInvalidError } from '../../../errors/otp.ts'
import { Login } from '../Login.tsx'

vi.mock('../../../core/phone/loadPhoneNumbers.ts', { spy: true })

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en'])
  vi.mocked(loadPhoneNumbers).mockClear()
})

async function open(methods: readonly LoginMethod[] = ['email', 'sms'], draft = '') {
  const fake = createFakeKit()
  fake.kit.loadConfig.mockResolvedValue({ ...kitConfig, methods })
  if (draft) fake.setLogin({ at: 'choosing', draft, error: null })
  const view = renderWithKit(<Login />, {}, fake)
  await screen.findByLabelText(methods.includes('email') ? /phone number/i : 'Phone number')
  return view
}

const field = () => screen.getByRole('textbox')
const country = () => screen.getByRole('combobox', { name: 'Country' })
const loaded = () => waitFor(() => expect(country()).toHaveDisplayValue(/^United Kingdom \+44$/))

test('is an email field until a number is typed, and loads the numbering plans only then', async () => {
  await open()
  expect(field()).toHaveAccessibleName('Email or phone number')
  expect(field()).toHaveAttribute('autocomplete', 'username webauthn')
  await userEvent.type(field(), 'mara')
  expect(loadPhoneNumbers).not.toHaveBeenCalled()
  expect(await axeViolations()).toEqual([])
  await userEvent.clear(field())
  const same = field()
  await userEvent.type(field(), '0')
  expect(field()).toBe(same)
  expect(field()).toHaveFocus()
  expect(field()).toHaveAccessibleName('Phone number')
  expect(field()).toHaveAttribute('autocomplete', 'tel')
  expect(loadPhoneNumbers).toHaveBeenCalled()
  await loaded()
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Phone number. Country United Kingdom, plus 44.',
    ),
  )
  expect(await axeViolations()).toEqual([])
})

test('goes back to email with a letter, and keeps every character', async () => {
  await open()
  await userEvent.type(field(), '2133734253')
  await loaded()
  await userEvent.type(field(), '.x@okafor.example')
  expect(field()).toHaveValue('2133734253.x@okafor.example')
  expect(field()).toHaveAccessibleName('Email or phone number')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('sends the number as it was typed, with its region', async () => {
  const { kit } = await open()
  await userEvent.type(field(), '07700900123{Enter}')
  expect(kit.login.submitPhone).toHaveBeenCalledWith('07700900123', 'GB')
  await userEvent.clear(field())
  await userEvent.type(field(), 'mara@okafor.example{Enter}')
  expect(kit.login.submitContact).toHaveBeenCalledWith('mara@okafor.example')
})

test('shows the region that a country code names', async () => {
  const { kit } = await open()
  await userEvent.type(field(), '+4930123456')
  await waitFor(() => expect(country()).toHaveValue('DE'))
  await userEvent.keyboard('{Enter}')
  expect(kit.login.submitPhone).toHaveBeenCalledWith('+4930123456', 'DE')
})

test('groups the number the way the picked country does, and takes a country code off for it', async () => {
  const { kit } = await open(['sms'])
  await loaded()
  await userEvent.type(field(), '2133734253')
  await userEvent.selectOptions(country(), 'US')
  expect(field()).toHaveValue('(213) 373-4253')
  await userEvent.keyboard('{Enter}')
  await userEvent.clear(field())
  await userEvent.type(field(), '+447700900123')
  await userEvent.selectOptions(country(), 'IE')
  expect(field()).toHaveValue('7700900123')
  await userEvent.type(field(), '{Enter}')
  expect(kit.login.submitPhone).toHaveBeenLastCalledWith('7700900123', 'IE')
})

test('shows a number that came back in groups', async () => {
  await open(['email', 'sms'], '+447700900123')
  await waitFor(() => expect(field()).toHaveValue('+44 7700 900123'))
})

test.each([
  [['email', 'sms'], '', 'Enter your email or phone number.'],
  [['sms'], '', 'Enter your phone number.'],
  [['email', 'sms'], '0770', 'Enter a full phone number with country code.'],
  [['email', 'sms'], 'mara@', 'Enter a full email address, like you@example.com.'],
] as const)('says for %j and %j what is missing', async (methods, draft, line) => {
  const { setLogin } = await open(methods, draft)
  act(() => setLogin({ at: 'choosing', draft, error: new ContactInvalidError() }))
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription(line)
  expect(screen.getByRole('alert')).toHaveTextContent(line)
})

test('takes a number also while the numbering plans cannot be loaded', async () => {
  vi.mocked(loadPhoneNumbers).mockRejectedValue(new NetworkFailedError())
  const { kit, setLogin } = await open()
  await userEvent.type(field(), '07700900123{Enter}')
  expect(kit.login.submitPhone).toHaveBeenCalledWith('07700900123', 'GB')
  const error = new NetworkFailedError()
  act(() => setLogin({ at: 'choosing', draft: '07700900123', error }))
  expect(field()).toHaveValue('07700900123')
  expect(screen.getByRole('alert')).toHaveTextContent('We could not check this number.')
  vi.mocked(loadPhoneNumbers).mockRestore()
})

test('holds what was typed while another screen was there, and forgets it when the login closes', async () => {
  const { setLogin } = await open()
  await userEvent.type(field(), 'mara@okafor.example')
  act(() => setLogin({ at: 'choosingWallet', wallets: [], isLooking: false }))
  expect(screen.queryByLabelText('Email or phone number')).toBeNull()
  act(() => setLogin({ at: 'choosing', draft: '', error: null }))
  expect(field()).toHaveValue('mara@okafor.example')
  act(() => setLogin({ at: 'choosingWallet', wallets: [], isLooking: false }))
  act(() => setLogin({ at: 'idle' }))
  act(() => setLogin({ at: 'choosing', draft: '', error: null }))
  expect(field()).toHaveValue('')
})
