import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from '../../src/ui/primitives/Countdown/Countdown.tsx'
import { Spinner } from '../../src/ui/primitives/Spinner/Spinner.tsx'
import { storyLater, storyNow } from '../support/frame.tsx'
import { hears } from '../support/hears.ts'

const meta = {
  title: 'Primitives/Waiting',
  component: Countdown,
  parameters: { frame: 'bare' },
  args: {
    untilMs: storyLater(4, 46),
    nowMs: storyNow,
    format: (time: string) => `Expires in ${time}`,
  },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

export const Clock: Story = {}

/** The running clock is not read; at 60, 30 and 10 seconds it is said once. */
export const ClockThatIsSaid: Story = {
  args: { untilMs: storyLater(0, 30), announces: true },
  async play({ canvasElement }) {
    await hears(canvasElement, 'status', '30 seconds left')
  },
}

export const ClockThatIsOver: Story = { args: { untilMs: storyLater(0, 0) } }

export const Turning: Story = { render: () => <Spinner /> }
