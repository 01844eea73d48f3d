import { expect, test } from 'vitest'
import { CAIP2, enrich } from '../../support/chain/chainStage.ts'
import { startService } from '../../support/startService.ts'
import { dialog, logIn, newAddress } from '../support/person.ts'
import { serveAppPage } from '../support/serveAppPage.ts'
import { setStage } from '../support/stage.ts'
import { allButtons, pressButton, serveDapp, startDapp } from '../support/testDapp.ts'
import { dappButtons, otherButtons } from '../support/testDappButtons.ts'

let rpcUrl = ''

const stage = setStage({
  async service() {
    const service = await startService()
    rpcUrl = service.facts.rpcUrls[CAIP2] ?? ''
    return service
  },
  pages: (service) => serveAppPage('dappPage', { ...service, rpcUrls: { [CAIP2]: rpcUrl } }),
})

test('MetaMask’s test dapp: every button comes to what the table says', async () => {
  // the styles of the dapp are elsewhere, and it writes what is refused to the console
  const page = await stage.open({ path: '/index.html', tolerated: [/.*/], prepare: serveDapp })
  await logIn(stage, page, newAddress())
  await page.getByRole('button', { name: 'Your account' }).click()
  await dialog(page).getByRole('button', { name: 'Create a wallet' }).click()
  const shown = await dialog(page).locator('[data-slot="walletAddress"]').textContent()
  const address = shown ?? ''
  await enrich(rpcUrl, address)
  await page.keyboard.press('Escape')
  await startDapp(page)

  const outcomes: (readonly [string, string])[] = []
  for (const [id] of dappButtons) {
    // the dapp enables it when the transaction of the one before is in a block
    await page.locator(`main #${id}:enabled`).waitFor({ state: 'attached', timeout: 30_000 })
    outcomes.push([id, await pressButton(page, id)])
  }
  expect(outcomes).toEqual(dappButtons.map(([id, outcome]) => [id, outcome]))
  expect(new Set(await allButtons(page))).toEqual(
    new Set([...outcomes.map(([id]) => id), ...otherButtons]),
  )

  const says = (id: string) => page.locator(`#${id}`).textContent()
  // the dapp has recovered the signer itself
  for (const id of ['signTypedDataV3', 'signTypedDataV4', 'signPermit'])
    expect((await says(`${id}VerifyResult`))?.toLowerCase(), id).toBe(address.toLowerCase())
  expect(await says('personalSignResult')).toMatch(/^0x[0-9a-f]{130}$/)
}, 900_000)
