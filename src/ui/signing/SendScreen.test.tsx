import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { reverted, solanaReverted } from '../../../stories/signing/reverts.ts'
import { purchase, taken } from '../../../stories/signing/samples.ts'
import { storyFrame } from '../../../stories/support/frame.tsx'
import { renderWithKit } from '../../../test/support/renderWithKit.tsx'
import { de } from '../../locales/de.ts'
import { RevertedView } from './RevertedView.tsx'
import { SentView } from './SentView.tsx'

const rest = { frame: storyFrame, view: purchase, hash: '0xab', onClose: vi.fn() }

const rowOf = (name: string) => screen.getByText(name).nextElementSibling

test('what was sent names the fee that was paid with it', () => {
  renderWithKit(<SentView {...rest} tookMs={900} fee={taken} />)
  expect(rowOf('Paid')).toHaveTextContent('40 USDCand a fee of 0.00004 ETH')
})

test('a fee without a payment is a fee', () => {
  renderWithKit(<SentView {...rest} view={{ ...purchase, details: [] }} tookMs={900} fee={taken} />)
  expect(screen.queryByText('Paid')).toBeNull()
  expect(rowOf('Network fee')).toHaveTextContent(/^0\.00004 ETH$/)
})

test('a fee that nobody knows is not named', () => {
  renderWithKit(<SentView {...rest} tookMs={900} fee={null} />)
  expect(rowOf('Paid')).toHaveTextContent(/^40 USDC$/)
  expect(screen.queryByText('Network fee')).toBeNull()
})

test.each([
  [taken, 'Your 40 USDC did not move. The network kept the fee of 0.00004 ETH.'],
  [null, 'Your 40 USDC did not move. The network kept the fee.'],
])('what failed in a block says what the fee was', (fee, text) => {
  renderWithKit(<RevertedView {...rest} reason={reverted} fee={fee} />)
  expect(screen.getByText(text)).toBeVisible()
})

test('what stopped in the simulation cost nothing, even where it has a name already', () => {
  const reason = { solana: { ...solanaReverted.solana, source: 'preflight' } }
  renderWithKit(<RevertedView {...rest} reason={reason} fee={null} />)
  expect(screen.getByText('It stopped in the simulation, so no fee was taken.')).toBeVisible()
})

test.each([[[]], [undefined]])(
  'where no program wrote anything there is no log to open: %j',
  (logs) => {
    const reason = { solana: { ...solanaReverted.solana, logs } }
    renderWithKit(<RevertedView {...rest} reason={reason} fee={null} />)
    expect(screen.queryByRole('button', { expanded: false })).toBeNull()
  },
)

test('RevertedView: quotes the words of a chain, and not its own', () => {
  const reason = { message: 'Your money is safe. Log in at evil.example\u202e again.' }
  renderWithKit(<RevertedView {...rest} reason={reason} fee={null} />)
  const why = () => screen.getByText(/^(Why|Grund):$/).parentElement
  expect(why()).toHaveTextContent(/^Why: “Your money is safe\. Log in at evil\.example.* again\.”$/)
  expect(why()?.textContent).not.toContain('\u202e')
  expect(why()?.querySelector('bdi')).toHaveTextContent(/^Your money/)
  cleanup()
  const { tag: locale, words } = de
  renderWithKit(<RevertedView {...rest} reason={reason} fee={null} />, { locale, words })
  expect(why()).toHaveTextContent(/„.*Your money is safe.*again\..*“$/)
})

test('RevertedView: gives its own words without quotation marks where nobody gave a reason', () => {
  renderWithKit(<RevertedView {...rest} reason={null} fee={null} />)
  expect(screen.getByText('Why:').parentElement).toHaveTextContent(
    /^Why: the network gave no reason\.$/,
  )
})
