import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { axeViolations } from '../../../../test/support/axe.ts'
import { createFakeKit, kitConfig } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import type { KitConfig } from '../../../core/config/kitConfig.ts'
import { ContactInvalidError, OtpSendsExceededError } from '../../../errors/otp.ts'
import { Login } from '../Login.tsx'

const field = () => screen.getByRole('textbox', { name: 'Email' })
const alert = () => screen.getByRole('alert')

test('asks for an email address under the app’s name', async () => {
  renderWithKit(<Login />)
  expect(screen.getByRole('heading', { name: 'Log in to Fieldnotes' })).toBeVisible()
  expect(field()).toHaveAttribute('inputmode', 'email')
  expect(field()).toHaveAttribute('autocomplete', 'username webauthn')
  await screen.findByRole('button', { name: 'Continue' })
  expect(await axeViolations()).toEqual([])
})

test('sends the address by Enter and by the button', async () => {
  const { kit } = renderWithKit(<Login />)
  await userEvent.type(field(), 'mara@okafor.example{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(kit.login.submitContact.mock.calls).toEqual([
    ['mara@okafor.example'],
    ['mara@okafor.example'],
  ])
})

test('names what is wrong, in the field and aloud, until it is answered by typing', async () => {
  const { setLogin } = renderWithKit(<Login />)
  await userEvent.type(field(), 'mara@okafor')
  const text = 'Enter a full email address, like you@example.com.'
  act(() => setLogin({ at: 'choosing', draft: 'mara@okafor', error: new ContactInvalidError() }))
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription(text)
  expect(alert()).toHaveTextContent(text)
  expect(field()).toHaveValue('mara@okafor')
  await userEvent.type(field(), '.')
  expect(field()).toHaveAttribute('aria-invalid', 'false')
  expect(alert()).toBeEmptyDOMElement()
})

test('says an error again when it happens again', () => {
  const { setLogin } = renderWithKit(<Login />)
  act(() => setLogin({ at: 'choosing', draft: '', error: new ContactInvalidError() }))
  const once = alert().textContent
  expect(once).toBe('Enter your email.')
  act(() => setLogin({ at: 'choosing', draft: '', error: new ContactInvalidError() }))
  expect(alert().textContent).not.toBe(once)
  expect(alert()).toHaveTextContent('Enter your email.')
})

test('says how long to wait after too many codes', () => {
  const { setLogin } = renderWithKit(<Login />)
  const error = new OtpSendsExceededError({ retryAfterMs: 170_000 })
  act(() => setLogin({ at: 'choosing', draft: 'mara@okafor.example', error }))
  expect(alert()).toHaveTextContent('Try again in 3 minutes.')
})

test('keeps field and focus while the code is sent, and takes no second press', async () => {
  const { kit, setLogin } = renderWithKit(<Login />)
  await userEvent.type(field(), 'mara@okafor.example')
  const contact = 'mara@okafor.example'
  act(() => setLogin({ at: 'sendingCode', otpType: 'OTP_TYPE_EMAIL', contact }))
  expect(field()).toHaveFocus()
  expect(field()).toHaveAttribute('readonly')
  const button = await screen.findByRole('button', { name: 'Sending code' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  await userEvent.type(field(), '{Enter}')
  expect(kit.login.submitContact).not.toHaveBeenCalled()
})

test('keeps the room of the methods until the configuration has come', async () => {
  const fake = createFakeKit()
  let answer: (config: KitConfig) => void = () => undefined
  fake.kit.loadConfig.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  renderWithKit(<Login />, {}, fake)
  expect(screen.getByText('Loading login methods')).toBeInTheDocument()
  expect(field()).toBeVisible()
  answer(kitConfig)
  await waitFor(() => expect(screen.queryByText('Loading login methods')).toBeNull())
})

test('keeps no room where the app wants a field alone', () => {
  const fake = createFakeKit()
  Object.assign(fake.kit.options, { methods: ['email'] })
  fake.kit.loadConfig.mockReturnValue(new Promise(() => undefined))
  renderWithKit(<Login />, {}, fake)
  expect(field()).toBeVisible()
  expect(screen.queryByText('Loading login methods')).toBeNull()
})

test('offers no field when no method is on', async () => {
  const fake = createFakeKit()
  fake.kit.loadConfig.mockResolvedValue({ ...kitConfig, methods: [] })
  renderWithKit(<Login />, {}, fake)
  await screen.findByText(/No login method is on yet/)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('shows the legal line only with both links', () => {
  renderWithKit(<Login legal={{ termsUrl: '/terms', privacyUrl: '/privacy' }} />)
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
  expect(screen.getByText(/By continuing/)).toHaveTextContent(
    'By continuing you agree to the Terms and Privacy policy.',
  )
})

test('keeps its name when the title is hidden', async () => {
  renderWithKit(<Login title={false} />)
  expect(screen.getByRole('region', { name: 'Log in to Fieldnotes' })).toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
})
