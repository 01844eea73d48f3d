import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { LatchkitErrorCode } from '../../src/errors/anyError.ts'
import { ConnectWalletView } from '../../src/ui/login/ConnectWallet/ConnectWalletView.tsx'
import { walletFailure } from '../../src/ui/login/ConnectWallet/walletFailure.ts'
import { en } from '../../src/ui/words/en.ts'
import { storyFrame } from '../support/frame.tsx'
import { hears } from '../support/hears.ts'
import { foxglove, storyWallet } from '../support/wallets.ts'

const failed = (code: LatchkitErrorCode) =>
  walletFailure(code, 'Foxglove', en, {
    appName: 'Fieldnotes',
    isOnline: true,
    method: 'Wallet',
    developmentOrigin: null,
    allowedHost: null,
    allowedOriginsUrl: null,
    requestId: null,
  })

const meta = {
  title: 'Login/Wallet',
  component: ConnectWalletView,
  args: {
    frame: storyFrame,
    wallet: foxglove,
    name: 'Foxglove',
    account: null,
    failure: null,
    onRetry: fn(),
    onOtherWallet: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof ConnectWalletView>

export default meta
type Story = StoryObj<typeof meta>

export const Connecting: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Open Foxglove' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show the request again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another wallet' }))
    await expect(args.onOtherWallet).toHaveBeenCalledOnce()
  },
}

export const Signing: Story = {
  args: { account: '0x7A3f00000000000000000000000000000000b91C' },
  async play({ canvasElement }) {
    await hears(canvasElement, 'status', /^Account connected/)
    await expect(within(canvasElement).getByText('0x7A3f…b91C')).toBeVisible()
  },
}

export const SigningForSolana: Story = {
  args: { account: '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK' },
}

export const Rejected: Story = {
  args: { failure: failed('WALLET_REJECTED') },
  async play({ args, canvasElement }) {
    await hears(canvasElement, 'alert', /^You declined in Foxglove\./)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Locked: Story = { args: { failure: failed('WALLET_LOCKED') } }

export const WrongNetwork: Story = { args: { failure: failed('WALLET_WRONG_NETWORK') } }

export const Vanished: Story = { args: { failure: failed('WALLET_VANISHED') } }

export const Failed: Story = { args: { failure: failed('WALLET_FAILED') } }

/** Trying again cannot help here. */
export const SeveralAccounts: Story = {
  args: { failure: failed('CREDENTIAL_CONFLICT') },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use another method' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const SessionRefused: Story = { args: { failure: failed('SESSION_REFUSED') } }

export const LongNameWithoutPicture: Story = {
  args: {
    wallet: storyWallet(''),
    name: 'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww…',
    account: '0x7A3f00000000000000000000000000000000b91C',
  },
}
