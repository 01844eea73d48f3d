import { expect, test } from 'vitest'
import { createEthereumKey, createSolanaKey } from '../support/fakeWallets.ts'
import { dialog, logInButton, organizationId, sessionPage } from './support/person.ts'
import { setStage } from './support/stage.ts'
import {
  addEthereumWallet,
  addSolanaWallet,
  chooseWallet,
  openWallets,
  type PageWallet,
  walletRows,
} from './support/wallets.ts'

const stage = setStage()
const PATIENT = { timeout: 20_000 }

/** A page with an Ethereum wallet in it. */
async function openWithFoxglove(key?: Awaited<ReturnType<typeof createEthereumKey>>) {
  const own = key ?? (await createEthereumKey())
  const made: PageWallet[] = []
  const page = await stage.open({
    prepare: async (it) => made.push(await addEthereumWallet(it, own)),
  })
  const [wallet] = made
  if (!wallet) throw new Error('no wallet')
  return { page, wallet, key: own }
}

/** A page with a Solana wallet in it. */
async function openWithHarbor(key = createSolanaKey()) {
  const made: PageWallet[] = []
  const page = await stage.open({
    prepare: async (it) => made.push(await addSolanaWallet(it, key)),
  })
  const [wallet] = made
  if (!wallet) throw new Error('no wallet')
  return { page, wallet, key }
}

test('an Ethereum wallet signs a new person up with one connection and one signature', async () => {
  const { page, wallet } = await openWithFoxglove()
  await chooseWallet(page, 'Foxglove')
  await sessionPage(page).waitFor()
  await dialog(page).waitFor({ state: 'hidden' })
  await organizationId(page)
  expect(wallet.asked).toEqual(['eth_requestAccounts', 'personal_sign'])
})

test('a Solana wallet signs a new person up with one connection and one signature', async () => {
  const { page, wallet } = await openWithHarbor()
  await chooseWallet(page, 'Harbor')
  await sessionPage(page).waitFor()
  expect(wallet.asked).toEqual(['connect', 'signMessage'])
})

test('the same wallet leads to the same organization, another one to another', async () => {
  const first = await openWithFoxglove()
  await chooseWallet(first.page, 'Foxglove')
  await sessionPage(first.page).waitFor()
  const second = await openWithFoxglove(first.key)
  await chooseWallet(second.page, 'Foxglove')
  await sessionPage(second.page).waitFor()
  expect(await organizationId(second.page)).toBe(await organizationId(first.page))
  expect(second.wallet.asked).toEqual(['eth_requestAccounts', 'personal_sign'])
  const third = await openWithHarbor()
  await chooseWallet(third.page, 'Harbor')
  await sessionPage(third.page).waitFor()
  expect(await organizationId(third.page)).not.toBe(await organizationId(first.page))
})

test('the wallet of the last login is marked, and nothing is asked of it before it is chosen', async () => {
  const { page, wallet } = await openWithFoxglove()
  await chooseWallet(page, 'Foxglove')
  await sessionPage(page).waitFor()
  await page.getByRole('button', { name: 'Log out' }).click()
  await logInButton(page).waitFor()
  await openWallets(page)
  await walletRows(page).filter({ hasText: 'Last used' }).waitFor()
  await dialog(page).getByRole('button', { name: 'Back' }).click()
  await dialog(page)
    .getByRole('heading', { name: /^Log in to/ })
    .waitFor()
  expect(wallet.asked).toEqual(['eth_requestAccounts', 'personal_sign'])
})

test('each way in which a wallet refuses is told, and trying again logs in', async () => {
  const { page, wallet } = await openWithFoxglove()
  wallet.refusal = { code: 4001 }
  await chooseWallet(page, 'Foxglove')
  for (const [code, title] of [
    [4001, 'You declined in Foxglove'],
    [-32002, 'Unlock Foxglove'],
    [4901, 'Foxglove is on another network'],
    [4900, 'Foxglove does not answer'],
    [-32603, 'Foxglove could not log you in'],
  ] as const) {
    if (code !== 4001) {
      wallet.refusal = { code }
      await dialog(page).getByRole('button', { name: 'Try again' }).click()
    }
    await dialog(page).getByRole('heading', { name: title }).waitFor()
    await page.getByRole('alert').filter({ hasText: title }).waitFor()
  }
  wallet.refusal = null
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await sessionPage(page).waitFor()
})

test('a wallet that leaves the page while it is asked is told, and another way is open', async () => {
  const { page, wallet } = await openWithHarbor()
  wallet.refusal = 'never'
  await chooseWallet(page, 'Harbor')
  await dialog(page).getByRole('heading', { name: 'Open Harbor' }).waitFor()
  await expect.poll(() => wallet.asked, PATIENT).toEqual(['connect'])
  await wallet.leave()
  await dialog(page).getByRole('heading', { name: 'Harbor does not answer' }).waitFor()
  await dialog(page).getByRole('button', { name: 'Choose another wallet' }).click()
  await dialog(page).getByRole('heading', { name: 'No wallet found here' }).waitFor()
  await dialog(page).getByRole('button', { name: 'Log in with email' }).click()
  await dialog(page)
    .getByRole('heading', { name: /^Log in to/ })
    .waitFor()
})

test('a request that was missed is shown again', async () => {
  const { page, wallet } = await openWithFoxglove()
  wallet.refusal = 'never'
  await chooseWallet(page, 'Foxglove')
  await expect.poll(() => wallet.asked, PATIENT).toEqual(['eth_requestAccounts'])
  wallet.refusal = null
  await dialog(page).getByRole('button', { name: 'Show the request again' }).click()
  await sessionPage(page).waitFor()
})

test('a wallet that comes late is listed by itself', async () => {
  const page = await stage.open()
  await openWallets(page)
  await dialog(page).getByRole('heading', { name: 'No wallet found here' }).waitFor()
  await page.evaluate(() => {
    const detail = {
      info: { uuid: crypto.randomUUID(), name: 'Late', icon: '', rdns: 'example.late' },
      provider: { request: async () => [] },
    }
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
  await walletRows(page).filter({ hasText: 'Late' }).waitFor()
})

test('sec/T24 sec/B21 what hostile wallets announce is shown as text, runs nothing and tells nobody', async () => {
  const referrers: (string | undefined)[] = []
  const page = await stage.open({
    // a picture that is none is noted by the browser
    tolerated: [/Failed to load resource/],
    prepare: async (it) => {
      await it.route('https://pictures.example/**', (route) => {
        referrers.push(route.request().headers().referer)
        return route.abort()
      })
      await it.addInitScript(announceHostile)
    },
  })
  await openWallets(page)
  await walletRows(page).nth(4).waitFor()
  await walletRows(page).filter({ hasText: '<img src=x onerror="ran()">' }).waitFor()
  await expect.poll(() => referrers.length, PATIENT).toBeGreaterThan(0)
  expect(referrers.filter((referrer) => referrer !== undefined)).toEqual([])
  const sources = await walletRows(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(sources.filter((source) => !source?.startsWith('data:image/svg+xml'))).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'hasRun'))).toBe(false)
})

function announceHostile(): void {
  Reflect.set(window, 'hasRun', false)
  Reflect.set(window, 'ran', () => Reflect.set(window, 'hasRun', true))
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="parent.ran()"><script>top.ran()</script></svg>'
  const wallets = [
    { name: '<img src=x onerror="ran()">', icon: 'javascript:ran()' },
    { name: 'Page', icon: 'data:text/html,<script>top.ran()</script>' },
    { name: 'Drawing', icon: `data:image/svg+xml,${encodeURIComponent(svg)}` },
    { name: 'Elsewhere', icon: 'https://pictures.example/wallet.png' },
    { name: 'Open', icon: 'http://pictures.example/wallet.png' },
  ]
  const announce = () => {
    for (const [index, { name, icon }] of wallets.entries()) {
      const info = { uuid: crypto.randomUUID(), name, icon, rdns: `example.hostile${index}` }
      const detail = { info, provider: { request: async () => [] } }
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
  }
  window.addEventListener('eip6963:requestProvider', announce)
}
