import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { StrictMode, Suspense } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { axeViolations } from '../../../test/support/axe.ts'
import { createSignStage } from '../../../test/support/signStage.ts'
import { preparedFor, STRANGER, USDC } from '../../../test/support/signViews.ts'
import type { Latchkit } from '../../core/latchkit.ts'
import { LatchkitProvider } from '../../react/LatchkitProvider.tsx'
import { SignReading, type SignReadingProps } from './SignReading.tsx'

let stage: Awaited<ReturnType<typeof createSignStage>>
beforeAll(async () => {
  stage = await createSignStage()
}, 60_000)
afterAll(() => stage.stop())

const vote = vi.fn<(isMeant: boolean) => void>()

function show(intent: SignReadingProps['activity']['intent'], kit: Latchkit = stage.kit) {
  vote.mockClear()
  render(
    <StrictMode>
      <LatchkitProvider kit={kit}>
        <Suspense fallback="Not yet">
          <SignReading
            activity={{ id: 'a1', intent }}
            otherwise="To the letter"
            votes={({ isGrave, isMeant }) => (
              <button type="button" onClick={({ nativeEvent }) => vote(isMeant(nativeEvent))}>
                {isGrave ? 'Grave' : 'Harmless'}
              </button>
            )}
          />
          <p>All of it</p>
        </Suspense>
      </LatchkitProvider>
    </StrictMode>,
  )
}

/** An approval of all that somebody has of a token, which the service would send. */
function unlimitedApproval() {
  const data = `0x095ea7b3${STRANGER.slice(2).padStart(64, '0')}${'f'.repeat(64)}`
  const transaction = { caip2: 'eip155:8453', to: USDC, data }
  const account = stage.accounts.ethereum
  const { parameters } = preparedFor({ kind: 'send', account, transaction })
  return { ethSendTransactionIntentV2: { ...parameters } }
}

test('says what it would do, warns of it, and shows the rest once all of that is there', async () => {
  show(unlimitedApproval())
  expect(screen.getByText('Not yet')).toBeVisible()
  expect(screen.queryByText('All of it')).not.toBeInTheDocument()
  await screen.findByText('All of it')
  expect(screen.getByText('Approve unlimited USDC for an unknown contract')).toBeVisible()
  expect(screen.getByText('No limit and no end date.', { exact: false })).toBeVisible()
  expect(screen.getByText('Base')).toBeVisible()
  expect(screen.getByText('This permission has no limit.')).toBeVisible()
  expect(screen.getByText('No limit', { selector: 'dd' })).toBeVisible()
  // has no letters: in a language that is written from the right its parts would change places
  expect(screen.getByText('2^256 - 1', { selector: 'bdi' })).toBeVisible()
  const { address } = stage.accounts.ethereum
  expect(screen.getByText(`${address.slice(0, 6)}…${address.slice(-4)}`)).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('is there to the letter too', async () => {
  show(unlimitedApproval())
  const raw = await screen.findByRole('button', { name: /raw/i })
  raw.click()
  await waitFor(() => expect(screen.getByText(/"gasLimit"|"calls"/)).toBeVisible())
})

/** A press so long after the page was loaded. */
function press(button: HTMLElement, atMs: number, isTrusted: boolean) {
  const event = new MouseEvent('click', { bubbles: true })
  Object.defineProperties(event, { isTrusted: { value: isTrusted }, timeStamp: { value: atMs } })
  fireEvent(button, event)
}

test('the votes know whether it is grave, and whether a press was meant for what is shown', async () => {
  show(unlimitedApproval())
  const button = await screen.findByRole('button', { name: 'Grave' })
  press(button, performance.now(), true)
  expect(vote).toHaveBeenLastCalledWith(false)
  await waitFor(() => expect(document.querySelector('[data-presses]')).not.toBeNull(), {
    timeout: 5000,
  })
  press(button, performance.now() + 1000, false)
  expect(vote).toHaveBeenLastCalledWith(false)
  press(button, performance.now() + 1000, true)
  expect(vote).toHaveBeenLastCalledWith(true)
})

test('a message that can be read is not grave', async () => {
  const account = stage.accounts.ethereum
  const { parameters } = preparedFor({ kind: 'message', account, message: 'Good morning' })
  show({ signRawPayloadIntentV2: { ...parameters } })
  expect(await screen.findByRole('button', { name: 'Harmless' })).toBeVisible()
})

test('is shown otherwise where nobody can say it in words', async () => {
  const query: Latchkit['query'] = () => Promise.reject(new Error('no answer'))
  show(unlimitedApproval(), { ...stage.kit, query })
  await screen.findByText('All of it')
  expect(within(document.body).getByText('To the letter', { exact: false })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Grave' })).toBeVisible()
})
