import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../../../test/support/axe.ts'
import { codeEntry, session } from '../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../test/support/renderWithKit.tsx'
import { KeyStoreUnavailableError } from '../../errors/keys.ts'
import { LoginButton } from './LoginButton.tsx'
import { LoginModal } from './LoginModal.tsx'
import { loadLoginDialog } from './loadLoginDialog.ts'

// loading it is slow on a busy machine, and not what these tests are about
beforeAll(async () => {
  await loadLoginDialog()
})

const dialog = () => screen.findByRole('dialog', { name: 'Log in to Fieldnotes' })

test('opens the login as a dialog that is named and has the focus in its field', async () => {
  renderWithKit(<LoginButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  const modal = await dialog()
  await waitFor(() => expect(within(modal).getByRole('textbox', { name: 'Email' })).toHaveFocus())
  expect(await axeViolations(modal)).toEqual([])
})

test('prepares the login when a pointer, the focus or a finger comes near', async () => {
  const { kit } = renderWithKit(<LoginButton />)
  const button = screen.getByRole('button', { name: 'Log in' })
  fireEvent.pointerEnter(button)
  fireEvent.focus(button)
  fireEvent.touchStart(button)
  await waitFor(() => expect(kit.login.preload).toHaveBeenCalledTimes(3))
})

test('closes by Escape and by the close button, and gives the focus back', async () => {
  const { kit } = renderWithKit(<LoginButton />)
  const opener = screen.getByRole('button', { name: 'Log in' })
  await userEvent.click(opener)
  await dialog()
  await userEvent.keyboard('{Escape}')
  expect(kit.login.close).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())

  await userEvent.click(opener)
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('closes by its backdrop on the first screen only', async () => {
  const { kit, setLogin } = renderWithKit(<LoginButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await dialog()
  act(() => setLogin({ at: 'enteringCode', entry: codeEntry, notice: { kind: 'none' } }))
  const backdrop = () => document.querySelector('[data-slot="backdrop"]') ?? document.body
  await userEvent.click(backdrop())
  expect(kit.login.close).not.toHaveBeenCalled()
  act(() => setLogin({ at: 'choosing', draft: '', error: null }))
  await userEvent.click(backdrop())
  expect(kit.login.close).toHaveBeenCalledOnce()
})

test('moves the focus to the field of the next screen, in the same dialog', async () => {
  const { setLogin } = renderWithKit(<LoginButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  const modal = await dialog()
  act(() => setLogin({ at: 'enteringCode', entry: codeEntry, notice: { kind: 'none' } }))
  expect(modal).toHaveAccessibleName('Check your email')
  expect(within(modal).getByRole('textbox', { name: '6-digit code' })).toHaveFocus()
})

test('becomes the way out once somebody is logged in', async () => {
  const { kit, setSession } = renderWithKit(<LoginButton />)
  act(() => setSession({ status: 'logged-in', session }))
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(kit.logOut).toHaveBeenCalledOnce()
  expect(kit.login.open).not.toHaveBeenCalled()
})

test('gives the focus to a screen that it opens with and that is loaded later', async () => {
  const { kit, setLogin } = renderWithKit(<LoginModal />)
  act(() => {
    setLogin({ at: 'finishingProvider', provider: 'google' })
    kit.login.isOpen.setState(true)
  })
  const title = await screen.findByRole('heading', { name: 'Logging you in' })
  await waitFor(() => expect(title).toHaveFocus())
})

test('says beside the closed dialog that somebody is logged in, and takes it back after', async () => {
  const { kit, setLogin } = renderWithKit(<LoginModal />)
  const said = () => screen.queryAllByRole('status').map((region) => region.textContent)
  await act(async () => {
    await kit.login.open()
  })
  await dialog()
  const before = screen.getAllByRole('status', { hidden: true })
  act(() => {
    setLogin({ at: 'done', session, method: 'email', isNewUser: false })
    kit.login.close()
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(said()).toEqual(['Logged in'])
  // a reader hears only a region that it has met
  expect(before).toContain(screen.getByRole('status'))
  act(() => setLogin({ at: 'idle' }))
  expect(said()).toEqual([''])
})

test('is the way in again after a logout whose key could not be removed', async () => {
  const { kit, setSession } = renderWithKit(<LoginButton />)
  act(() => setSession({ status: 'logged-in', session }))
  kit.logOut.mockImplementationOnce(async () => {
    setSession({ status: 'logged-out', reason: 'logged-out' })
    throw new KeyStoreUnavailableError()
  })
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }))
  expect(kit.login.open).toHaveBeenCalledOnce()
})

test('shows one dialog for several buttons, and the modal that the app has placed before any', async () => {
  renderWithKit(
    <>
      <LoginButton />
      <LoginButton />
      <LoginModal legal={{ termsUrl: '/terms', privacyUrl: '/privacy' }} />
    </>,
  )
  const [first] = screen.getAllByRole('button', { name: 'Log in' })
  if (first) await userEvent.click(first)
  const modal = await dialog()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(within(modal).getByRole('link', { name: 'Terms' })).toBeInTheDocument()
})

test('opens without a press when the app asks for it', async () => {
  const { kit } = renderWithKit(<LoginButton />)
  await act(async () => {
    await kit.login.open()
  })
  await dialog()
})

test('adds the classes of the app to a part, and speaks its language', () => {
  renderWithKit(<LoginButton />, {
    locale: 'ar',
    classNames: { loginButton: 'mine' },
    words: { button: { logIn: 'دخول' } },
  })
  const button = screen.getByRole('button', { name: 'دخول' })
  expect(button).toHaveClass('lk-button', 'mine')
  expect(button.closest('[data-slot="root"]')).toHaveAttribute('dir', 'rtl')
})
