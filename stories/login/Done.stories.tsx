import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoneView } from '../../src/ui/login/Done/DoneView.tsx'
import { storyFrame } from '../support/frame.tsx'
import { hears } from '../support/hears.ts'

const meta = {
  title: 'Login/Done',
  component: DoneView,
  args: { frame: { ...storyFrame, onClose: null } },
} satisfies Meta<typeof DoneView>

export default meta

export const Done: StoryObj<typeof meta> = {
  async play({ canvasElement }) {
    await hears(canvasElement, 'status', 'Logged in')
  },
}
