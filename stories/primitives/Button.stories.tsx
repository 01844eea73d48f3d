import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../src/ui/primitives/Button/Button.tsx'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  parameters: { frame: 'bare' },
  args: { children: 'Continue', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const showsLabel: NonNullable<Story['play']> = async ({ args, canvasElement }) => {
  const button = await within(canvasElement).findByRole('button', { name: 'Sending code' })
  await userEvent.click(button)
  await expect(args.onClick).not.toHaveBeenCalled()
}

const ignoresPress: NonNullable<Story['play']> = async ({ args, canvasElement }) => {
  const button = within(canvasElement).getByRole('button')
  await userEvent.click(button)
  await expect(args.onClick).not.toHaveBeenCalled()
  await expect(button).toHaveFocus()
}

export const Primary: Story = {
  async play({ args, canvasElement }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
  },
}
export const PrimaryLoading: Story = {
  args: { isLoading: true, loadingLabel: 'Sending code' },
  play: showsLabel,
}
export const PrimaryDisabled: Story = { args: { isDisabled: true }, play: ignoresPress }

export const Secondary: Story = { args: { variant: 'secondary' } }
export const SecondaryLoading: Story = {
  args: { variant: 'secondary', isLoading: true, loadingLabel: 'Sending code' },
  play: showsLabel,
}
export const SecondaryDisabled: Story = {
  args: { variant: 'secondary', isDisabled: true },
  play: ignoresPress,
}

export const Quiet: Story = { args: { variant: 'quiet' } }
export const QuietLoading: Story = {
  args: { variant: 'quiet', isLoading: true, loadingLabel: 'Sending code' },
  play: showsLabel,
}
export const QuietDisabled: Story = {
  args: { variant: 'quiet', isDisabled: true },
  play: ignoresPress,
}

export const WithIcon: Story = { args: { icon: 'check', children: 'Logged in' } }

export const LongLabel: Story = {
  args: {
    children: 'Ask for a new code at the address that was typed on the page before this one',
  },
}
