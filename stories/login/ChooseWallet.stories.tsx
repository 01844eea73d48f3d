import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChooseWalletView } from '../../src/ui/login/ChooseWallet/ChooseWalletView.tsx'
import { storyFrame } from '../support/frame.tsx'
import { hears } from '../support/hears.ts'
import { foxglove, harbor, phoneWallet, slate, storyWallet } from '../support/wallets.ts'

const many = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'].map((name) => storyWallet(name))

const meta = {
  title: 'Login/Wallets',
  component: ChooseWalletView,
  args: {
    frame: storyFrame,
    wallets: [foxglove, harbor, slate],
    isLooking: false,
    query: '',
    otherWay: 'email',
    onQueryChange: fn(),
    onChoose: fn(),
    onLookAgain: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof ChooseWalletView>

export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    const rows = within(canvas.getByRole('list', { name: 'Wallets' })).getAllByRole('button')
    await expect(rows.map((row) => row.textContent)).toEqual([
      'FoxgloveLast used',
      'HarborInstalled',
      'SlateInstalled',
    ])
    await userEvent.click(canvas.getByRole('button', { name: /Harbor/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(harbor)
    await userEvent.click(canvas.getByRole('button', { name: 'Log in with email' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const WithPhoneWallet: Story = {
  args: { wallets: [foxglove, harbor, slate, phoneWallet] },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Phone wallet' }))
    await expect(args.onChoose).toHaveBeenCalledWith(phoneWallet)
  },
}

export const Looking: Story = { args: { wallets: [], isLooking: true } }

export const NoneFound: Story = {
  args: { wallets: [] },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await hears(canvasElement, 'status', /^No wallet found here/)
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }))
    await expect(args.onLookAgain).toHaveBeenCalledOnce()
  },
}

export const NoneFoundWithPhoneWallet: Story = { args: { wallets: [phoneWallet] } }

export const NoneFoundWithoutEmail: Story = { args: { wallets: [], otherWay: 'method' } }

export const NothingButWallets: Story = { args: { wallets: [slate], otherWay: null } }

/** Above six there is a search field. */
export const Many: Story = {
  args: { wallets: [foxglove, harbor, slate, ...many] },
  async play({ args, canvasElement }) {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search wallets' })
    await userEvent.type(field, 'e')
    await expect(args.onQueryChange).toHaveBeenCalledWith('e', true)
  },
}

export const Searched: Story = {
  args: { wallets: [foxglove, harbor, slate, ...many], query: 'LA' },
  async play({ canvasElement }) {
    const list = within(within(canvasElement).getByRole('list', { name: 'Wallets' }))
    await expect(list.getAllByRole('button').map((row) => row.textContent)).toEqual([
      'SlateInstalled',
    ])
  },
}

export const NothingMatches: Story = {
  args: { wallets: [foxglove, harbor, slate, ...many], query: 'zzz' },
}

/** A wallet for two chains announces itself twice. */
export const SameNameTwice: Story = {
  args: { wallets: [slate, { ...slate, id: 'solana:Slate', chain: 'solana' }] },
}

/** What strangers may send: a name as long as a name may be, markup, another direction, no picture, one that is broken. */
export const StrangeWallets: Story = {
  args: {
    wallets: [
      storyWallet('Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww…'),
      storyWallet('<img src=x onerror=alert(1)>'),
      storyWallet('محفظة الثعلب'),
      storyWallet('Broken picture', { icon: 'data:image/png;base64,AAAA' }),
    ],
  },
}
