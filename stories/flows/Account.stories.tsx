import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { useUiSettings } from '../../src/react/kitContext.ts'
import { LatchkitProvider } from '../../src/react/LatchkitProvider.tsx'
import { AccountButton } from '../../src/ui/account/AccountPanel/AccountButton.tsx'
import { AccountPanel } from '../../src/ui/account/AccountPanel/AccountPanel.tsx'
import { type LocalService, startLocalService } from '../support/localService.ts'
import { logInLocally } from '../support/logInLocally.ts'
import { oncePerShowing } from '../support/oncePerShowing.ts'

type Loaded = { readonly local: LocalService }

const meta = {
  title: 'Flows/Account',
  parameters: { frame: 'none' },
  loaders: [
    oncePerShowing(async (): Promise<Loaded> => {
      const local = await startLocalService()
      await logInLocally(local, 'mara@okafor.example')
      return { local }
    }),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<Loaded>

/** The account in the page: a first wallet, and every tab. */
export const InThePage: Story = {
  render: (_, { loaded }) => (
    <LatchkitProvider kit={loaded.local.kit} {...useUiSettings()}>
      <AccountPanel />
    </LatchkitProvider>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a wallet' }))
    await canvas.findByRole('region', { name: 'Everyday' })
    for (const name of ['Login methods', 'Passkeys', 'Sessions', 'Activity', 'Wallets'])
      await userEvent.click(canvas.getByRole('tab', { name }))
    await canvas.findByRole('region', { name: 'Everyday' })
  },
}

/** The account as a modal. */
export const Modal: Story = {
  render: (_, { loaded }) => (
    <LatchkitProvider kit={loaded.local.kit} {...useUiSettings()}>
      <AccountButton />
    </LatchkitProvider>
  ),
  async play({ canvasElement }) {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Your account' }),
    )
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByRole('button', { name: 'Create a wallet' })
  },
}
