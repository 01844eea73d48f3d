import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type LocalService, startLocalService } from '../../support/localService.ts'
import { oncePerShowing } from '../../support/oncePerShowing.ts'
import { HeadlessLogin } from './HeadlessLogin.tsx'
import { WithKit } from './WithKit.tsx'

type Loaded = { readonly local: LocalService }

const meta = {
  title: 'Recipes/Headless login',
  parameters: { frame: 'none' },
  loaders: [oncePerShowing(async (): Promise<Loaded> => ({ local: await startLocalService() }))],
  render: (_, { loaded }) => (
    <WithKit local={loaded.local}>
      <HeadlessLogin />
    </WithKit>
  ),
} satisfies Meta<Loaded>

export default meta
type Story = StoryObj<Loaded>

const CONTACT = 'mara@okafor.example'

/** To try by hand: the code stands below. */
export const ByHand: Story = {}

/** A wrong code, the right one, and out again. */
export const Journey: Story = {
  async play({ canvasElement, loaded }) {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText('Email address'), CONTACT)
    await userEvent.click(page.getByRole('button', { name: 'Send a code' }))
    const field = await page.findByLabelText(`Code sent to ${CONTACT}`)
    const code: string = loaded.local.codeFor(CONTACT) ?? ''
    await userEvent.type(
      field,
      code.replace(/./, (digit) => String((Number(digit) + 1) % 10)),
    )
    await userEvent.click(page.getByRole('button', { name: 'Log in' }))
    await page.findByText('Wrong code. Tries left: 2')
    await userEvent.clear(await page.findByLabelText(`Code sent to ${CONTACT}`))
    await userEvent.type(page.getByLabelText(`Code sent to ${CONTACT}`), code)
    await userEvent.click(page.getByRole('button', { name: 'Log in' }))
    await userEvent.click(await page.findByRole('button', { name: 'Log out' }))
    await expect(await page.findByLabelText('Email address')).toBeVisible()
  },
}
