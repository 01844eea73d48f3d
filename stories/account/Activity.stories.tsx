import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ActivityView } from '../../src/ui/account/AccountPanel/ActivityView.tsx'
import { activities } from './samples.ts'

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

export const None: Story = { args: { activities: [] } }

export const More: Story = { args: { hasMore: true }, play: untilShown }
