import { act, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createAccountStage } from '../../test/support/accountStage.ts'
import { patient } from '../../test/support/often.ts'
import { renderHookWithKit } from '../../test/support/renderHookWithKit.tsx'
import type { Latchkit } from '../core/latchkit.ts'
import type { ProofRoot } from '../crypto/proof/proofRoots.ts'
import { createService } from '../service/createService.ts'
import type { ProvenAccount } from './queries/addressProofQuery.ts'
import { useAddressProof } from './useAddressProof.ts'
import { useCreateWallet } from './useCreateWallet.ts'
import { useCreateWalletAccounts } from './useCreateWalletAccounts.ts'

let stage: Awaited<ReturnType<typeof createAccountStage>>
let roots: readonly ProofRoot[]

beforeAll(async () => {
  stage = await createAccountStage()
  roots = [{ kind: 'software', certificatePem: stage.appProofRootPem }]
})
afterAll(() => stage.stop())

const signup = { wallet: { accounts: ['ethereum', 'solana'] } } as const

/** Somebody who signed up with a wallet, and its accounts. */
async function newcomer(
  appProofRoots: readonly ProofRoot[] | undefined,
  fetch: typeof globalThis.fetch = stage.send,
) {
  const kit = await stage.person({ signup, trust: { appProofRoots }, fetch })
  const { accounts } = await kit.query('listWalletAccounts', {})
  const [ethereum, solana] = accounts
  if (!ethereum || !solana) throw new Error('there is no wallet')
  return { kit, ethereum, solana }
}

/** What the check of an account comes to. */
async function proofOf(kit: Latchkit, account: ProvenAccount) {
  const result = renderHookWithKit(kit, () => useAddressProof(account))
  await waitFor(() => expect(result.current.isFetched).toBe(true), { timeout: 10_000 })
  return result.current
}

test('verifies the addresses of a sign-up up to the root, which is named as one for development', async () => {
  const { kit, ethereum, solana } = await newcomer(roots)
  for (const account of [ethereum, solana]) {
    const { data } = await proofOf(kit, account)
    expect(data).toMatchObject({
      at: 'verified',
      root: { kind: 'software', name: 'Latchkit software proofs, no enclave' },
      appProof: { proofPayload: expect.stringContaining(account.address) },
    })
  }
})

test('asks once where the key of the proofs comes from, however late the next check is', async () => {
  const asked: string[] = []
  const events: string[] = []
  const kit = await stage.person({
    signup,
    trust: { appProofRoots: roots },
    onEvent: ({ type }) => events.push(type),
    fetch(input, init) {
      asked.push(new URL(new Request(input).url).pathname.split('/').at(-1) ?? '')
      return stage.send(input, init)
    },
  })
  const { accounts } = await kit.query('listWalletAccounts', {})
  expect(accounts).toHaveLength(2)
  // the sign-up asks for itself
  await vi.waitUntil(() => events.includes('addressesChecked'), patient)
  asked.length = 0
  for (const account of accounts)
    expect((await proofOf(kit, account)).data).toMatchObject({ at: 'verified' })
  expect(asked.filter((query) => query === 'get_boot_proof')).toHaveLength(1)
})

test('a boot proof that did not hold is asked for anew by the next check', async () => {
  let isCut = true
  const { kit, ethereum } = await newcomer(roots, async (input, init) => {
    const response = await stage.send(input, init)
    if (!isCut || !new Request(input).url.endsWith('/get_boot_proof')) return response
    const { bootProof } = await response.json()
    const awsAttestationDocB64 = bootProof.awsAttestationDocB64.slice(0, -8)
    return Response.json({ bootProof: { ...bootProof, awsAttestationDocB64 } })
  })
  const result = renderHookWithKit(kit, () => useAddressProof(ethereum))
  await waitFor(() => expect(result.current.data).toBeDefined(), patient)
  expect(result.current.data).toMatchObject({ at: 'unverified', reason: 'BOOT_PROOF_INVALID' })
  isCut = false
  const again = await act(() => result.current.refetch())
  expect(again.data).toMatchObject({ at: 'verified' })
})

test('finds the proof of a wallet that was made later, and of an account that was added to it', async () => {
  const kit = await stage.person({ trust: { appProofRoots: roots } })
  const made = renderHookWithKit(kit, () => ({
    wallet: useCreateWallet(),
    accounts: useCreateWalletAccounts(),
  }))
  const wallet = await act(() =>
    made.current.wallet.mutateAsync({ name: 'Main', accounts: ['ethereum'] }),
  )
  const { walletId } = wallet
  const added = await act(() =>
    made.current.accounts.mutateAsync({ walletId, accounts: ['solana'] }),
  )
  const { accounts } = await kit.query('listWalletAccounts', {})
  expect(accounts.map(({ address }) => address)).toEqual([...wallet.addresses, ...added.addresses])
  for (const account of accounts)
    expect((await proofOf(kit, account)).data).toMatchObject({ at: 'verified' })
})

test('sec/T46 another wallet, path, address or organization, and another root, are not verified', async () => {
  const { kit, ethereum, solana } = await newcomer(roots)
  for (const account of [
    { ...ethereum, address: solana.address },
    { ...ethereum, walletId: 'other' },
    { ...ethereum, path: solana.path },
    { ...solana, address: ethereum.address, walletId: 'other' },
  ])
    expect((await proofOf(kit, account)).data).toMatchObject({
      at: 'unverified',
      reason: 'APP_PROOF_MISMATCH',
    })
  const other = await createService({ development: true })
  const { appProofRootPem: certificatePem } = other.facts
  const strangers = await newcomer([{ kind: 'software', certificatePem }])
  expect((await proofOf(strangers.kit, strangers.ethereum)).data).toMatchObject({
    at: 'unverified',
    reason: 'BOOT_PROOF_UNTRUSTED',
  })
  await other.close()
})

test('says so when there is no proof, and when there is no root to check it with', async () => {
  const kit = await stage.person({ trust: { appProofRoots: roots } })
  await kit.submit('createWallet', {
    walletName: 'Main',
    accounts: [
      {
        curve: 'CURVE_SECP256K1',
        pathFormat: 'PATH_FORMAT_BIP32',
        path: "m/44'/60'/0'/0/0",
        addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
      },
    ],
  })
  const [unproven] = (await kit.query('listWalletAccounts', {})).accounts
  if (!unproven) throw new Error('there is no account')
  expect((await proofOf(kit, unproven)).data).toEqual({ at: 'missing' })
  const without = await newcomer(undefined)
  expect((await proofOf(without.kit, without.ethereum)).data).toEqual({ at: 'unchecked' })
})

test('a root that could protect nobody is an error, not an answer', async () => {
  const { kit, ethereum } = await newcomer([{ kind: 'software', certificatePem: 'x' }])
  const { data, error } = await proofOf(kit, ethereum)
  expect(data).toBeUndefined()
  expect(error).toMatchObject({ code: 'OPTION_INVALID' })
})
