import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountStage } from '../../../../test/support/accountStage.ts'
import { manyAccounts } from '../../../../test/support/manyAccounts.ts'
import type { Latchkit } from '../../../core/latchkit.ts'
import type { LatchkitOptions } from '../../../core/options.ts'
import { paramsFromNewAccount } from '../../../core/wallet/newAccount.ts'
import { createDeferred } from '../../../lib/deferred.ts'
import { LatchkitProvider } from '../../../react/LatchkitProvider.tsx'
import { PanelContent } from './PanelContent.tsx'

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

let stage: Awaited<ReturnType<typeof createAccountStage>>

beforeAll(async () => {
  // loaded before, so that no test waits for it
  await import('./WalletTaskContent.tsx')
  stage = await createAccountStage()
})
afterAll(() => stage.stop())

const signup = { wallet: { accounts: ['ethereum', 'solana'] } } as const

/** An app that believes the service's own root. */
const trusting = (): Partial<LatchkitOptions> => ({
  trust: { appProofRoots: [{ kind: 'software', certificatePem: stage.appProofRootPem }] },
})

/** The panel of somebody who has just signed up with a wallet. */
async function openPanel(
  options: Partial<LatchkitOptions> = {},
  prepare?: (kit: Latchkit) => Promise<void>,
) {
  const kit = await stage.person({ signup, ...options })
  await prepare?.(kit)
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

test('takes no longer name than the service does', async () => {
  const { person, choose } = await openPanel()
  await choose('More about Everyday', 'Rename')
  await person.paste('n'.repeat(300))
  await person.keyboard('{Enter}')
  await screen.findByRole('region', { name: 'n'.repeat(255) })
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

test('an account that was added stands in the card, and is not hidden behind others', async () => {
  const { choose } = await openPanel({}, async (kit) => {
    const [wallet] = (await kit.query('listWallets', {})).wallets
    const accounts = Array.from({ length: 101 }, (_, at) =>
      paramsFromNewAccount({ chain: 'ethereum', index: at + 1, name: `Account ${at}` }),
    )
    for (const some of [accounts.slice(0, 100), accounts.slice(100)])
      await kit.submit('createWalletAccounts', { walletId: wallet?.walletId ?? '', accounts: some })
  })
  await choose('Add an account', 'Bitcoin')
  const card = screen.getByRole('region', { name: 'Everyday' })
  await waitFor(() => expect(card.isConnected).toBe(false))
  expect(screen.getByRole('region', { name: 'Everyday' })).toHaveTextContent(/ wallet, Bitcoin/)
})

test('a wallet that is made is shown once its accounts are known too, whichever is known first', async () => {
  for (const late of ['list_wallet_accounts', 'list_wallets']) {
    const other = createDeferred<void>()
    let isMade = false
    const kit = await stage.person({
      async fetch(input, init) {
        const { pathname } = new URL(new Request(input).url)
        if (isMade && pathname.endsWith(late)) await other.promise
        const answer = await stage.send(input, init)
        if (pathname.endsWith('create_wallet')) isMade = true
        if (isMade && /list_wallet(?:s|_accounts)$/.test(pathname)) setTimeout(other.resolve)
        return answer
      },
    })
    const { unmount } = render(
      <LatchkitProvider kit={kit}>
        <PanelContent titleId="title" onClose={null} />
      </LatchkitProvider>,
    )
    const seen = new Set<string>()
    const look = new MutationObserver(() => {
      for (const { textContent } of screen.queryAllByRole('region')) seen.add(textContent)
    })
    look.observe(document.body, { childList: true, subtree: true, characterData: true })
    await userEvent.click(await screen.findByRole('button', { name: 'Create a wallet' }))
    await screen.findByRole('region', { name: 'Everyday' })
    const { accounts } = await kit.query('listWalletAccounts', {})
    const address = `${accounts[0]?.address}`
    await waitFor(() => expect(screen.getByRole('region')).toHaveTextContent(address))
    look.disconnect()
    expect([...seen].filter((text) => !/^Everyday.*0x/.test(text))).toEqual([])
    unmount()
  }
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
  await openPanel(trusting())
  const card = screen.getByRole('region', { name: 'Everyday' })
  await within(card).findByRole('button', { name: /^Verified, development\./ })
})

test('every address with a proof says so, also where nothing of the sign-up was kept, and asks once for all', async () => {
  const asked: string[] = []
  const { kit, choose, unmount } = await openPanel({
    ...trusting(),
    fetch(input, init) {
      asked.push(new URL(new Request(input).url).pathname.split('/').at(-1) ?? '')
      return stage.send(input, init)
    },
  })
  const badges = (count: number) =>
    waitFor(
      () => expect(screen.getAllByRole('button', { name: /^Verified, dev/ })).toHaveLength(count),
      { timeout: 20_000 },
    )
  await badges(2)
  await choose('Add an account', 'Ethereum')
  await badges(3)
  unmount()
  localStorage.clear()
  asked.length = 0
  render(
    <LatchkitProvider kit={kit}>
      <PanelContent titleId="title" onClose={null} />
    </LatchkitProvider>,
  )
  await badges(3)
  // the sign-up, and what added an account; where the key comes from is known
  expect(asked.filter((query) => query === 'list_activities')).toHaveLength(2)
  expect(asked).not.toContain('get_boot_proof')
})

test('says nothing of a row without a proof', async () => {
  const path = "m/44'/60'/7'/0/0"
  await openPanel(trusting(), async (kit) => {
    const [wallet] = (await kit.query('listWallets', {})).wallets
    const kind = { curve: 'CURVE_SECP256K1', pathFormat: 'PATH_FORMAT_BIP32' } as const
    const accounts = [{ ...kind, path, addressFormat: 'ADDRESS_FORMAT_ETHEREUM' } as const]
    await kit.submit('createWalletAccounts', { walletId: wallet?.walletId ?? '', accounts })
  })
  const [proven, bare] = screen.getAllByRole('listitem')
  if (!proven || !bare) throw new Error('a row is missing')
  await within(proven).findByRole('button', { name: /^Verified, dev/ }, { timeout: 20_000 })
  // to choose it, and to copy its address
  expect(within(bare).getAllByRole('button')).toHaveLength(2)
})

test('another wallet is imported beside the first one', async () => {
  const { choose } = await openPanel()
  await choose('Add an account', 'Import a recovery phrase')
  await screen.findByRole('heading', { name: 'Import a wallet' })
  await userEvent.click(screen.getByRole('textbox', { name: 'Word 1' }))
  await userEvent.paste(PHRASE)
  await userEvent.click(screen.getByRole('button', { name: 'Import wallet' }))
  await screen.findByRole('region', { name: 'Imported wallet' })
  screen.getByRole('button', { name: 'Show Everyday Ethereum' })
})
