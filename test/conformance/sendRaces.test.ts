import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApi } from '../support/activityApi.ts'
import { fakeNode } from '../support/chain/fakeNode.ts'
import { makeWallet } from '../support/walletSteps.ts'
import { onEachStore } from './store/onEachStore.ts'

const CAIP2 = 'eip155:1'
const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const PARALLEL = 12

const node = fakeNode()
beforeAll(node.start)
afterAll(node.stop)

onEachStore((open) => {
  async function openApi() {
    const store = await open()
    onTestFinished(() => store.close())
    const kit = await createTestApi({ store, rpcUrls: { [CAIP2]: node.url() } })
    return { kit, store }
  }

  test('numbers transactions of one account without a gap, however many are sent at once', async () => {
    const { kit, store } = await openApi()
    const from = (await makeWallet(kit)).addresses[0]
    const send = (i: number) => {
      const parameters = { from, caip2: CAIP2, calls: [{ to: TO, value: String(i) }] }
      return kit.submit('ethSendTransactionV2', parameters, { key: kit.root.key })
    }
    const replies = await Promise.all(Array.from({ length: PARALLEL }, (_, i) => send(i)))
    expect(replies.map(({ code }) => code)).toEqual(Array(PARALLEL).fill('OK'))
    const rows = await store.find('sendTransactions', {})
    const nonces = rows.map(({ nonce }) => Number(nonce)).sort((a, b) => a - b)
    expect(nonces).toEqual(Array.from({ length: PARALLEL }, (_, i) => i))
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(PARALLEL)
    // two passes at the same time, as two processes have them, send each once
    const before = node.received.size
    await Promise.all([kit.sends.pass(), kit.sends.pass()])
    expect(node.received.size - before).toBe(PARALLEL)
    expect(await store.count('sendTransactions', { status: 'BROADCASTING' })).toBe(PARALLEL)
    expect(kit.errors).toEqual([])
  }, 60_000)

  test('keeps an interface and gives it back', async () => {
    const { kit } = await openApi()
    const parameters = {
      smartContractAddress: TO,
      smartContractInterface: '[{"type":"error","name":"Wrong","inputs":[]}]',
      type: 'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM',
      label: 'Größe 🦊',
    }
    const call = { key: kit.root.key }
    expect((await kit.submit('createSmartContractInterface', parameters, call)).code).toBe('OK')
    const { body } = await kit.query('listSmartContractInterfaces')
    expect(body).toMatchObject({
      smartContractInterfaces: [
        { smartContractInterface: parameters.smartContractInterface, label: 'Größe 🦊' },
      ],
    })
  }, 60_000)
})
