import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SessionsView } from '../../src/ui/account/AccountPanel/SessionsView.tsx'
import { storyNow } from '../support/frame.tsx'
import { accountKeys, sessions } from './samples.ts'

const meta = {
  title: 'Account/Sessions',
  component: SessionsView,
  args: {
    sessions,
    nowMs: storyNow(),
    secondsLeft: 702,
    installedName: null,
    offlineSinceMs: null,
    isStaying: false,
    ending: null,
    isEndingOthers: false,
    onStay: fn(),
    onEnd: fn(),
    onEndOthers: fn(),
  },
} satisfies Meta<typeof SessionsView>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Chrome on macOS This browserGoogle. Ends in 11:42.')
    await userEvent.click(canvas.getByRole('button', { name: 'Stay logged in' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(
      canvas.getByRole('button', { name: /^End Firefox on Android, Passkey.* in 6 days/ }),
    )
    await expect(args.onEnd).toHaveBeenCalledWith(sessions[2])
    await userEvent.click(canvas.getByRole('button', { name: 'End all other sessions' }))
    await expect(args.onEndOthers).toHaveBeenCalledOnce()
  },
}

/** Where the service says nothing of a session but its times. */
export const Unnamed: Story = {
  args: { sessions: sessions.map((one) => ({ ...one, method: null, device: null })) },
  async play({ canvasElement }) {
    const [first, second] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^This browser\s*Ends in 11:42/)
    await expect(second).toHaveTextContent(/^Another browser Started .*, ends in/)
  },
}

export const InstalledApp: Story = {
  args: { installedName: 'Fieldnotes', secondsLeft: 500_000 },
  async play({ canvasElement }) {
    const [first] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent('Fieldnotes on macOS This browserGoogle. Ends in 6 days.')
  },
}

/** What can act and is no session: API keys, whoever registered them, and wallets. */
export const Keys: Story = {
  args: { sessions: [...sessions.slice(0, 2), ...accountKeys] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(5)
    await expect(rows[2]).toHaveTextContent(
      /^Fieldnotes serverAPI key that does not expire\. Added .*\. Last used 2 minutes ago\.Remove$/,
    )
    await expect(canvas.queryByText(/only logged in here/)).toBeNull()
  },
}

export const RemovingKey: Story = {
  args: { sessions: [...sessions.slice(0, 2), ...accountKeys] },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Fieldnotes server/ }))
    await expect(canvas.getByText('Remove Fieldnotes server?')).toBeVisible()
    await expect(args.onEnd).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onEnd).toHaveBeenCalledWith(accountKeys[0])
  },
}

export const EndingOthersWithKeys: Story = {
  args: { sessions: [...sessions.slice(0, 2), ...accountKeys] },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'End all other sessions' }))
    await expect(canvas.getAllByText(/including keys that a server made/)[0]).toBeVisible()
    await expect(args.onEndOthers).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'End sessions and remove keys' }))
    await expect(args.onEndOthers).toHaveBeenCalledOnce()
  },
}

export const Ending: Story = { args: { ending: 's2' } }

export const EndingOthers: Story = { args: { isEndingOthers: true } }

export const Staying: Story = { args: { isStaying: true } }

export const OnlyThis: Story = { args: { sessions: sessions.filter((one) => one.isCurrent) } }

/** What cannot be done now is not offered. */
export const Offline: Story = {
  args: { offlineSinceMs: storyNow() },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/^You are offline. This list is from \d/)[0]).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
