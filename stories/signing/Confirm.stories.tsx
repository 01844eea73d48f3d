import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConfirmView } from '../../src/ui/signing/ConfirmView.tsx'
import { storyFrame, storyNow } from '../support/frame.tsx'
import { permissionList } from './permit2Sample.ts'
import * as samples from './samples.ts'
import {
  solanaNotSimulated,
  solanaTokens,
  solanaUnknownHolder,
  solanaWouldFail,
} from './solanaSamples.ts'
import { spending } from './spendingSample.ts'

const meta = {
  title: 'Signing/Confirm',
  // without `component`: Storybook cannot read the types of these props, and says so in the console
  render: (props) => <ConfirmView {...props} />,
  args: {
    frame: storyFrame,
    appName: 'Fieldnotes',
    view: samples.message,
    place: { position: 1, count: 1 },
    isSigning: false,
    nowMs: storyNow,
    onApprove: fn(),
    onDecline: fn(),
  },
  // the words of signatures come with them
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Decline' })
  },
} satisfies Meta<typeof ConfirmView>

export default meta
type Story = StoryObj<typeof meta>

export const Message: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
}

export const Permission: Story = {
  args: { view: samples.permit },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const tree = await canvas.findByRole('tree', { name: 'Permit' })
    tree.focus()
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}')
    await expect(canvas.queryByText('verifyingContract')).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('verifyingContract')).toBeVisible()
  },
}

export const PermissionRaw: Story = {
  args: { view: samples.permit },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Raw' }))
    await canvas.findByRole('button', { name: 'Copy' })
  },
}

export const UnlimitedPermission: Story = { args: { view: samples.unlimited } }

export const PermissionOverTwoTokens: Story = {
  args: { view: permissionList },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const tree = await canvas.findByRole('tree')
    await expect(canvas.getByRole('heading', { name: /40 USDC/ })).toBeVisible()
    await userEvent.click(within(tree).getByText('1'))
    await expect(within(tree).getByText('40 USDC')).toBeVisible()
  },
}

export const UnknownTypedData: Story = {
  args: { view: samples.order },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('tree')
  },
}

export const DecodedCall: Story = {
  args: { view: samples.purchase },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('maxPrice').closest('dl')).toHaveTextContent('40 USDC40000000')
    await expect(canvas.queryByRole('tree')).toBeNull()
  },
}

export const EveryKindOfValue: Story = {
  args: { view: spending },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const [, , spender] = canvas.getAllByRole('button', { name: /show all of it$/ })
    spender?.focus()
    await expect(spender).toHaveFocus()
    await expect(canvas.getByText(/^known contract$/)).toBeVisible()
  },
}

export const Transfer: Story = { args: { view: samples.transfer } }

export const SolanaTokens: Story = {
  args: { view: solanaTokens },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    // the fee is known to the last unit, so that its row has no bound; the row of the total is one
    await expect(canvas.getByText('0.000005 SOL')).toHaveTextContent(/^0\.000005 SOL$/)
  },
}

export const SolanaUnknownHolder: Story = { args: { view: solanaUnknownHolder } }

export const Sponsored: Story = { args: { view: samples.sponsored } }

export const NoInterface: Story = { args: { view: samples.unreadable } }

export const Delegation: Story = { args: { view: samples.delegation } }

export const Blind: Story = { args: { view: samples.blind } }

export const LogInElsewhere: Story = { args: { view: samples.signIn } }

export const Hostile: Story = { args: { view: samples.hostile } }

export const OneOfTwo: Story = {
  args: { view: samples.permit, place: { position: 1, count: 2 } },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('tree')
  },
}

export const OneOfThree: Story = {
  args: { place: { position: 1, count: 3 }, onDeclineAll: fn() },
  async play({ args, canvasElement }) {
    const all = await within(canvasElement).findByRole('button', { name: 'Decline all' })
    await userEvent.click(all)
    await expect(args.onDeclineAll).toHaveBeenCalledOnce()
    await expect(args.onDecline).not.toHaveBeenCalled()
  },
}

export const LastOfThree: Story = {
  args: { place: { position: 3, count: 3 }, onDeclineAll: fn() },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: 'Decline' })
    await expect(canvas.queryByRole('button', { name: 'Decline all' })).toBeNull()
  },
}

export const SolanaWouldFail: Story = {
  args: { view: solanaWouldFail },
  async play({ canvasElement }) {
    const note = await within(canvasElement).findByText(/It stopped in the simulation: “/)
    await expect(note).toHaveTextContent(/insufficient lamports 1200000, need 2039280”/)
  },
}

export const SolanaNotSimulated: Story = {
  args: { view: solanaNotSimulated },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('This transaction could not be simulated.')
  },
}

export const Signing: Story = { args: { isSigning: true } }
