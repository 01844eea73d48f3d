import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import * as samples from '../../../stories/signing/samples.ts'
import { storyFrame, storyNow } from '../../../stories/support/frame.tsx'
import type { Amount, SignDetail, SignView } from '../../core/wallet/signing/signView.ts'
import { UiSettingsContext } from '../../react/kitContext.ts'
import { ConfirmView } from './ConfirmView.tsx'

function show(view: SignView) {
  render(
    <UiSettingsContext.Provider value={{ locale: 'en' }}>
      <ConfirmView
        frame={storyFrame}
        appName="Fieldnotes"
        view={view}
        place={{ position: 1, count: 1 }}
        isSigning={false}
        nowMs={storyNow}
        onApprove={() => undefined}
        onDecline={() => undefined}
      />
    </UiSettingsContext.Provider>,
  )
}

const ether = (raw: bigint): Amount => ({ ...samples.taken, raw })
const usdc: Amount = { ...ether(40_000_000n), token: samples.usdc, symbol: 'USDC', decimals: 6 }

/** Every row: its name, and what it says to the letter. */
const rows = () =>
  [...document.querySelectorAll('[data-slot="rows"] > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )

test('what is paid, what the network takes and what leaves at most are said to the last digit', () => {
  show(samples.transfer)
  expect(rows().slice(2)).toEqual([
    ['You pay', '0.0123456789 ETH'],
    ['Network fee', '0.00004 ETHat most 0.00006 ETH'],
    ['Total, at most', '0.0124056789 ETH'],
  ])
})

test('an account sends from, and signs with', () => {
  const names = () => rows().map(([name]) => name)
  show(samples.transfer)
  expect(names()).toEqual(['From', 'To', 'You pay', 'Network fee', 'Total, at most'])
  cleanup()
  show({ ...samples.transfer, broadcast: 'nobody' })
  expect(names()[0]).toBe('Account')
})

const pay = (...amounts: readonly Amount[]): SignDetail => ({ kind: 'pay', amounts })
const fee = (usual: Amount | null, most: Amount | null, isSponsored = false): SignDetail => ({
  kind: 'fee',
  usual,
  most,
  isSponsored,
})

test.each<[string, SignDetail, string[]]>([
  [
    'several amounts',
    pay(usdc, ether(10n ** 16n), ether(1n)),
    ['You pay', '40 USDC, 0.01 ETH, and 0.000000000000000001 ETH'],
  ],
  ['no amount', pay(), ['You pay', 'Nothing']],
  ['a bound of the fee', fee(null, ether(6n)), ['Network fee', 'at most 0.000000000000000006 ETH']],
  ['a fee to the last unit', fee(samples.taken, samples.taken), ['Network fee', '0.00004 ETH']],
  ['a fee that nobody knows', fee(null, null), ['Network fee', 'Not known yet']],
  [
    'a fee that the app pays',
    fee(samples.taken, ether(6n), true),
    ['Network fee', 'Paid by Fieldnotes'],
  ],
])('%s: the row says it whole', (_, detail, row) => {
  show({ ...samples.transfer, details: [detail] })
  expect(rows().slice(1)).toEqual([row])
})

test('each thing to know first is said, in its order', () => {
  show(samples.transfer)
  const notes = [...document.querySelectorAll('[data-slot="riskNote"]')]
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    'This transaction will probably fail. It stopped in the simulation: “insufficient funds”',
    'This is for another network. Continue only if you expect that.',
  ])
})

test('a character of two halves at the end of what is shown first is whole, and hides nothing', async () => {
  const text = `${'x'.repeat(999)}\u{1F97E}${'x'.repeat(10)}`
  show({ ...samples.message, details: [{ kind: 'text', text, isBytes: false }] })
  await screen.findByText('app.fieldnotes.example')
  expect(document.querySelector('[data-slot="payload"] bdi')?.textContent).toBe(
    `${'x'.repeat(999)}\u{1F97E}…`,
  )
  expect(document.querySelector('.lk-unseen')).toBeNull()
})

test.each([500, 5000])('%i characters of it as it is sent are marked and whole', async (length) => {
  const person = userEvent.setup()
  const end = 'pay\u202Eeno'
  const raw = `${'x'.repeat(length - end.length)}${end}`
  show({ ...samples.transfer, raw })
  await person.click(screen.getByRole('button', { name: 'Show raw data' }))
  const all = screen.queryByRole('button', { name: /^Show all/ })
  if (all) await person.click(all)
  const payload = document.querySelector('[data-slot="payload"]')
  expect(payload?.textContent).toBe(raw.replace('\u202E', 'U+202E'))
  expect(document.querySelector('.lk-unseen')?.textContent).toBe('U+202E')
})

test('members of typed data that no type names are listed as not signed', () => {
  const node = { name: 'message.note', type: '', value: 'free', meaning: null, children: [] }
  show({ ...samples.permit, details: [{ kind: 'unsigned', nodes: [node] }] })
  expect(rows().slice(1)).toEqual([['Not signed', 'message.notefree']])
})
