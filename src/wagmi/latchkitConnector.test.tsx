import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { getAddress, type Hex, parseEther, verifyTypedData } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  useConnect,
  useConnection,
  useConnectors,
  useDisconnect,
  useSendTransaction,
  useSignMessage,
  useSignTypedData,
  useSwitchChain,
  useWaitForTransactionReceipt,
  WagmiProvider,
} from 'wagmi'
import {
  type AdapterStage,
  agree,
  createAdapterStage,
  decline,
  type Person,
} from '../../test/support/adapters/adapterStage.ts'
import { permitOf } from '../../test/support/adapters/token.ts'
import { wagmiConfig } from '../../test/support/adapters/wagmiDriver.ts'

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let stage: AdapterStage
let person: Person
beforeAll(async () => {
  stage = await createAdapterStage()
  person = await stage.richPerson()
}, 120_000)
afterAll(() => stage.stop())

const permit = (owner: Hex) =>
  permitOf(TO, 11_155_111, { owner, spender: TO, value: 1n, nonce: 0n, deadline: 4_000_000_000n })

/** An app that knows wagmi and nothing of Latchkit. */
function App() {
  const { address, status, chainId } = useConnection()
  const [connector] = useConnectors()
  const connecting = useConnect()
  const { mutate: disconnect } = useDisconnect()
  const switching = useSwitchChain()
  const message = useSignMessage()
  const typedData = useSignTypedData()
  const sending = useSendTransaction()
  const receipt = useWaitForTransactionReceipt({ hash: sending.data })
  return (
    <main>
      <output aria-label="status">{status}</output>
      <output aria-label="address">{address}</output>
      <output aria-label="chain">{chainId}</output>
      <output aria-label="signature">{message.data}</output>
      <output aria-label="permit">{typedData.data}</output>
      <output aria-label="receipt">{receipt.data?.status}</output>
      <output aria-label="failure">
        {[message, typedData, sending, switching]
          .map(({ error }) => error?.name)
          .join(' ')
          .trim()}
      </output>
      {connector && (
        <button type="button" onClick={() => connecting.mutate({ connector })}>
          Connect
        </button>
      )}
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
      <button type="button" onClick={() => switching.mutate({ chainId: 31337 })}>
        Go far
      </button>
      <button type="button" onClick={() => switching.mutate({ chainId: 11_155_111 })}>
        Come back
      </button>
      <button type="button" onClick={() => message.mutate({ message: 'Hello' })}>
        Sign
      </button>
      <button type="button" onClick={() => address && typedData.mutate(permit(address))}>
        Permit
      </button>
      <button type="button" onClick={() => sending.mutate({ to: TO, value: parseEther('1') })}>
        Send
      </button>
    </main>
  )
}

function renderApp() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <WagmiProvider config={wagmiConfig(stage, person)} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </WagmiProvider>,
  )
}

const shown = (name: string) => screen.getByLabelText(name).textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const patient = { timeout: 20_000 }
const becomes = (name: string, text: string) =>
  waitFor(() => expect(shown(name)).toBe(text), patient)

test("an app with wagmi's hooks connects, signs, switches, sends and disconnects", async () => {
  renderApp()
  expect(shown('status')).toBe('disconnected')
  await press('Connect')
  await becomes('status', 'connected')
  const address = getAddress((await person.ethereum()).address)
  expect(shown('address')).toBe(address)
  expect(shown('chain')).toBe('11155111')

  await press('Sign')
  await waitFor(() => expect(shown('signature')).toMatch(/^0x[0-9a-f]{130}$/), patient)
  await press('Permit')
  await waitFor(() => expect(shown('permit')).toMatch(/^0x[0-9a-f]{130}$/), patient)
  const signature = shown('permit') as Hex
  expect(await verifyTypedData({ ...permit(address), address, signature })).toBe(true)

  await press('Send')
  await becomes('receipt', 'success')
  await press('Go far')
  await becomes('chain', '31337')
  await press('Come back')
  await becomes('chain', '11155111')
  expect(person.asked).toHaveLength(3)
  expect(shown('failure')).toBe('')

  await press('Disconnect')
  await becomes('status', 'disconnected')
  expect(person.kit.session.getState().status).toBe('logged-in')
}, 120_000)

test('a person who declines is an error that wagmi knows, and a log-out disconnects', async () => {
  renderApp()
  await press('Connect')
  await becomes('status', 'connected')
  person.answer = decline
  await press('Sign')
  await becomes('failure', 'UserRejectedRequestError')
  person.answer = agree
  await person.kit.logOut()
  await becomes('status', 'disconnected')
  await becomes('address', '')
}, 120_000)
