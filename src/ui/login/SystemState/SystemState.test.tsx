import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { axeViolations } from '../../../../test/support/axe.ts'
import { createFakeKit } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import type { LoginState } from '../../../core/login/loginState.ts'
import type { AnyLatchkitError } from '../../../errors/anyError.ts'
import { ConfigNotFoundError, OriginNotAllowedError } from '../../../errors/config.ts'
import { NetworkFailedError } from '../../../errors/network.ts'
import { SessionRefusedError } from '../../../errors/session.ts'
import { Login } from '../Login.tsx'

function blocked(error: AnyLatchkitError, retryAtMs: number | null = null): LoginState {
  const resume = { at: 'choosing', draft: '', error: null } as const
  return { at: 'blocked', error, retryAtMs, retries: 0, resume }
}

function open(error: AnyLatchkitError, retryAtMs: number | null = null) {
  const fake = createFakeKit()
  renderWithKit(<Login />, {}, fake)
  act(() => fake.setLogin(blocked(error, retryAtMs)))
  return fake
}

const heading = () => screen.getByRole('heading')

test('counts down while the service does not answer, and tries at once when asked', async () => {
  const { kit } = open(new NetworkFailedError(), 8000)
  expect(heading()).toHaveTextContent('Login is not responding')
  expect(heading()).toHaveFocus()
  expect(screen.getByText('Trying again in 0:08')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Your account is safe.')
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }))
  expect(kit.login.retry).toHaveBeenCalledOnce()
  expect(await axeViolations()).toEqual([])
})

test('says offline when the browser is', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open(new NetworkFailedError())
  expect(heading()).toHaveTextContent('You are offline')
})

test('shows developers the refused origin, ready to copy', async () => {
  open(new OriginNotAllowedError())
  expect(heading()).toHaveTextContent('This origin is not on the allowed list')
  expect(screen.getByText(location.origin)).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Copy origin' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(location.origin)
})

test('tells a missing configuration', () => {
  open(new ConfigNotFoundError())
  expect(heading()).toHaveTextContent('Login is not set up yet')
})

test('has no button to close what cannot be closed', () => {
  open(new SessionRefusedError())
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})
