import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ButtonLink } from '../../src/ui/primitives/Button/ButtonLink.tsx'
import { CopyButton } from '../../src/ui/primitives/Button/CopyButton.tsx'
import { LinkButton } from '../../src/ui/primitives/Button/LinkButton.tsx'
import { IconButton } from '../../src/ui/primitives/IconButton/IconButton.tsx'
import { hears } from '../support/hears.ts'

const meta = {
  title: 'Primitives/Small controls',
  parameters: { frame: 'bare' },
  args: { onClick: fn() },
} satisfies Meta<{ onClick: () => void }>

export default meta
type Story = StoryObj<{ onClick: () => void }>

export const Close: Story = {
  render: ({ onClick }) => (
    <IconButton slot="closeButton" icon="x" label="Close" onClick={onClick} />
  ),
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** Turns around where text runs from right to left. */
export const Back: Story = {
  render: ({ onClick }) => (
    <IconButton slot="backButton" icon="arrow-left" label="Back" flips onClick={onClick} />
  ),
}

export const Link: Story = {
  render: ({ onClick }) => (
    <div>
      <LinkButton onClick={onClick}>Send a new code</LinkButton>
    </div>
  ),
}

export const Leaving: Story = {
  render: () => (
    <ButtonLink icon="external-link" href="https://mail.google.com/">
      Open Gmail
    </ButtonLink>
  ),
}

export const LeavingPrimary: Story = {
  render: () => (
    <ButtonLink variant="primary" href="https://fieldnotes.example">
      Go to fieldnotes.example
    </ButtonLink>
  ),
}

export const Copy: Story = {
  render: () => (
    <CopyButton variant="secondary" text="8F3K-22QD">
      Copy the number
    </CopyButton>
  ),
}

export const Copied: Story = {
  ...Copy,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const written = fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: written },
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the number' }))
    await expect(written).toHaveBeenCalledWith('8F3K-22QD')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    await hears(canvasElement, 'status', 'Copied')
  },
}
