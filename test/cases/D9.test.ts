import { createWalletClient, custom, defineChain } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProviderStage, type ProviderStage } from '../support/adapters/providerStage.ts'

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let stage: ProviderStage
beforeAll(async () => {
  stage = await createProviderStage()
}, 120_000)
afterAll(() => stage.stop())

test('viem prepares a transaction through the provider, and sends what it has prepared', async () => {
  const chain = defineChain({
    id: 31_337,
    name: 'Far',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
  const account = stage.address as `0x${string}`
  const client = createWalletClient({ account, chain, transport: custom(stage.provider) })
  const request = await client.prepareTransactionRequest({ to: TO, value: 5n })
  const hash = await client.sendTransaction(request)
  expect(await stage.askFar('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' })
})

test('eth_fillTransaction is no read that is passed on', async () => {
  const filled = stage.ask('eth_fillTransaction', { from: stage.address, to: TO })
  await expect(filled).rejects.toMatchObject({ code: 4200 })
})
