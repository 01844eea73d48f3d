import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useUiSettings } from '../../src/react/kitContext.ts'
import { LatchkitProvider } from '../../src/react/LatchkitProvider.tsx'
import { useLogin } from '../../src/react/useLogin.ts'
import { Login } from '../../src/ui/login/Login.tsx'
import { LoginButton } from '../../src/ui/login/LoginButton.tsx'
import { LoginModal } from '../../src/ui/login/LoginModal.tsx'
import { StoryLogo } from '../support/frame.tsx'
import { hears } from '../support/hears.ts'
import { type LocalService, startLocalService } from '../support/localService.ts'
import { oncePerShowing } from '../support/oncePerShowing.ts'

type AppProps = { readonly local: LocalService; readonly children: ReactNode }

function App({ local, children }: AppProps) {
  return (
    <LatchkitProvider kit={local.kit} {...useUiSettings()}>
      {children}
    </LatchkitProvider>
  )
}

type Loaded = { readonly local: LocalService }

const meta = {
  title: 'Flows/Login',
  parameters: { frame: 'none' },
  loaders: [oncePerShowing(async (): Promise<Loaded> => ({ local: await startLocalService() }))],
} satisfies Meta

export default meta
type Story = StoryObj<Loaded>

const CONTACT = 'mara@okafor.example'

/** Types the address, then the code of the newest message to it; `change` may spoil the code first. */
async function logIn(area: HTMLElement, local: LocalService) {
  const view = within(area)
  await userEvent.type(await view.findByLabelText(/^Email/), CONTACT)
  await userEvent.click(view.getByRole('button', { name: 'Continue' }))
  const field = await view.findByLabelText('6-digit code')
  const code = local.codeFor(CONTACT) ?? ''
  await expect(code).toMatch(/^\d{6}$/)

  await userEvent.type(field, wrongInsteadOf(code))
  await hears(area, 'alert', 'Wrong code. 2 tries left.')
  await userEvent.type(field, code, { initialSelectionStart: 0, initialSelectionEnd: 6 })
}

function wrongInsteadOf(code: string): string {
  return code.replace(/./, (digit) => String((Number(digit) + 1) % 10))
}

/** Log in with a wrong code, then the right one; then log out. */
export const Modal: Story = {
  render: (_, { loaded }) => (
    <App local={loaded.local}>
      <LoginModal logo={<StoryLogo />} />
      <LoginButton />
    </App>
  ),
  async play({ canvasElement, loaded }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Log in' }))
    await logIn(await screen.findByRole('dialog'), loaded.local)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await page.findByRole('button', { name: 'Log out' }))
    await page.findByRole('button', { name: 'Log in' })
  },
}

export const Inline: Story = {
  render: (_, { loaded }) => (
    <App local={loaded.local}>
      <Login logo={<StoryLogo />} />
    </App>
  ),
  async play({ canvasElement, loaded }) {
    await logIn(canvasElement, loaded.local)
    await within(canvasElement).findByRole('heading', { name: 'Logged in' })
  },
}

/** To try by hand: the code stands under the fields. */
export const ByHand: Story = {
  render: (_, { loaded }) => (
    <App local={loaded.local}>
      <LoginWithHint codeFor={loaded.local.codeFor} />
    </App>
  ),
}

function LoginWithHint({ codeFor }: Pick<LocalService, 'codeFor'>) {
  const { state } = useLogin()
  const code = 'entry' in state ? codeFor(state.entry.contact) : null
  return <Login logo={<StoryLogo />} devHint={code ?? undefined} />
}
