import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OtpSendsExceededError } from '../../src/errors/otp.ts'
import { EnterCodeView } from '../../src/ui/login/EnterCode/EnterCodeView.tsx'
import { CodeScreen, codeScreenArgs } from '../support/CodeScreen.tsx'
import { storyLater } from '../support/frame.tsx'

const meta = {
  title: 'Login/Code, variants',
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

export const EightCharacters: Story = {
  args: { codeLength: 8, alphabet: 'letters-and-digits', code: '7KQ2' },
  async play({ canvasElement }) {
    const field = within(canvasElement).getByLabelText('8-character code')
    await userEvent.type(field, 'o')
    await expect(field).toHaveValue('7KQ20')
    await userEvent.type(field, '{Backspace}')
    await expect(field).toHaveValue('7KQ2')
  },
}

export const NineCharacters: Story = {
  args: { codeLength: 9, alphabet: 'letters-and-digits', code: '7KQ2M' },
}

export const TextMessage: Story = {
  args: { channel: 'sms', contact: '+44 7700 900 123', code: '48' },
}

export const LongAddress: Story = {
  args: { contact: 'margaret.okafor-fitzwilliam@correspondence.fieldnotes-society.example' },
}

export const Gmail: Story = {
  args: { contact: 'mara.okafor@gmail.com' },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'Open Gmail' })
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

export const Outlook: Story = { args: { contact: 'mara.okafor@outlook.com' } }

export const TryAnotherWay: Story = {
  args: { resends: 2, resendAtMs: storyLater(0, 0) },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try another way' }))
    await expect(args.onChangeContact).toHaveBeenCalledOnce()
  },
}

export const DevHint: Story = {
  args: { devHint: '413902' },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fill in' }))
    await expect(args.onSubmit).toHaveBeenCalledWith('413902')
  },
}

export const NewCodeRefused: Story = {
  args: {
    notice: { kind: 'failed', error: new OtpSendsExceededError({ retryAfterMs: 180_000 }) },
    resends: 4,
    resendAtMs: storyLater(0, 0),
  },
}

export const PasteOfSentence: Story = {
  async play({ args, canvasElement }) {
    const field = within(canvasElement).getByLabelText('6-digit code')
    await userEvent.click(field)
    await userEvent.paste('413 902 is your Fieldnotes code. It works for 5 minutes.')
    await expect(field).toHaveValue('413902')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('413902')
  },
}

export const SentByItself: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('6-digit code'), '413902')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('413902')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

/** Every control, in the order in which they are read. */
export const ByKeyboard: Story = {
  args: { resendAtMs: storyLater(0, 0) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const stops = [
      canvas.getByRole('button', { name: 'Back' }),
      canvas.getByRole('button', { name: 'Close' }),
      canvas.getByRole('button', { name: 'Change' }),
      canvas.getByLabelText('6-digit code'),
      canvas.getByRole('button', { name: 'Send a new code' }),
      canvas.getByRole('button', { name: 'Verify code' }),
      canvas.getByRole('link', { name: 'Open mail app' }),
    ]
    for (const stop of stops) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
    }
  },
}
