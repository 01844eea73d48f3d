import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type LocalService, startLocalService } from '../../support/localService.ts'
import { oncePerShowing } from '../../support/oncePerShowing.ts'
import { OwnModal } from './OwnModal.tsx'
import { WithKit } from './WithKit.tsx'

type Loaded = { readonly local: LocalService }

const meta = {
  title: 'Recipes/Own modal',
  parameters: { frame: 'none' },
  loaders: [oncePerShowing(async (): Promise<Loaded> => ({ local: await startLocalService() }))],
  render: (_, { loaded }) => (
    <WithKit local={loaded.local}>
      <OwnModal />
    </WithKit>
  ),
} satisfies Meta<Loaded>

export default meta
type Story = StoryObj<Loaded>

const CONTACT = 'mara@okafor.example'

/** To try by hand: the code stands below. */
export const ByHand: Story = {}

/** Opened, closed, opened and logged in; then the modal is gone. */
export const Journey: Story = {
  async play({ canvasElement, loaded }) {
    const page = within(canvasElement)
    const opener = await page.findByRole('button', { name: 'Join Fieldnotes' })
    await userEvent.click(opener)
    await userEvent.click(
      within(await page.findByRole('dialog')).getByRole('button', { name: 'Not now' }),
    )
    // gone, and not only closed
    await waitFor(() => expect(canvasElement.querySelector('dialog')).toBeNull())

    await userEvent.click(opener)
    const dialog = within(await page.findByRole('dialog', { name: 'Join Fieldnotes' }))
    await userEvent.type(await dialog.findByLabelText(/^Email/), CONTACT)
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await userEvent.type(
      await dialog.findByLabelText('6-digit code'),
      loaded.local.codeFor(CONTACT) ?? '',
    )
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(page.getByText('You are in.')).toBeVisible()
  },
}
