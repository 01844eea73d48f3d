import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useUiSettings } from '../../src/react/kitContext.ts'
import { LatchkitProvider } from '../../src/react/LatchkitProvider.tsx'
import { Login } from '../../src/ui/login/Login.tsx'
import { LoginButton } from '../../src/ui/login/LoginButton.tsx'
import { LoginModal } from '../../src/ui/login/LoginModal.tsx'
import { StoryLogo } from '../support/frame.tsx'
import { type LocalService, startLocalService } from '../support/localService.ts'
import { oncePerShowing } from '../support/oncePerShowing.ts'

type Loaded = { readonly local: LocalService }
type HostProps = { readonly children: ReactNode }

function App({ local, children }: Loaded & HostProps) {
  return (
    <LatchkitProvider kit={local.kit} {...useUiSettings()}>
      {children}
    </LatchkitProvider>
  )
}

const surface = { padding: 24, background: '#fff', color: '#222', maxInlineSize: 460 } as const

/** The page's own modal, as libraries of parts make one: it takes back every focus that leaves it, and closes by Escape. */
function TrappingModal({ children }: HostProps) {
  const modal = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement | null>(null)
  const [isOpen, setIsOpen] = useState(true)
  useEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      if (modal.current?.contains(target)) last.current = target
      else (last.current ?? modal.current)?.focus()
    }
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false)
    }
    document.addEventListener('focusin', keep)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('focusin', keep)
      document.removeEventListener('keydown', close)
    }
  }, [])
  if (!isOpen) return <p style={surface}>The page's modal is closed.</p>
  return (
    <div
      ref={modal}
      role="dialog"
      aria-modal="true"
      aria-label="Share"
      tabIndex={-1}
      style={surface}
    >
      {children}
    </div>
  )
}

function NativeModal({ children }: HostProps) {
  const modal = useRef<HTMLDialogElement>(null)
  useEffect(() => modal.current?.showModal(), [])
  return (
    <dialog ref={modal} aria-label="Share" style={surface}>
      {children}
    </dialog>
  )
}

const meta = {
  title: 'Hosts/Dialogs of the page',
  parameters: { frame: 'none' },
  loaders: [oncePerShowing(async (): Promise<Loaded> => ({ local: await startLocalService() }))],
} satisfies Meta

export default meta
type Story = StoryObj<Loaded>

/** Opens the login above the page's modal, goes round in it by keyboard, and closes it: the page's modal is still there. */
async function goThrough() {
  const below = await screen.findByRole('dialog', { name: 'Share' })
  const opener = await within(below).findByRole('button', { name: 'Log in' })
  await userEvent.click(opener)
  const login = await screen.findByRole('dialog', { name: 'Log in to Fieldnotes' })
  await waitFor(() => expect(login).toContainElement(focused()))
  for (let stops = 0; stops < 5; stops++) {
    await userEvent.tab()
    await waitFor(() => expect(login).toContainElement(focused()))
  }
  const field = await within(login).findByLabelText(/^Email/)
  await userEvent.type(field, 'mara@okafor.example')
  await expect(field).toHaveValue('mara@okafor.example')
  await userEvent.keyboard('{Escape}')
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Log in to Fieldnotes' })).toBeNull(),
  )
  await waitFor(() => expect(opener).toHaveFocus())
  await expect(below).toBeVisible()
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}

/** Above a modal that takes every focus back, as Radix does. */
export const AboveATrap: Story = {
  render: (_, { loaded }) => (
    <App local={loaded.local}>
      <TrappingModal>
        <p>Only members can share.</p>
        <LoginButton />
      </TrappingModal>
      <LoginModal logo={<StoryLogo />} />
    </App>
  ),
  play: goThrough,
}

/** Above a native dialog, which is in the top layer too. */
export const AboveANativeDialog: Story = {
  render: (_, { loaded }) => (
    <App local={loaded.local}>
      <NativeModal>
        <p>Only members can share.</p>
        <LoginButton />
      </NativeModal>
      <LoginModal logo={<StoryLogo />} />
    </App>
  ),
  play: goThrough,
}

/** The login as a part of the page's own modal: one dialog, one focus. */
export const InsideTheModal: Story = {
  render: (_, { loaded }) => (
    <App local={loaded.local}>
      <TrappingModal>
        <Login logo={<StoryLogo />} />
      </TrappingModal>
    </App>
  ),
  async play() {
    const modal = await screen.findByRole('dialog', { name: 'Share' })
    await userEvent.type(await within(modal).findByLabelText(/^Email/), 'mara@okafor.example')
    await userEvent.click(within(modal).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(within(modal).getByLabelText('6-digit code')).toHaveFocus())
  },
}

/** The page that holds the login is itself in a frame of a page of the same site. */
export const InAFrame: Story = {
  render: (_, { globals }) => (
    <iframe
      title="Field notes"
      src={`iframe.html?id=flows-login--inline&viewMode=story&globals=theme:${globals.theme};direction:${globals.direction}`}
      style={{ inlineSize: '100%', blockSize: 640, border: 0 }}
    />
  ),
  async play({ canvasElement }) {
    const frame = within(canvasElement).getByTitle<HTMLIFrameElement>('Field notes')
    const inside = () => within(frame.contentDocument?.body ?? document.createElement('body'))
    await waitFor(() => inside().getByRole('heading', { name: 'Logged in' }), { timeout: 20_000 })
  },
}
