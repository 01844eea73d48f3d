import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountStage } from '../../../../test/support/accountStage.ts'
import { printCount } from '../../../../test/support/printCount.ts'
import type { Latchkit } from '../../../core/latchkit.ts'
import type { TrustOptions } from '../../../core/options.ts'
import { LatchkitProvider } from '../../../react/LatchkitProvider.tsx'
import { AppProofBadge } from './AppProofBadge.tsx'

let stage: Awaited<ReturnType<typeof createAccountStage>>
let shown = 0

beforeAll(async () => {
  stage = await createAccountStage()
})
afterAll(async () => {
  printCount('T46 outcomes that people are shown', shown, 5)
  await stage.stop()
})

/** The badge of somebody who signed up with a wallet; its details opened. */
async function openDetails(
  trust: TrustOptions | undefined,
  prepare?: (kit: Latchkit) => Promise<void> | void,
) {
  const signup = { wallet: { accounts: ['ethereum'] } } as const
  const kit = await stage.person({ signup, trust })
  await prepare?.(kit)
  const account = (await kit.query('listWalletAccounts', {})).accounts.at(-1)
  if (!account) throw new Error('there is no account')
  render(
    <LatchkitProvider kit={kit}>
      <AppProofBadge account={account} />
    </LatchkitProvider>,
  )
  const person = userEvent.setup()
  const badge = await screen.findByRole('button', { name: /^(?!Checking)/ }, { timeout: 20_000 })
  await person.click(badge)
  const dialog = await screen.findByRole('dialog', {}, { timeout: 20_000 })
  return { kit, person, badge, dialog, account }
}

const developmentRoot = () =>
  ({ appProofRoots: [{ kind: 'software', certificatePem: stage.appProofRootPem }] }) as const

test('T46 names the development root as what it is, and says what was checked and what was not', async () => {
  const { person, badge, dialog, account } = await openDetails(developmentRoot())
  expect(badge).toHaveTextContent('Verified, development')
  within(dialog).getByRole('heading', { name: 'This address was made by a development service' })
  within(dialog).getByText(/root “Latchkit software proofs, no enclave”/)
  within(dialog).getByText(/^Not checked: /)
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(4)
  expect(dialog).not.toHaveTextContent(/aws|cloud|genuine/i)
  await person.click(within(dialog).getByRole('button', { name: 'Copy the proof' }))
  expect(await navigator.clipboard.readText()).toContain(account.address)
  shown++
})

test('T46 a proof that was altered on this device is a warning, and can be checked again', async () => {
  const key = () => Object.keys(localStorage).find((name) => name.endsWith(':app-proofs')) ?? ''
  const honest = { text: '' }
  const { person, badge, dialog } = await openDetails(developmentRoot(), () => {
    honest.text = localStorage.getItem(key()) ?? ''
    const altered = honest.text.replace(
      /"signature":"(.)/g,
      (_, digit) => `"signature":"${digit === '0' ? '1' : '0'}`,
    )
    localStorage.setItem(key(), altered)
  })
  expect(badge).toHaveTextContent('Not verified')
  within(dialog).getByRole('heading', { name: 'We could not verify this address' })
  within(dialog).getByText('Do not send money to it yet.')
  localStorage.setItem(key(), honest.text)
  await person.click(within(dialog).getByRole('button', { name: 'Check again' }))
  await within(dialog).findByText('The proof is signed')
  expect(badge).toHaveTextContent('Verified, development')
  shown++
})

test('T46 says plainly that nothing was checked without a root', async () => {
  const { badge, dialog } = await openDetails(undefined)
  expect(badge).toHaveTextContent('Not checked')
  within(dialog).getByText('Not checked: no trusted root is configured.')
  shown++
})

test('T46 a browser that saw nothing of the sign-up is told of its proof too', async () => {
  const { badge } = await openDetails(developmentRoot(), () => localStorage.clear())
  expect(badge).toHaveTextContent('Verified, development')
  shown++
})

test('T46 says that there is no proof', async () => {
  const { badge, dialog } = await openDetails(developmentRoot(), async (kit) => {
    // nobody asks for a proof of these
    const path = { curve: 'CURVE_SECP256K1', pathFormat: 'PATH_FORMAT_BIP32' } as const
    const place = { ...path, path: "m/44'/60'/7'/0/0", addressFormat: 'ADDRESS_FORMAT_ETHEREUM' }
    const [wallet] = (await kit.query('listWallets', {})).wallets
    const walletId = wallet?.walletId ?? ''
    await kit.submit('createWalletAccounts', { walletId, accounts: [place as never] })
  })
  expect(badge).toHaveTextContent('No proof')
  within(dialog).getByRole('heading', { name: 'There is no proof of this address' })
  shown++
})
