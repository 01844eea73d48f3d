import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Loaded, type LoadedProps } from '../../src/ui/account/AccountPanel/Loaded.tsx'

const meta = {
  title: 'Account/Loading',
  // without `component`: Storybook cannot read the types of these props, and says so in the console
  render: (props) => (
    <>
      <h2 className="lk-hidden">Your account</h2>
      <Loaded {...props} />
    </>
  ),
  args: {
    query: { data: undefined, isError: false, isPaused: false, refetch: fn() },
    children: (text) => text,
  },
} satisfies Meta<LoadedProps<string>>

export default meta
type Story = StoryObj<typeof meta>

/** In each tab of the account, until the service has answered. */
export const Waiting: Story = {}

const refetch = fn()

export const NotLoaded: Story = {
  args: { query: { data: undefined, isError: true, isPaused: false, refetch } },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(refetch).toHaveBeenCalledOnce()
  },
}

/** Nothing is asked before there is a network again. */
export const Offline: Story = {
  args: { query: { data: undefined, isError: false, isPaused: true, refetch: fn() } },
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Try again' }),
    ).toBeVisible()
  },
}
