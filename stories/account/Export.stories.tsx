import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  AskExportView,
  type AskExportViewProps,
} from '../../src/ui/account/Export/AskExportView.tsx'
import { storyFrame } from '../support/frame.tsx'

const meta = {
  title: 'Account/Export',
  component: AskExportView,
  args: {
    frame: { ...storyFrame, logo: null },
    appName: 'Fieldnotes',
    kind: 'phrase',
    name: 'Everyday',
    isOfWallet: true,
    accounts: ['Ethereum 0x7A3f…91C2'],
    chosen: 0,
    onChoose: fn(),
    way: { by: 'passkey' },
    isBusy: false,
    error: null,
    onConfirm: fn(),
    onSwitch: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof AskExportView>

export default meta
type Story = StoryObj<typeof meta>

export const ByPasskey: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm with passkey' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await canvas.findByText(/The words that open the wallet/)
  },
}

export const ByCode: Story = {
  args: { way: { by: 'code', method: 'email', contact: 'mara@okafor.example' } },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', {
      name: 'Send a code to mara@okafor.example',
    })
  },
}

/** How the person can confirm is being asked: nothing says yet what will be asked for. */
export const FindingTheWay: Story = {
  args: { way: null },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Loading' })
  },
}

export const SendingTheCode: Story = { args: { ...ByCode.args, isBusy: true } }

export const NoWayToConfirm: Story = {
  args: { way: { by: 'none' } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button', { name: /Confirm/ })).toBeNull()
  },
}

export const PromptOpen: Story = { args: { isBusy: true } }

export const PromptClosed: Story = {
  args: { error: 'No passkey was used. Nothing was exported.' },
}

export const PrivateKey: Story = { args: { kind: 'key' } }

export const PrivateKeyAlone: StoryObj<AskExportViewProps> = {
  args: { kind: 'key', isOfWallet: false, name: 'Imported key', onSwitch: null },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Export private key' })
    await expect(canvas.queryByRole('button', { name: /phrase/ })).toBeNull()
  },
}

export const PrivateKeyOfSeveral: Story = {
  args: { kind: 'key', accounts: ['Ethereum 0x7A3f…91C2', 'Solana 7xKX…gAsU'] },
  async play({ args, canvasElement }) {
    const list = within(canvasElement).getByRole('combobox', { name: 'Account' })
    await userEvent.selectOptions(list, 'Solana 7xKX…gAsU')
    await expect(args.onChoose).toHaveBeenCalledWith(1)
  },
}
