import { useMutation } from '@tanstack/react-query'
import { type Latchkit, useKit } from 'latchkit'

/** 1 ETH in wei, as the development chains take it. */
const ONE = `0x${(10n ** 18n).toString(16)}`

/** Money on the chains that run on this machine: there is nobody to buy it from. */
export function TestMoney() {
  const kit = useKit()
  const give = useMutation({ mutationFn: () => giveTestMoney(kit) })
  if (!kit.options.chains?.length) return null
  return (
    <section className="fn-card" aria-labelledby="test-money">
      <h2 id="test-money">Test money</h2>
      <p>The networks of this page run on your machine. Their money is worth nothing.</p>
      <button type="button" className="fn-button" onClick={() => give.mutate()}>
        Get 1 test ETH
      </button>
      <p role="status">
        {give.isSuccess ? give.data : null}
        {give.isError ? 'The local networks do not answer.' : null}
      </p>
    </section>
  )
}

async function giveTestMoney(kit: Latchkit): Promise<string> {
  const { accounts } = await kit.query('listWalletAccounts', {})
  const account = accounts.find((it) => it.addressFormat === 'ADDRESS_FORMAT_ETHEREUM')
  if (!account) return 'Create a wallet first.'
  const chains = (kit.options.chains ?? []).filter(({ caip2 }) => caip2.startsWith('eip155:'))
  const { fetch: send = fetch } = kit.options
  await Promise.all(chains.map(({ rpcUrl = '' }) => setBalance(send, rpcUrl, account.address)))
  return '1 ETH is there.'
}

async function setBalance(send: typeof fetch, rpcUrl: string, address: string): Promise<void> {
  const request = { jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params: [address, ONE] }
  const headers = { 'content-type': 'application/json' }
  const answer = await send(rpcUrl, { method: 'POST', headers, body: JSON.stringify(request) })
  if (!answer.ok) throw new Error(`${answer.status}`)
}
