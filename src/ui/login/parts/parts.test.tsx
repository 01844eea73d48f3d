import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { axeViolations } from '../../../../test/support/axe.ts'
import { codeEntry, createFakeKit, kitConfig } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import { NetworkFailedError } from '../../../errors/network.ts'
import { OtpCodeInvalidError } from '../../../errors/otp.ts'
import { Login } from '../Login.tsx'

const legal = { termsUrl: '/terms', privacyUrl: '/privacy' }
const methods = ['email', 'google', 'apple', 'x', 'passkey', 'wallet'] as const

/** Every part, each within a box of its own, in another order than the ready login has. */
async function show(fake = createFakeKit()) {
  fake.kit.loadConfig.mockResolvedValue({ ...kitConfig, methods })
  const view = renderWithKit(
    <Login.Root legal={legal}>
      <input aria-label="Invitation" defaultValue="" />
      <div data-testid="legal">
        <Login.Legal />
      </div>
      <div data-testid="passkey">
        <Login.Passkey />
      </div>
      <div data-testid="methods">
        <Login.Methods without={['passkey', 'apple']} />
      </div>
      <Login.Title />
      <div data-testid="identifier">
        <Login.Identifier />
      </div>
      <div data-testid="error">
        <Login.Error />
      </div>
      <div data-testid="expiry">
        <Login.Expiry />
      </div>
      <div data-testid="code">
        <Login.CodeField />
      </div>
      <div data-testid="resend">
        <Login.Resend />
      </div>
      <div data-testid="actions">
        <Login.Actions />
      </div>
      <div data-testid="screen">
        <Login.Screen />
      </div>
    </Login.Root>,
    {},
    fake,
  )
  await screen.findByRole('button', { name: 'Use a passkey' })
  return { ...fake, ...view }
}

const box = (name: string) => within(screen.getByTestId(name))
const filled = () =>
  ['legal', 'passkey', 'methods', 'identifier', 'error', 'expiry', 'code', 'resend', 'actions']
    .concat('screen')
    .filter((name) => screen.getByTestId(name).childElementCount > 0)

test('begins the login, and shows the parts of the first screen where the app has put them', async () => {
  const { kit } = await show()
  expect(kit.login.start).toHaveBeenCalled()
  expect(filled()).toEqual(['legal', 'passkey', 'methods', 'identifier'])
  const inMethods = box('methods').getAllByRole('button')
  expect(inMethods.map((button) => button.getAttribute('data-method'))).toEqual([
    'google',
    'x',
    'wallet',
  ])
  await userEvent.type(box('identifier').getByLabelText('Email'), 'mara@okafor.example{Enter}')
  expect(kit.login.submitContact).toHaveBeenCalledWith('mara@okafor.example')
  await userEvent.click(box('passkey').getByRole('button'))
  expect(kit.login.chooseMethod).toHaveBeenCalledWith('passkey')
  expect(box('legal').getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
  expect(await axeViolations()).toEqual([])
})

test('goes on to the code, keeps what stands between the parts, and moves the focus', async () => {
  const { kit, setLogin } = await show()
  fireEvent.change(screen.getByLabelText('Invitation'), { target: { value: 'spring' } })
  await act(async () =>
    setLogin({ at: 'enteringCode', entry: codeEntry, notice: { kind: 'none' } }),
  )
  expect(filled()).toEqual(['expiry', 'code', 'resend', 'actions'])
  expect(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect(screen.getByLabelText('Invitation')).toHaveValue('spring')
  const field = box('code').getByLabelText('6-digit code')
  expect(field).toHaveFocus()
  await userEvent.type(field, '413')
  await userEvent.click(box('actions').getByRole('button', { name: 'Verify code' }))
  expect(kit.login.submitCode).not.toHaveBeenCalled()
  expect(box('error').getByText('Enter all 6 digits.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Enter all 6 digits.')
  await userEvent.type(field, '902')
  expect(kit.login.submitCode).toHaveBeenCalledWith('413902')
  expect(await axeViolations()).toEqual([])
})

test('names what is wrong with the code, and the field is described by it', async () => {
  const { setLogin } = await show()
  await act(async () =>
    setLogin({ at: 'enteringCode', entry: codeEntry, notice: { kind: 'none' } }),
  )
  await act(async () =>
    setLogin({
      at: 'enteringCode',
      entry: codeEntry,
      notice: { kind: 'wrong', attemptsLeft: 1 },
    }),
  )
  expect(filled()).toEqual(['error', 'code', 'resend', 'actions'])
  const field = box('code').getByLabelText('6-digit code')
  expect(field).toHaveAccessibleDescription(/mara@okafor.example.*Wrong code. 1 try left./)
  expect(field).toBeInvalid()
  // a new code begins without it
  const next = { ...codeEntry, otpId: 'otp-2' }
  await act(async () => setLogin({ at: 'enteringCode', entry: next, notice: { kind: 'resent' } }))
  expect(filled()).toContain('expiry')
  expect(box('expiry').getByText(/New code sent/)).toBeVisible()
})

test('a press on Verify too early is about that code alone', async () => {
  const { setLogin } = await show()
  await act(async () =>
    setLogin({ at: 'enteringCode', entry: codeEntry, notice: { kind: 'none' } }),
  )
  await userEvent.click(box('actions').getByRole('button', { name: 'Verify code' }))
  expect(box('error').getByText('Enter all 6 digits.')).toBeVisible()
  await act(async () =>
    setLogin({
      at: 'enteringCode',
      entry: { ...codeEntry, otpId: 'otp-2' },
      notice: { kind: 'resent' },
    }),
  )
  expect(box('expiry').getByText(/New code sent/)).toBeVisible()
})

test('what has no part of its own is shown by the ready screen, with the focus', async () => {
  const { setLogin } = await show()
  await act(async () =>
    setLogin({
      at: 'blocked',
      error: new NetworkFailedError(),
      retryAtMs: 8000,
      retries: 0,
      resume: { at: 'choosing', draft: '', error: null },
    }),
  )
  expect(filled()).toEqual(['screen'])
  expect(await screen.findByRole('heading', { name: 'Login is not responding' })).toHaveFocus()
})

test('an error of an address stands below its field, and nowhere twice', async () => {
  const { setLogin } = await show()
  const error = new OtpCodeInvalidError()
  await act(async () => setLogin({ at: 'choosing', draft: '', error }))
  expect(filled()).not.toContain('error')
  expect(box('identifier').getByLabelText('Email')).toHaveAccessibleDescription(/Wrong code/)
})

test('ends the login with itself', async () => {
  const { kit } = await show()
  kit.login.close.mockClear()
  cleanup()
  expect(kit.login.close).toHaveBeenCalled()
})

test('a part outside of the root says where it belongs', () => {
  // before version 19, React tells of it there as well
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined)
  expect(() => renderWithKit(<Login.CodeField />)).toThrow(
    expect.objectContaining({
      code: 'OPTION_INVALID',
      details: 'a part of the login stands outside of Login.Root',
    }),
  )
  errors.mockClear()
})
