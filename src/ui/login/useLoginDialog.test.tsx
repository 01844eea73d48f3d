import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { renderWithKit } from '../../../test/support/renderWithKit.tsx'
import { createDeferred } from '../../lib/deferred.ts'
import { LoginButton } from './LoginButton.tsx'
import { loadedLoginDialog, loadLoginDialog } from './loadLoginDialog.ts'

vi.mock('./loadLoginDialog.ts', { spy: true })

beforeAll(async () => {
  await import('./LoginDialog.tsx')
})

test('says that the login could not be loaded, lets nobody wait, and tries again when asked', async () => {
  vi.mocked(loadLoginDialog).mockRejectedValue(new TypeError('offline'))
  const { kit } = renderWithKit(<LoginButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  const again = await screen.findByRole('button', { name: 'Login did not load. Try again' })
  expect(screen.getByRole('status')).toHaveTextContent('Login did not load. Try again')
  expect(kit.login.close).toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()

  vi.mocked(loadLoginDialog).mockRestore()
  await userEvent.click(again)
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
})

test('is busy while the login loads, and opens nothing twice', async () => {
  const loading = createDeferred<void>()
  vi.mocked(loadLoginDialog).mockReturnValue(loading.promise)
  vi.mocked(loadedLoginDialog).mockReturnValue(null)
  const { kit } = renderWithKit(<LoginButton />)
  const button = screen.getByRole('button', { name: 'Log in' })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAttribute('data-state', 'loading')
  await userEvent.click(button)
  expect(kit.login.open).toHaveBeenCalledOnce()
  vi.mocked(loadedLoginDialog).mockReturnValue(() => <p>here</p>)
  loading.resolve()
  await screen.findByText('here')
  expect(button).not.toHaveAttribute('aria-busy')
  vi.mocked(loadLoginDialog).mockRestore()
  vi.mocked(loadedLoginDialog).mockRestore()
})

test('once loaded, it is open as soon as the button was pressed', async () => {
  await loadLoginDialog()
  renderWithKit(<LoginButton />)
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})
