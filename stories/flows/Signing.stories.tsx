import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { paramsFromNewAccount } from '../../src/core/wallet/newAccount.ts'
import { signMessage } from '../../src/core/wallet/signing/actions.ts'
import type { SigningAccount } from '../../src/core/wallet/signing/signRequest.ts'
import { useKit, useUiSettings } from '../../src/react/kitContext.ts'
import { LatchkitProvider } from '../../src/react/LatchkitProvider.tsx'
import { AccountButton } from '../../src/ui/account/AccountPanel/AccountButton.tsx'
import { SignModal } from '../../src/ui/signing/SignModal.tsx'
import { ThemeRoot } from '../../src/ui/theme/ThemeRoot.tsx'
import { StoryLogo } from '../support/frame.tsx'
import { type LocalService, startLocalService } from '../support/localService.ts'
import { logInLocally } from '../support/logInLocally.ts'
import { oncePerShowing } from '../support/oncePerShowing.ts'

type Loaded = { readonly local: LocalService; readonly account: SigningAccount }

const meta = {
  title: 'Flows/Signing',
  parameters: { frame: 'none' },
  loaders: [
    oncePerShowing(async (): Promise<Loaded> => {
      const local = await startLocalService()
      await logInLocally(local, 'mara@okafor.example')
      const { kit } = local
      await kit.submit('createWallet', {
        walletName: 'Everyday',
        accounts: [paramsFromNewAccount('ethereum')],
      })
      const { accounts } = await kit.query('listWalletAccounts', {})
      const [account] = accounts
      if (!account) throw new Error('no account was made')
      return { local, account: { ...account, name: 'Everyday' } }
    }),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<Loaded>

/** What an app does: it asks, and says what came of it. */
function Asker({ account }: Pick<Loaded, 'account'>) {
  const kit = useKit()
  const [outcome, setOutcome] = useState('')
  async function ask() {
    const result = await signMessage(kit, { account, message: 'Join the Ridge loop walk group.' })
    setOutcome('cancelled' in result ? 'It was declined' : 'It was signed')
  }
  return (
    <ThemeRoot>
      <button
        type="button"
        className="lk-button"
        data-variant="secondary"
        onClick={() => void ask()}
      >
        Sign a message
      </button>
      <p>{outcome}</p>
    </ThemeRoot>
  )
}

const play: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign a message' }))
  const dialog = await screen.findByRole('dialog')
  // a script's press is none: only a person agrees
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Sign/ }))
  await expect(canvas.queryByText('It was signed')).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }))
  await canvas.findByText('It was declined')
}

/** The modal where the app has placed it. */
export const Modal: Story = {
  render: (_, { loaded }) => (
    <LatchkitProvider kit={loaded.local.kit} {...useUiSettings()}>
      <Asker account={loaded.account} />
      <SignModal logo={<StoryLogo />} />
    </LatchkitProvider>
  ),
  play,
}

/** The same modal, shown by the account button. */
export const ByAccountButton: Story = {
  render: (_, { loaded }) => (
    <LatchkitProvider kit={loaded.local.kit} {...useUiSettings()}>
      <Asker account={loaded.account} />
      <AccountButton />
    </LatchkitProvider>
  ),
  play,
}
