import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RefusedFrameView } from '../../src/ui/frame/RefusedFrameView.tsx'
import { storyFrame } from '../support/frame.tsx'
import { hears } from '../support/hears.ts'

const meta = {
  title: 'Login/Inside another site',
  component: RefusedFrameView,
  args: { frame: storyFrame, pageUrl: 'https://fieldnotes.example/trips', ancestors: null },
} satisfies Meta<typeof RefusedFrameView>

export default meta
type Story = StoryObj<typeof meta>

export const NotAllowed: Story = {
  async play({ canvasElement }) {
    await hears(canvasElement, 'alert', /^Open this page in its own tab\./)
    const way = within(canvasElement).getByRole('link', { name: 'Open in a new tab' })
    await expect(way).toHaveAttribute('target', '_blank')
    await expect(way).toHaveAttribute('href', 'https://fieldnotes.example/trips')
  },
}

export const NotAllowedInDevelopment: Story = {
  args: {
    pageUrl: 'http://localhost:5173/',
    ancestors: ['http://127.0.0.1:8080', 'https://portal.example.com'],
  },
}

/** As in a frame whose page was never at an address of its own. */
export const WithoutAddress: Story = { args: { pageUrl: 'about:srcdoc' } }
