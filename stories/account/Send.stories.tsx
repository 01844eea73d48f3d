import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { chainFacts } from '../../src/core/wallet/knownChains.ts'
import { SendView } from '../../src/ui/account/Send/SendView.tsx'
import { storyFrame } from '../support/frame.tsx'

const base = chainFacts('eip155:8453')
const recipient = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const meta = {
  title: 'Account/Send',
  component: SendView,
  args: {
    frame: storyFrame,
    from: '0x7A3f09C24bE81d56F0a9E3b7C4d2815aE6f091C2',
    chains: [base],
    isBusy: false,
    failure: null,
    onSend: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof SendView>

export default meta
type Story = StoryObj<typeof meta>

export const Token: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByLabelText('What'), 'USDC')
    await userEvent.type(canvas.getByLabelText('To'), recipient)
    await userEvent.type(canvas.getByLabelText('Amount'), '40.5')
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    const [token] = base.tokens
    const transfer = { caip2: 'eip155:8453', to: recipient, amount: 40_500_000n, token }
    await expect(args.onSend).toHaveBeenCalledWith(transfer)
  },
}

export const SeveralNetworks: Story = {
  args: {
    frame: storyFrame,
    chains: [base, chainFacts('eip155:1'), chainFacts('eip155:11155111')],
  },
}

export const Wrong: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('To'), recipient.replace('aA', 'Aa'))
    await userEvent.type(canvas.getByLabelText('Amount'), '1,000')
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    const to = canvas.getByLabelText('To')
    await expect(to).toHaveAccessibleDescription(
      'This address has a typing mistake. Copy it again.',
    )
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const Waiting: Story = { args: { isBusy: true } }

export const Failed: Story = {
  args: { failure: { line: 'This could not be sent. Nothing left your wallet.' } },
}

export const NoAnswer: Story = {
  args: {
    failure: {
      headline: 'We got no answer',
      line: 'We cannot tell whether it was signed. Look at the activity of your account before you try again.',
    },
  },
}
