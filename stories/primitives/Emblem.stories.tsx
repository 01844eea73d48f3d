import type { Meta, StoryObj } from '@storybook/react-vite'
import { Emblem } from '../../src/ui/primitives/Emblem/Emblem.tsx'

const meta = {
  title: 'Primitives/Emblem',
  component: Emblem,
  parameters: { frame: 'bare' },
} satisfies Meta<typeof Emblem>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { icon: 'wifi-off' } }
export const Warning: Story = { args: { icon: 'cloud-off', tone: 'warning' } }
export const Danger: Story = { args: { icon: 'shield-x', tone: 'danger' } }
export const Success: Story = { args: { icon: 'check', tone: 'success' } }
