import { act, render, screen, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccountStage } from '../../../test/support/accountStage.ts'
import { transfer, unsignedTransaction } from '../../../test/support/chain/solanaTransactions.ts'
import { createGasStation } from '../../../test/support/gasStation.ts'
import type { Latchkit } from '../../core/latchkit.ts'
import { type Account, accountFromWire } from '../../core/wallet/account.ts'
import { paramsFromNewAccount } from '../../core/wallet/newAccount.ts'
import { sendTransaction } from '../../core/wallet/signing/actions.ts'
import { LatchkitProvider } from '../../react/LatchkitProvider.tsx'
import { useNonces } from '../../react/useNonces.ts'
import { useSendTransaction } from '../../react/useSendTransaction.ts'
import { SignModal } from './SignModal.tsx'

const TO = '0x2222222222222222222222222222222222222222'
const CAIP2 = 'eip155:8453'
/** Those of the service; what is sponsored goes by the gas station. */
const NODES = { [CAIP2]: 'http://127.0.0.1:9/', 'solana:mainnet': 'http://127.0.0.1:9/' }
let stage: Awaited<ReturnType<typeof createAccountStage>>
let station: ReturnType<typeof createGasStation>
let kit: Latchkit
let own: readonly Account[]

beforeAll(async () => {
  // they are loaded with the first request
  const parts = [import('./SignDialog.tsx'), import('./SendScreen.tsx')]
  ;[stage] = await Promise.all([createAccountStage({ rpcUrls: NODES }), ...parts])
}, 60_000)
afterAll(() => stage.stop())

beforeEach(async () => {
  station = createGasStation(stage.send)
  // a node that would say what it costs: of what somebody else pays nobody asks it
  const chains = [{ caip2: CAIP2, rpcUrl: 'http://127.0.0.1:9/' }]
  kit = await stage.person({ fetch: station.fetch, appName: 'Fieldnotes', chains })
  const accounts = (['ethereum', 'solana'] as const).map(paramsFromNewAccount)
  await kit.submit('createWallet', { walletName: 'Everyday', accounts })
  own = (await kit.query('listWalletAccounts', {})).accounts.map(accountFromWire)
})

function accountOf(curve: string): Account {
  const found = own.find((one) => one.curve === curve)
  if (!found) throw new Error(`no account of ${curve}`)
  return found
}

/** An app that sends as its users pay nothing: with the number of the gas station. */
function App({ value }: { readonly value: bigint }) {
  const account = accountOf('CURVE_SECP256K1')
  const { data } = useNonces({ address: account.address, caip2: CAIP2, withGasStation: true })
  const { mutate, data: sent, error } = useSendTransaction()
  const { gasStationNonce = null } = data ?? {}
  const send = () =>
    mutate({
      account,
      transaction: {
        caip2: CAIP2,
        to: TO,
        value,
        sponsored: true,
        gasStationNonce: String(gasStationNonce),
      },
    })
  return (
    <>
      <button type="button" disabled={gasStationNonce === null} onClick={send}>
        Send it
      </button>
      <output>{error?.message ?? (sent && 'hash' in sent ? sent.hash : '')}</output>
    </>
  )
}

const show = (app: React.ReactNode) =>
  render(
    <StrictMode>
      <LatchkitProvider kit={kit}>
        <SignModal />
        {app}
      </LatchkitProvider>
    </StrictMode>,
  )

/** A person agrees: a press as a browser makes it, once presses count. */
async function agree() {
  await waitFor(() => expect(document.querySelector('[data-presses]')).not.toBeNull(), {
    timeout: 10_000,
  })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  const facts = { isTrusted: true, timeStamp: performance.now() + 60_000 }
  for (const [key, value] of Object.entries(facts)) Object.defineProperty(event, key, { value })
  const button = await screen.findByRole('button', { name: 'Confirm and send' })
  act(() => void button.dispatchEvent(event))
}

const keyOf = () => {
  const state = kit.session.getState()
  return state.status === 'logged-in' ? state.session.publicKeyHex : ''
}

test('what the app pays is said to be paid by it, and sent with the number of the gas station', async () => {
  show(<App value={10n ** 16n} />)
  const button = await screen.findByRole('button', { name: 'Send it' })
  await waitFor(() => expect(button).toBeEnabled())
  expect(station.asked.at(-1)).toMatchObject({ nonce: true, gasStationNonce: true, caip2: CAIP2 })
  act(() => button.click())
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Paid by Fieldnotes')).toBeVisible()
  expect(within(dialog).queryByText(/at most|Not known yet/i)).toBeNull()
  await agree()
  await waitFor(() => expect(screen.getByText(/^0x(ab){32}$/)).toBeVisible(), { timeout: 10_000 })
  expect(station.sponsored).toHaveLength(1)
  const [{ body, stampedBy } = { body: {}, stampedBy: '' }] = station.sponsored
  expect(stampedBy).toBe(keyOf())
  expect(body).toMatchObject({
    type: 'ACTIVITY_TYPE_ETH_SEND_TRANSACTION_V2',
    parameters: {
      from: accountOf('CURVE_SECP256K1').address,
      caip2: CAIP2,
      sponsor: true,
      gasStationNonce: '34',
      calls: [{ to: TO, value: String(10n ** 16n) }],
    },
  })
  // what the station decides the person's account does not offer
  const { parameters } = Object(body)
  for (const name of ['gasLimit', 'maxFeePerGas', 'maxPriorityFeePerGas', 'nonce'])
    expect(parameters).not.toHaveProperty(name)
})

test('once it is sent, no screen speaks of a fee', async () => {
  show(<App value={1n} />)
  const button = await screen.findByRole('button', { name: 'Send it' })
  await waitFor(() => expect(button).toBeEnabled())
  act(() => button.click())
  await screen.findByText('Paid by Fieldnotes')
  await agree()
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('heading', { name: /Sent/ }, { timeout: 10_000 })
  expect(within(dialog).queryByText(/fee/i)).toBeNull()
})

test('the same on Solana', async () => {
  show(null)
  const account = accountOf('CURVE_ED25519')
  const instructions = [
    transfer(account.address, 'Stake11111111111111111111111111111111111111', 5n),
  ]
  const hex = unsignedTransaction({ payer: account.address, instructions })
  const transaction = { caip2: 'solana:mainnet', unsignedTransaction: hex, sponsored: true }
  const sending = sendTransaction(kit, { account, transaction })
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Paid by Fieldnotes')).toBeVisible()
  expect(within(dialog).queryByText(/at most|Not known yet/i)).toBeNull()
  await agree()
  expect(await sending).toMatchObject({ hash: 'sig' })
  expect(station.sponsored).toMatchObject([
    {
      stampedBy: keyOf(),
      body: {
        type: 'ACTIVITY_TYPE_SOL_SEND_TRANSACTION_V2',
        parameters: { sponsor: true, unsignedTransaction: hex, signWiths: [account.address] },
      },
    },
  ])
})

test('a service without a gas station is not asked again, and the app hears why', async () => {
  kit = await stage.person({ appName: 'Fieldnotes' })
  const accounts = [paramsFromNewAccount('ethereum')]
  await kit.submit('createWallet', { walletName: 'Everyday', accounts })
  const [first] = (await kit.query('listWalletAccounts', {})).accounts.map(accountFromWire)
  if (!first) throw new Error('no account was made')
  show(null)
  const transaction = { caip2: CAIP2, to: TO, value: 1n, sponsored: true }
  const sending = sendTransaction(kit, { account: first, transaction })
  const refused = expect(sending).rejects.toMatchObject({ wireCode: 'GAS_STATION_NOT_CONFIGURED' })
  await screen.findByText('Paid by Fieldnotes')
  await agree()
  await refused
  await screen.findByRole('heading', { name: 'We could not sign this' })
})
