import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { SessionState } from '../../src/core/session/session.ts'
import { useUiSettings } from '../../src/react/kitContext.ts'
import { LatchkitProvider } from '../../src/react/LatchkitProvider.tsx'
import { LoginButton } from '../../src/ui/login/LoginButton.tsx'
import { LoginButtonView, type LoginButtonViewProps } from '../../src/ui/login/LoginButtonView.tsx'
import { ThemeRoot } from '../../src/ui/theme/ThemeRoot.tsx'
import { loggedIn, storyKit } from '../support/storyKit.ts'

type Scene =
  /** The button joined to a kit whose session stands still. */
  | { readonly session: SessionState; readonly view?: never }
  /** The button alone, in a state that passes too fast to be seen. */
  | { readonly view: LoginButtonViewProps; readonly session?: never }

function ButtonInScene({ session = { status: 'loading' }, view }: Scene) {
  return (
    <LatchkitProvider kit={storyKit(session)} {...useUiSettings()}>
      <div className="stage-row">
        {view ? (
          <ThemeRoot inline>
            <LoginButtonView {...view} />
          </ThemeRoot>
        ) : (
          <LoginButton />
        )}
      </div>
    </LatchkitProvider>
  )
}

const meta = {
  title: 'Login/Login button',
  component: ButtonInScene,
  parameters: { frame: 'bare' },
} satisfies Meta<typeof ButtonInScene>

export default meta
type Story = StoryObj<typeof meta>

export const LoggedOut: Story = {
  args: { session: { status: 'logged-out', reason: 'never' } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button', { name: 'Log in' })).toBeVisible()
  },
}

export const LoggedIn: Story = { args: { session: loggedIn } }

/** Its place is kept, and it is not there to be pressed, until it is known who is logged in. */
export const Loading: Story = {
  args: { session: { status: 'loading' } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const SessionExpired: Story = { args: { session: { status: 'expired' } } }

const onApproach = fn()
const onClick = fn()

/** The login is open, its code is still on the way: a second press does nothing. */
export const Opening: Story = {
  args: { view: { at: 'opening', onApproach, onClick } },
  async play({ canvasElement }) {
    onClick.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Log in' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(onClick).not.toHaveBeenCalled()
  },
}

/** The button says so, aloud too, and a press tries again. */
export const FailedToLoad: Story = {
  args: { view: { at: 'failed', onApproach, onClick } },
  async play({ canvasElement }) {
    onClick.mockClear()
    const canvas = within(canvasElement)
    const says = 'Login did not load. Try again'
    await expect(canvas.getByText(says, { selector: '[role=status]' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: says }))
    await expect(onClick).toHaveBeenCalledOnce()
  },
}

export const LoggingOut: Story = {
  args: { view: { at: 'leaving', onApproach, onClick } },
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Log out' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** The way in again, and one word for those who listen. */
export const JustLoggedOut: Story = {
  args: { view: { at: 'loggedOut', onApproach, onClick } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(canvas.getByText('Logged out', { selector: '[role=status]' })).toBeInTheDocument()
  },
}

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
