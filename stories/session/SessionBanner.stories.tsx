import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useUiSettings } from '../../src/react/kitContext.ts'
import { LatchkitProvider } from '../../src/react/LatchkitProvider.tsx'
import { SessionBanner } from '../../src/ui/session/SessionBanner.tsx'
import { SessionBannerView } from '../../src/ui/session/SessionBannerView.tsx'
import { storyLater, storyNow } from '../support/frame.tsx'
import { hears } from '../support/hears.ts'
import { storyKit } from '../support/storyKit.ts'

const meta = {
  title: 'Session/Session about to end',
  component: SessionBannerView,
  parameters: { frame: 'bare' },
  args: {
    phase: 'asking',
    endsAtMs: storyLater(0, 54),
    nowMs: storyNow,
    onStay: fn(),
    onLogOut: fn(),
  },
} satisfies Meta<typeof SessionBannerView>

export default meta
type Story = StoryObj<typeof meta>

export const AboutToEnd: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await hears(canvasElement, 'status', /^You will be logged out in 54 seconds/)
    await userEvent.click(canvas.getByRole('button', { name: 'Stay logged in' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}

export const LastSeconds: Story = { args: { endsAtMs: storyLater(0, 7) } }

export const Renewing: Story = { args: { phase: 'renewing' } }

export const Renewed: Story = {
  args: { phase: 'renewed' },
  async play({ canvasElement }) {
    await hears(canvasElement, 'status', 'You stay logged in.')
  },
}

export const Offline: Story = { args: { phase: 'offline' } }

export const NotRenewed: Story = { args: { phase: 'failed' } }

export const Refused: Story = { args: { phase: 'refused' } }

/** Where it stands in a page: at the foot, above everything but the modal. F6 goes to it and back. */
export const InThePage: Story = {
  parameters: { frame: 'none' },
  render: () => (
    <LatchkitProvider
      kit={{
        ...storyKit({
          status: 'logged-in',
          session: {
            organizationId: '0195ab1c-0000-7000-8000-000000000002',
            userId: '0195ab1c-0000-7000-8000-000000000003',
            publicKeyHex: `02${'5a'.repeat(32)}`,
            startedAtMs: storyLater(-15, 54),
            expiresAtMs: storyLater(0, 54),
            persistence: 'device',
          },
        }),
        nowMs: storyNow,
      }}
      {...useUiSettings()}
    >
      <SessionBanner />
    </LatchkitProvider>
  ),
  async play() {
    await waitFor(() => screen.getByRole('region', { name: 'Your session' }))
    await userEvent.keyboard('{F6}')
    await expect(screen.getByRole('button', { name: 'Stay logged in' })).toHaveFocus()
  },
}
