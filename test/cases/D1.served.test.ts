import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendTransaction } from '../../src/core/wallet/signing/actions.ts'
import type { SignView } from '../../src/core/wallet/signing/signView.ts'
import { createLatchkitProvider } from '../../src/eip1193/createLatchkitProvider.ts'
import { createAccountStage } from '../support/accountStage.ts'
import { fakeNode } from '../support/chain/fakeNode.ts'

// the protocol names all three; the service has a node for the first
const [SERVED, UNSERVED, NOWHERE] = ['eip155:1', 'eip155:137', 'eip155:8453']
const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

/** What leaves nothing to ask of a node. */
const COST = { gas: '0x5208', nonce: '0x0', maxFeePerGas: '0x64', maxPriorityFeePerGas: '0x1' }

const node = fakeNode()
let stage: Awaited<ReturnType<typeof createAccountStage>>
beforeAll(async () => {
  await node.start()
  stage = await createAccountStage({ rpcUrls: { [SERVED]: node.url() } })
})
afterAll(async () => {
  await stage.stop()
  await node.stop()
})

async function openPerson() {
  const asked: SignView[] = []
  const confirm = async (view: SignView) => {
    asked.push(view)
    return false
  }
  const rpcUrl = node.url()
  const chains = [{ caip2: SERVED, rpcUrl }, { caip2: UNSERVED, rpcUrl }, { caip2: NOWHERE }]
  const kit = await stage.person({ chains, signing: { confirm } })
  const path = "m/44'/60'/0'/0/0"
  const format = {
    pathFormat: 'PATH_FORMAT_BIP32',
    addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
  } as const
  const wallet = { walletName: 'Main', accounts: [{ curve: 'CURVE_SECP256K1', path, ...format }] }
  await kit.submit('createWallet', wallet as never)
  const [account] = (await kit.query('listWalletAccounts', {})).accounts
  if (!account) throw new Error('no account')
  return { kit, account, asked }
}

test.each([
  [SERVED, 'service'],
  [UNSERVED, 'node'],
] as const)(
  'D1 eth_sendTransaction on %s goes out by the %s, and the person reads so',
  async (caip2, by) => {
    const { kit, account, asked } = await openPerson()
    const provider = createLatchkitProvider(kit, { initialChain: caip2 })
    const params = [{ from: account.address, to: TO, value: '0x1', ...COST }]
    const sent = provider.request({ method: 'eth_sendTransaction', params })
    await expect(sent).rejects.toMatchObject({ code: 4001 })
    expect(asked).toMatchObject([{ broadcast: by }])
  },
)

test('D1 eth_sendTransaction where neither the service nor the app has a node asks nobody', async () => {
  const { kit, account, asked } = await openPerson()
  const provider = createLatchkitProvider(kit, { initialChain: NOWHERE })
  const params = [{ from: account.address, to: TO, value: '0x1', ...COST }]
  const sent = provider.request({ method: 'eth_sendTransaction', params })
  await expect(sent).rejects.toThrow('chain')
  expect(asked).toEqual([])
})

test('D1 sendTransaction on a chain that the service has no node for asks nobody', async () => {
  const { kit, account, asked } = await openPerson()
  const sent = sendTransaction(kit, {
    account,
    transaction: { caip2: UNSERVED, to: TO, value: 1n },
  })
  await expect(sent).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' })
  expect(asked).toEqual([])
})
