import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountStage } from '../../../../test/support/accountStage.ts'
import { manyAccounts } from '../../../../test/support/manyAccounts.ts'
import type { LatchkitOptions } from '../../../core/options.ts'
import { LatchkitProvider } from '../../../react/LatchkitProvider.tsx'
import { PanelContent } from './PanelContent.tsx'

let stage: Awaited<ReturnType<typeof createAccountStage>>

beforeAll(async () => {
  stage = await createAccountStage()
})
afterAll(() => stage.stop())

const signup = { wallet: { accounts: ['ethereum', 'solana'] } } as const

/** The panel of somebody who has just signed up with a wallet. */
async function openPanel(options: Partial<LatchkitOptions> = {}) {
  const kit = await stage.person({ signup, ...options })
  const person = userEvent.setup()
  const { unmount } = render(
    <LatchkitProvider kit={kit}>
      <PanelContent titleId="title" onClose={null} />
    </LatchkitProvider>,
  )
  await screen.findByRole('region', { name: 'Everyday' })
  const choose = async (opener: string, item: string) => {
    await person.click(screen.getByRole('button', { name: opener }))
    await person.click(screen.getByRole('menuitem', { name: item }))
  }
  const press = async (name: string) => person.click(await screen.findByRole('button', { name }))
  return { kit, person, choose, press, unmount }
}

test('renames the wallet', async () => {
  const { kit, person, choose } = await openPanel()
  await choose('More about Everyday', 'Rename')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Everyday')
  await person.keyboard('Travel{Enter}')
  await screen.findByRole('region', { name: 'Travel' })
  expect((await kit.query('listWallets', {})).wallets).toMatchObject([{ walletName: 'Travel' }])
})

test('adds the next account of a chain, and the first of another', async () => {
  const { kit, choose } = await openPanel()
  await choose('Add an account', 'Ethereum')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  await choose('Add an account', 'Bitcoin')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  const { accounts } = await kit.query('listWalletAccounts', {})
  expect(accounts.map(({ path }) => path)).toEqual([
    "m/44'/60'/0'/0/0",
    "m/44'/501'/0'/0'",
    "m/44'/60'/0'/0/1",
    "m/84'/0'/0'/0/0",
  ])
})

test('an address to receive at stands in place of the tabs, and gives the focus back', async () => {
  const { press } = await openPanel()
  await press('Receive')
  expect(screen.queryByRole('tablist')).toBeNull()
  const title = screen.getByRole('heading', { name: 'Receive' })
  expect(title).toHaveFocus()
  expect(title).toHaveAttribute('id', 'title')
  await press('Back')
  expect(screen.getByRole('tab', { name: 'Wallets' })).toHaveFocus()
})

test('ten thousand accounts take as many requests and rows to open as ten, and come on demand', async () => {
  const opened: { readonly rows: number; readonly asked: number }[] = []
  for (const count of [12, 10_000]) {
    const many = manyAccounts(count)
    const { press, unmount } = await openPanel({ fetch: many.through(stage.send) })
    opened.push({ rows: screen.getAllByRole('listitem').length, asked: many.asked() })
    if (count > 12) {
      for (let rows = 10; rows < 120; rows += 10) await press('Show more')
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(120))
      expect(many.asked()).toBe(2)
    }
    unmount()
  }
  expect(opened).toEqual([
    { rows: 10, asked: 1 },
    { rows: 10, asked: 1 },
  ])
})

test('the card says whether its address was checked', async () => {
  const certificatePem = stage.appProofRootPem
  await openPanel({ trust: { appProofRoots: [{ kind: 'software', certificatePem }] } })
  const card = screen.getByRole('region', { name: 'Everyday' })
  await within(card).findByRole('button', { name: /^Verified, development\./ })
})
