import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { axeViolations } from '../../../../test/support/axe.ts'
import {
  codeEntry,
  createFakeKit,
  type FakeKit,
  session,
} from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import type { CodeEntry, CodeNotice } from '../../../core/login/loginState.ts'
import { Login } from '../Login.tsx'

let fake: FakeKit
let now = 0

beforeEach(() => {
  now = 0
  fake = createFakeKit(() => now)
})

function enter(notice: CodeNotice = { kind: 'none' }, entry: Partial<CodeEntry> = {}) {
  act(() => fake.setLogin({ at: 'enteringCode', entry: { ...codeEntry, ...entry }, notice }))
}

function open(notice?: CodeNotice, entry?: Partial<CodeEntry>) {
  renderWithKit(<Login />, {}, fake)
  enter(notice, entry)
}

const field = () => screen.getByRole('textbox', { name: '6-digit code' })
const button = (name: string) => screen.getByRole('button', { name })
const line = () => document.querySelector('[data-slot="codeMeta"]')

test('says where the code went, and moves the focus to the field', async () => {
  open()
  expect(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect(field()).toHaveFocus()
  expect(field()).toHaveAccessibleDescription(/6-digit code to mara@okafor\.example/)
  expect(line()).toHaveTextContent('Expires in 5:00New code in 0:30')
  expect(await axeViolations()).toEqual([])
})

test('sends the code by itself after the last character', async () => {
  open()
  await userEvent.type(field(), '413902')
  expect(fake.kit.login.submitCode.mock.calls).toEqual([['413902']])
})

test('asks for the missing characters when Verify is pressed too early', async () => {
  open()
  await userEvent.type(field(), '413')
  await userEvent.click(button('Verify code'))
  expect(line()).toHaveTextContent('Enter all 6 digits.')
  expect(screen.getByRole('alert')).toHaveTextContent('Enter all 6 digits.')
  expect(fake.kit.login.submitCode).not.toHaveBeenCalled()
  await userEvent.type(field(), '9')
  expect(line()).toHaveTextContent('Expires in')
})

test('selects a wrong code, so that typing replaces it, and says how many tries are left', async () => {
  open()
  await userEvent.type(field(), '413920')
  act(() => fake.setLogin({ at: 'checkingCode', entry: codeEntry, code: '413920' }))
  expect(line()).toHaveTextContent('Checking the code')
  expect(field()).toHaveAttribute('readonly')
  enter({ kind: 'wrong', attemptsLeft: 2 })
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription(/Wrong code\. 2 tries left\./)
  expect(screen.getByRole('alert')).toHaveTextContent('Wrong code. 2 tries left.')
  expect(field()).toHaveFocus()
  await userEvent.keyboard('4')
  expect(field()).toHaveValue('4')
  expect(field()).toBeValid()
})

test('offers a new code when this one has expired', async () => {
  open({ kind: 'expired' })
  expect(line()).toHaveTextContent('This code has expired. Codes last 5 minutes.')
  expect(field()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('Send a new code'))
  expect(fake.kit.login.resend).toHaveBeenCalledOnce()
})

test('counts down to the next try when it is locked, then allows it', async () => {
  vi.useFakeTimers()
  open({ kind: 'locked', retryAtMs: 161_000 })
  expect(line()).toHaveTextContent('Too many tries. Wait 2:41 for a new code.')
  expect(button('Send a new code')).toHaveTextContent('Send a new code in 2:41')
  expect(button('Send a new code')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Use another method')).toHaveAttribute('data-variant', 'primary')
  now = 161_000
  await act(() => vi.advanceTimersByTimeAsync(161_000))
  expect(button('Send a new code')).not.toHaveAttribute('aria-disabled')
})

test('says once that it is locked, however often it is drawn', () => {
  open({ kind: 'locked', retryAtMs: 161_000 })
  now = 60_000
  enter({ kind: 'locked', retryAtMs: 161_000 })
  expect(line()).toHaveTextContent('Wait 1:41')
  expect(screen.getByRole('alert')).toHaveTextContent('Wait 2:41')
})

test('counts down to a new code, tells the time at 30 and 10 seconds, then offers it', async () => {
  vi.useFakeTimers()
  open({ kind: 'none' }, { expiresAtMs: 31_000 })
  const pass = async (ms: number) => {
    now += ms
    await act(() => vi.advanceTimersByTimeAsync(ms))
  }
  await pass(1000)
  expect(line()).toHaveTextContent('Expires in 0:30New code in 0:29')
  expect(screen.getByRole('status')).toHaveTextContent('30 seconds left')
  await pass(20_000)
  expect(screen.getByRole('status')).toHaveTextContent('10 seconds left')
  await pass(9000)
  expect(button('Send a new code')).toBeVisible()
})

test('starts a new code empty and focused, and says that the old one is dead', async () => {
  open()
  await userEvent.type(field(), '413')
  act(() => fake.setLogin({ at: 'resendingCode', entry: codeEntry }))
  enter({ kind: 'resent' }, { otpId: 'otp-2', resends: 1 })
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('New code sent.')
})

test('offers the mail service of the address, and another way after the second new code', () => {
  open({ kind: 'none' }, { contact: 'mara@gmail.com' })
  const link = screen.getByRole('link', { name: 'Open Gmail' })
  expect(link).toHaveAttribute('href', 'https://mail.google.com/mail/u/0/')
  enter({ kind: 'none' }, { resends: 2 })
  expect(button('Try another way')).toBeVisible()
})

test('goes back by Change and by Back', async () => {
  open()
  await userEvent.click(button('Change'))
  await userEvent.click(button('Back'))
  expect(fake.kit.login.changeContact).toHaveBeenCalledTimes(2)
})

test('shows the accepted code, and for how long the login lasts without storage', async () => {
  open()
  const accepted = { at: 'accepted', entry: codeEntry, code: '413902', isNewUser: false } as const
  act(() => fake.setLogin({ ...accepted, session }))
  expect(line()).toHaveTextContent('Code accepted')
  expect(button('Logged in')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Code accepted')
  expect(await axeViolations()).toEqual([])
  act(() => fake.setLogin({ ...accepted, session: { ...session, persistence: 'tab' } }))
  expect(line()).toHaveTextContent('until this tab is closed')
})

test('fills in the code of the local service', async () => {
  renderWithKit(<Login devHint="413902" />, {}, fake)
  enter()
  expect(screen.getByText('Local service: the code is 413 902.')).toBeVisible()
  await userEvent.click(button('Fill in'))
  expect(fake.kit.login.submitCode.mock.calls).toEqual([['413902']])
})

test('takes letters and says characters when the code has both', async () => {
  open({ kind: 'none' }, { codeLength: 8, alphabet: 'letters-and-digits' })
  const code = screen.getByRole('textbox', { name: '8-character code' })
  expect(code).toHaveAccessibleDescription(/We sent an 8-character code/)
  await userEvent.type(code, '7kq2a9xw')
  expect(fake.kit.login.submitCode.mock.calls).toEqual([['7KQ2A9XW']])
})
