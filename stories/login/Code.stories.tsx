import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { EnterCodeView } from '../../src/ui/login/EnterCode/EnterCodeView.tsx'
import { CodeScreen, codeScreenArgs } from '../support/CodeScreen.tsx'
import { storyLater } from '../support/frame.tsx'
import { hears } from '../support/hears.ts'

const meta = {
  title: 'Login/Code',
  component: EnterCodeView,
  render: (args) => <CodeScreen {...args} />,
  args: {
    ...codeScreenArgs,
    onCodeChange: fn(),
    onSubmit: fn(),
    onResend: fn(),
    onChangeContact: fn(),
  },
} satisfies Meta<typeof EnterCodeView>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  args: { expiresAtMs: storyLater(5, 0), resendAtMs: storyLater(0, 30) },
  async play({ canvasElement }) {
    const field = within(canvasElement).getByLabelText('6-digit code')
    field.focus()
    await expect(field).toHaveAccessibleDescription(/mara@okafor\.example/)
  },
}

export const Typing: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('6-digit code'), '4a1 3')
    await expect(canvas.getByLabelText('6-digit code')).toHaveValue('413')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Incomplete: Story = {
  args: { code: '413', isIncomplete: true },
  async play({ canvasElement }) {
    await hears(canvasElement, 'alert', 'Enter all 6 digits.')
  },
}

export const Verifying: Story = {
  args: { code: '413902', phase: 'checking' },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Verifying' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await hears(canvasElement, 'status', 'Checking the code')
  },
}

export const Accepted: Story = { args: { code: '413902', phase: 'accepted' } }

export const EndsWithTab: Story = {
  args: { code: '413902', phase: 'accepted', endsWithTab: true },
}

export const Wrong: Story = {
  args: {
    code: '413920',
    notice: { kind: 'wrong', attemptsLeft: 2 },
    resendAtMs: storyLater(0, 0),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('6-digit code')
    await hears(canvasElement, 'alert', 'Wrong code. 2 tries left.')
    await expect(field).toBeInvalid()
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(/Wrong code\. 2 tries left\./)
  },
}

export const WrongLastTry: Story = {
  args: { code: '413920', notice: { kind: 'wrong', attemptsLeft: 1 } },
}

export const Expired: Story = {
  args: { notice: { kind: 'expired' }, expiresAtMs: storyLater(0, 0) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await hears(canvasElement, 'alert', /has expired/)
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

export const LinkIsOver: Story = {
  args: { ...Expired.args, isFromLink: true, code: '413902' },
  async play({ canvasElement }) {
    await hears(canvasElement, 'alert', 'This link has expired or was already used.')
    const canvas = within(canvasElement)
    const title = canvas.getByRole('heading', { name: 'This link cannot be used' })
    await expect(title).toBeVisible()
    await expect(canvas.queryByText(/We sent/)).toBeNull()
    await expect(canvas.queryByLabelText(/code$/)).toBeNull()
  },
}

export const LinkOfAnotherBrowser: Story = {
  args: { ...LinkIsOver.args, notice: { kind: 'expired', isElsewhere: true } },
  async play({ canvasElement }) {
    await hears(canvasElement, 'alert', 'This link works only in the browser that requested it.')
  },
}

export const Locked: Story = {
  args: { notice: { kind: 'locked', retryAtMs: storyLater(2, 41) } },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await expect(args.onResend).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Use another method' }))
    await expect(args.onChangeContact).toHaveBeenCalledOnce()
  },
}

export const LockIsOver: Story = {
  args: { notice: { kind: 'locked', retryAtMs: storyLater(0, 0) } },
}

export const SendingNewCode: Story = {
  args: { phase: 'resending' },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Sending a new code' })
  },
}

export const SentAgain: Story = {
  args: {
    notice: { kind: 'resent' },
    resends: 1,
    expiresAtMs: storyLater(5, 0),
    resendAtMs: storyLater(0, 30),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByLabelText('6-digit code')).toHaveFocus())
    await hears(canvasElement, 'status', /The old one no longer works/)
  },
}

export const MayResend: Story = {
  args: { resendAtMs: storyLater(0, 0) },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send a new code' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}
