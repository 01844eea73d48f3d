import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { SessionState } from '../../src/core/session/session.ts'
import { useUiSettings } from '../../src/react/kitContext.ts'
import { LatchkitProvider } from '../../src/react/LatchkitProvider.tsx'
import { LoginButton } from '../../src/ui/login/LoginButton.tsx'
import { storyLater } from '../support/frame.tsx'
import { storyKit } from '../support/storyKit.ts'

function ButtonWithSession({ session }: { readonly session: SessionState }) {
  return (
    <LatchkitProvider kit={storyKit(session)} {...useUiSettings()}>
      <div className="stage-row">
        <LoginButton />
      </div>
    </LatchkitProvider>
  )
}

const meta = {
  title: 'Login/Login button',
  component: ButtonWithSession,
  parameters: { frame: 'bare' },
} satisfies Meta<typeof ButtonWithSession>

export default meta
type Story = StoryObj<typeof meta>

export const LoggedOut: Story = {
  args: { session: { status: 'logged-out', reason: 'never' } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button', { name: 'Log in' })).toBeVisible()
  },
}

export const LoggedIn: Story = {
  args: {
    session: {
      status: 'logged-in',
      session: {
        organizationId: '0195ab1c-0000-7000-8000-000000000002',
        userId: '0195ab1c-0000-7000-8000-000000000003',
        publicKeyHex: `02${'5a'.repeat(32)}`,
        expiresAtMs: storyLater(15, 0),
        persistence: 'device',
      },
    },
  },
}

/** Its place is kept, and it is not there to be pressed, until it is known who is logged in. */
export const Loading: Story = {
  args: { session: { status: 'loading' } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const SessionExpired: Story = { args: { session: { status: 'expired' } } }

/** The modal is loaded by the press; Escape gives the focus back. */
export const OpenAndClose: Story = {
  args: { session: { status: 'logged-out', reason: 'never' } },
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Log in' })
    await userEvent.click(button)
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Log in to Fieldnotes')
    await userEvent.keyboard('{Escape}')
    await waitFor(async () =>
      expect(await within(canvasElement).findByRole('button')).toHaveFocus(),
    )
  },
}
