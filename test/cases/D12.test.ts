import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProviderStage, type ProviderStage } from '../support/adapters/providerStage.ts'

const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

let stage: ProviderStage
beforeAll(async () => {
  stage = await createProviderStage()
}, 120_000)
afterAll(() => stage.stop())

test('eth_sendTransaction: a receiver of "0x" with code makes a contract, as with MetaMask', async () => {
  const call = { from: stage.address, to: '0x', data: '0x600160005500' }
  const hash = await stage.ask('eth_sendTransaction', call)
  const receipt = await stage.askFar('eth_getTransactionReceipt', hash)
  expect(receipt).toMatchObject({ to: null, contractAddress: expect.stringMatching(/^0x/) })
})

test('eth_sendTransaction and wallet_sendCalls: a value of "0x" is none', async () => {
  const call = { from: stage.address, to: TO, value: '0x' }
  const hash = await stage.ask('eth_sendTransaction', call)
  expect(await stage.askFar('eth_getTransactionByHash', hash)).toMatchObject({ value: '0x0' })
  const bundle = { version: '2.0.0', from: stage.address, chainId: '0x7a69', calls: [call] }
  expect(await stage.ask('wallet_sendCalls', bundle)).toMatchObject({ id: expect.any(String) })
})

test('eth_sendTransaction: "0x" stays no number of gas', async () => {
  const call = { from: stage.address, to: TO, gas: '0x' }
  await expect(stage.ask('eth_sendTransaction', call)).rejects.toMatchObject({ code: -32602 })
})
