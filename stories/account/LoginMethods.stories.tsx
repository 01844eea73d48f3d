import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { WayIn } from '../../src/core/actions/waysIn.ts'
import type { SentCode } from '../../src/core/linking/addContact.ts'
import type { WalletInfo } from '../../src/core/login/wallet/walletState.ts'
import { LoginMethodsView } from '../../src/ui/account/LoginMethods/LoginMethodsView.tsx'
import { hears } from '../support/hears.ts'

const google: WayIn = { method: 'google', id: 'g', name: null, isOn: true }
const email: WayIn = {
  method: 'email',
  id: 'mara@okafor.example',
  name: 'mara@okafor.example',
  isOn: true,
}
const phone: WayIn = { method: 'sms', id: '+447700900123', name: '+447700900123', isOn: true }
const passkey: WayIn = { method: 'passkey', id: 'p', name: 'MacBook, Chrome', isOn: true }
const address = '0x4e8109c24be81d56f0a9e3b7c4d2815ae6f00a1f'
const wallet: WayIn = { method: 'wallet', id: 'w', name: address, isOn: true }

const sent: SentCode = {
  method: 'sms',
  contact: '+447700900123',
  otpId: 'otp',
  codeLength: 6,
  alphabet: 'digits',
  proof: null,
}
const entering = { at: 'entering', sent, code: '', isBusy: false, error: null } as const
const typing = { at: 'typing', method: 'sms', current: null, isBusy: false, error: null } as const

const installed = (name: string, chain: WalletInfo['chain']): WalletInfo => ({
  id: name,
  name,
  chain,
  icon: null,
  kind: 'installed',
  isLastUsed: false,
})

const meta = {
  title: 'Account/Login methods',
  // without `component`: Storybook cannot read the types of these props, and says so in the console
  render: (props) => <LoginMethodsView {...props} />,
  args: {
    appName: 'Fieldnotes',
    titleId: 'story-title',
    showsTitle: true,
    ways: [google, email, phone, passkey, wallet],
    current: 'google',
    isFailed: false,
    addable: ['apple', 'x', 'discord', 'facebook', 'passkey', 'wallet'],
    step: { at: 'list' },
    note: null,
    onReload: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onConfirm: fn(),
    onSubmitContact: fn(),
    onCodeChange: fn(),
    onSubmitCode: fn(),
    onChooseWallet: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof LoginMethodsView>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Google' }))
    await expect(args.onRemove).toHaveBeenCalledWith(google)
    await userEvent.click(canvas.getByRole('button', { name: 'Change Email code' }))
    await expect(args.onAdd).toHaveBeenCalledWith('email')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Discord' }))
    await expect(args.onAdd).toHaveBeenCalledWith('discord')
  },
}

export const Removing: Story = {
  args: { step: { at: 'removing', way: google, isBusy: false } },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('You can still log in with Email code.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onConfirm).toHaveBeenCalledWith(google)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const BeingRemoved: Story = {
  args: { step: { at: 'removing', way: google, isBusy: true } },
}

export const Removed: Story = {
  args: { ways: [email, phone], note: { tone: 'success', text: 'Removed Google.' } },
  async play({ canvasElement }) {
    await hears(canvasElement, 'status', 'Removed Google.')
  },
}

export const LastOne: Story = {
  args: {
    ways: [email],
    addable: ['sms', 'google', 'passkey'],
    note: { tone: 'plain', text: 'Add another way to log in before you remove this one.' },
  },
}

export const Conflict: Story = {
  args: {
    ways: [email],
    note: {
      tone: 'warning',
      text: 'That Google account already belongs to another Fieldnotes account. Nothing was changed.',
    },
  },
  async play({ canvasElement }) {
    await hears(canvasElement, 'alert', /^That Google account already belongs/)
  },
}

export const TypingPhone: Story = {
  args: { ways: [google, email], step: typing },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '+447700900123')
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(args.onSubmitContact).toHaveBeenCalledOnce()
  },
}

export const ChangingEmail: Story = {
  args: { step: { ...typing, method: 'email', current: email } },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenCalledWith(email)
  },
}

export const BadPhone: Story = {
  args: { step: { ...typing, error: 'This does not look like a phone number.' } },
}

export const SendingCode: Story = { args: { step: { ...typing, isBusy: true } } }

export const EnteringCode: Story = {
  args: { ways: [google, email], step: entering },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const WrongCode: Story = {
  args: { step: { ...entering, code: '413902', error: 'Wrong code. 2 tries left.' } },
}

export const CheckingCode: Story = { args: { step: { ...entering, code: '413902', isBusy: true } } }

export const AskedByProvider: Story = {
  args: { step: { at: 'asked', method: 'google', wallet: null } },
}

export const AskedForPasskey: Story = {
  args: { step: { at: 'asked', method: 'passkey', wallet: null } },
}

export const AskedByWallet: Story = {
  args: { step: { at: 'asked', method: 'wallet', wallet: 'Foxglove' } },
}

export const ChoosingWallet: Story = {
  args: {
    step: {
      at: 'choosingWallet',
      wallets: [installed('Foxglove', 'ethereum'), installed('Harbor', 'solana')],
    },
  },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Harbor/ }))
    await expect(args.onChooseWallet).toHaveBeenCalledOnce()
  },
}

export const NoWallet: Story = { args: { step: { at: 'choosingWallet', wallets: [] } } }

export const MethodTurnedOff: Story = { args: { ways: [{ ...google, isOn: false }, email] } }

export const LongNames: Story = {
  args: {
    ways: [
      { ...email, name: `${'mara.adaeze.'.repeat(4)}okafor@fieldnotes-research.example` },
      { ...passkey, name: 'The old laptop in the herbarium, upstairs, behind the presses' },
    ],
  },
}

export const None: Story = { args: { ways: [], addable: ['email', 'sms', 'google'] } }

export const Loading: Story = { args: { ways: null, addable: [] } }

export const NotLoaded: Story = {
  args: { ways: null, isFailed: true, addable: [] },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
