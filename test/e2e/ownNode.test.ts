import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { askChain, CAIP2, enrich } from '../support/chain/chainStage.ts'
import { startService } from '../support/startService.ts'
import { dialog, logIn, newAddress } from './support/person.ts'
import { serveAppPage } from './support/serveAppPage.ts'
import { setStage } from './support/stage.ts'

const RECEIVER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

let rpcUrl = ''

const stage = setStage({
  async service() {
    const service = await startService()
    rpcUrl = service.facts.rpcUrls[CAIP2] ?? ''
    return service
  },
  pages: (service) => serveAppPage('nodePage', { ...service, rpcUrls: { [CAIP2]: rpcUrl } }),
})

const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })

/** The methods that the node answers to the page from now on. */
function answersOfNode(page: Page): ReadonlySet<string> {
  const answered = new Set<string>()
  page.on('response', (response) => {
    const request = response.request()
    const isOfNode = new URL(response.url()).origin === new URL(rpcUrl).origin
    if (isOfNode && request.method() === 'POST') answered.add(request.postDataJSON().method)
  })
  return answered
}

test("where an app names a node and no fetch, the browser's own brings the fee", async () => {
  const page = await stage.open({ path: '/index.html' })
  await logIn(stage, page, newAddress())
  await page.getByRole('button', { name: 'Your account' }).click()
  await button(page, 'Create a wallet').click()
  const address = await dialog(page).locator('[data-slot="walletAddress"]').textContent()
  await enrich(rpcUrl, address ?? '')
  // 2000 gwei, which no other chain takes: a transfer is 21,000 units of gas, each with a tip of 1 gwei
  await askChain(rpcUrl, 'anvil_setNextBlockBaseFeePerGas', '0x1d1a94a2000')
  await askChain(rpcUrl, 'anvil_mine', '0x1')
  await button(page, 'Send').click()
  await dialog(page).getByLabel('To').fill(RECEIVER)
  await dialog(page).getByLabel('Amount').fill('0.25')
  const answered = answersOfNode(page)
  await button(page, 'Review').click()
  const request = page.getByRole('dialog', { name: /^Send 0\.25 ETH to/ })
  await request.getByText('Network fee').waitFor()
  expect(await request.innerText()).toMatch(/Network fee\s+0\.042021 ETH/)
  expect([...answered]).toEqual(
    expect.arrayContaining(['eth_estimateGas', 'eth_getBlockByNumber', 'eth_maxPriorityFeePerGas']),
  )
})
