import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ChooseMethodView } from '../../src/ui/login/ChooseMethod/ChooseMethodView.tsx'
import { Dialog } from '../../src/ui/primitives/Dialog/Dialog.tsx'
import { firstScreenArgs } from '../support/FirstScreen.tsx'
import { storyFrame } from '../support/frame.tsx'

function PageWithDialog({ opensByItself }: { readonly opensByItself: boolean }) {
  const [isOpen, setIsOpen] = useState(opensByItself)
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={close} closesOnBackdrop titleId={storyFrame.titleId}>
        <ChooseMethodView {...firstScreenArgs} frame={{ ...storyFrame, onClose: close }} />
      </Dialog>
    </>
  )
}

const meta = {
  title: 'Primitives/Dialog',
  component: PageWithDialog,
  parameters: { frame: 'none' },
} satisfies Meta<typeof PageWithDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  args: { opensByItself: true },
  async play() {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveAccessibleName('Log in to Fieldnotes')
    await waitFor(() => expect(dialog).toContainElement(focused()))
  },
}

/** The focus stays inside, Escape closes, and the opener has the focus again. */
export const ByKeyboard: Story = {
  args: { opensByItself: false },
  async play({ canvasElement }) {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(focused()))
    for (let stops = 0; stops < 6; stops++) {
      await userEvent.tab()
      await waitFor(() => expect(dialog).toContainElement(focused()))
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
