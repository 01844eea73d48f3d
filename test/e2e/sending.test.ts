import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { askChain, CAIP2 } from '../support/chain/chainStage.ts'
import { startService } from '../support/startService.ts'
import { dialog, logIn, newAddress } from './support/person.ts'
import { setStage } from './support/stage.ts'

const RECEIVER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

let url = ''

const stage = setStage({
  async service() {
    const service = await startService()
    url = service.facts.rpcUrls[CAIP2] ?? ''
    return service
  },
})

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
const request = (page: Page) => page.getByRole('dialog', { name: /^Send 0\.25 ETH to/ })
const balance = async (address: string) =>
  BigInt(String(await askChain(url, 'eth_getBalance', address, 'latest')))

/** Somebody with a wallet and 1 ETH, who has begun to send. */
async function openSend(): Promise<{ page: Page; address: string }> {
  const page = await stage.open()
  await logIn(stage, page, newAddress())
  await page.getByRole('button', { name: 'Your account' }).click()
  await button(page, 'Create a wallet').click()
  const shown = dialog(page).locator('[data-slot="walletAddress"]')
  const address = (await shown.textContent()) ?? ''
  await button(page, 'Close').click()
  await page.getByRole('button', { name: 'Get 1 test ETH' }).click()
  await page.getByText('1 ETH is there.').waitFor()
  await page.getByRole('button', { name: 'Your account' }).click()
  await button(page, 'Send').click()
  return { page, address }
}

test('money is sent from the account: said before with its fee, and there afterwards', async () => {
  const { page, address } = await openSend()
  await dialog(page).getByLabel('To').fill(RECEIVER)
  await dialog(page).getByLabel('Amount').fill('0.25')
  await button(page, 'Review').click()
  await request(page).getByText('Network fee').waitFor()
  await request(page).getByText('Sepolia', { exact: true }).waitFor()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  const given = await balance(RECEIVER)
  await request(page).getByRole('button', { name: 'Confirm and send' }).click()
  await page.getByRole('dialog', { name: 'Sent' }).waitFor()
  expect((await balance(RECEIVER)) - given).toBe(250_000_000_000_000_000n)
  expect(await balance(address)).toBeLessThan(750_000_000_000_000_000n)
  await page.getByRole('dialog', { name: 'Sent' }).getByRole('button', { name: 'Done' }).click()
  await dialog(page).getByRole('region', { name: 'Everyday' }).waitFor()
})

test('declining leaves everything as it was typed', async () => {
  const { page } = await openSend()
  await dialog(page).getByLabel('To').fill(RECEIVER)
  await dialog(page).getByLabel('Amount').fill('0.25')
  await button(page, 'Review').click()
  await request(page).getByRole('button', { name: 'Decline' }).click()
  await request(page).waitFor({ state: 'detached' })
  expect(await dialog(page).getByLabel('Amount').inputValue()).toBe('0.25')
})
