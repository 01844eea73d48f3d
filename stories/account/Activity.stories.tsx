import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useUiSettings } from '../../src/react/kitContext.ts'
import { LatchkitProvider } from '../../src/react/LatchkitProvider.tsx'
import { ActivityView } from '../../src/ui/account/AccountPanel/ActivityView.tsx'
import { loggedIn, storyKit } from '../support/storyKit.ts'
import { activities, approvalVote, ethereum, letterVote } from './samples.ts'

const kit = storyKit(loggedIn)

/** Knows the person's account, and nothing of any contract. */
const query = (async () => ({
  smartContractInterfaces: [],
  accounts: [{ ...ethereum, walletAccountId: ethereum.id, createdAt: { seconds: '0' } }],
})) as unknown as typeof kit.query

const meta = {
  title: 'Account/Activity',
  // without `component`: Storybook cannot read the types of these props, and says so in the console
  render: (props) => <ActivityView {...props} />,
  args: {
    activities,
    hasMore: false,
    voting: null,
    onMore: fn(),
    onApprove: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof ActivityView>

export default meta
type Story = StoryObj<typeof meta>

/** What is voted on loads, and the votes come with it. */
async function untilShown({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  await within(canvasElement).findByRole('button', { name: 'Reject' })
}

export const Several: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('1 for it, 1 against')
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await expect(args.onApprove).toHaveBeenCalledWith(activities[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await expect(args.onReject).toHaveBeenCalledWith(activities[0])
  },
}

export const Voting: Story = { args: { voting: 'a2' }, play: untilShown }

/** What would sign is said in the words of the confirmation, and warned of; where it is dangerous, no comes first. */
export const Signature: Story = {
  args: { activities: [approvalVote] },
  render: (props) => (
    <LatchkitProvider kit={{ ...kit, query }} {...useUiSettings()}>
      <ActivityView {...props} />
    </LatchkitProvider>
  ),
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await untilShown({ canvasElement })
    await expect(canvas.getByText(/Approve unlimited USDC/)).toBeVisible()
    const votes = canvas.getAllByRole('button', { name: /^(Reject|Approve)$/ })
    await expect(votes.map(({ textContent }) => textContent)).toEqual(['Reject', 'Approve'])
    // the press of a script signs nothing
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onApprove).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await expect(args.onReject).toHaveBeenCalledWith(approvalVote)
  },
}

/** The same with values within values, which fold. */
export const SignatureOfTypedData: Story = {
  ...Signature,
  args: { activities: [letterVote] },
  async play({ canvasElement }) {
    await untilShown({ canvasElement })
    await within(canvasElement).findByRole('treeitem', { name: /contents/ })
  },
}

export const None: Story = { args: { activities: [] } }

export const More: Story = { args: { hasMore: true }, play: untilShown }
