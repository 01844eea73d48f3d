import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { axeViolations } from '../../../../test/support/axe.ts'
import { codeEntry, createFakeKit, type FakeKit } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import type { CodeEntry } from '../../../core/login/loginState.ts'
import { Login } from '../Login.tsx'
import { readSmsCode } from './readSmsCode.ts'

vi.mock('./readSmsCode.ts', { spy: true })

const entry: CodeEntry = { ...codeEntry, otpType: 'OTP_TYPE_SMS', contact: '+447700900123' }
const notice = { kind: 'none' } as const
let fake: FakeKit

beforeEach(() => {
  vi.mocked(readSmsCode).mockReset().mockResolvedValue(null)
  fake = createFakeKit()
})

function open(state: Partial<CodeEntry> = {}) {
  renderWithKit(<Login />, {}, fake)
  act(() => fake.setLogin({ at: 'enteringCode', entry: { ...entry, ...state }, notice }))
}

/** The signals that nobody has ended. */
const waiting = () => vi.mocked(readSmsCode).mock.calls.filter(([signal]) => !signal.aborted).length

test('sends people to their messages, and shows the number in groups', async () => {
  open()
  expect(screen.getByRole('heading', { name: 'Check your messages' })).toBeVisible()
  expect(await screen.findByText('+44 7700 900123')).toBeVisible()
  const field = screen.getByRole('textbox', { name: '6-digit code' })
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(screen.queryByText('Open mail app')).toBeNull()
  expect(screen.getByRole('button', { name: 'Use another method' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('takes the code of the message, and sends it by itself', async () => {
  vi.mocked(readSmsCode).mockResolvedValue('481902')
  open()
  await waitFor(() => expect(fake.kit.login.submitCode).toHaveBeenCalledWith('481902'))
  expect(screen.getByRole('textbox', { name: '6-digit code' })).toHaveValue('481902')
})

test('waits once for each code, and no longer than the screen', () => {
  open()
  expect(waiting()).toBe(1)
  act(() => fake.setLogin({ at: 'checkingCode', entry, code: '111111' }))
  expect(waiting()).toBe(1)
  act(() => fake.setLogin({ at: 'enteringCode', entry: { ...entry, otpId: 'otp-2' }, notice }))
  expect(waiting()).toBe(1)
  act(() => fake.setLogin({ at: 'choosing', draft: '', error: null }))
  expect(waiting()).toBe(0)
})

test('does not wait for messages when the code comes by email', () => {
  open({ otpType: 'OTP_TYPE_EMAIL', contact: 'mara@okafor.example' })
  expect(readSmsCode).not.toHaveBeenCalled()
})
