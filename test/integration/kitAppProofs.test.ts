import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import { verifyAppProof } from '../../src/crypto/proof/verifyAppProof.ts'
import { createService, type Service } from '../../src/service/createService.ts'
import { becomes } from '../support/becomes.ts'
import { ethereumAccount } from '../support/walletSteps.ts'

const BASE = 'http://localhost:4455'
const contact = 'mara@okafor.example'
let service: Service
let kit: Latchkit
let unmount: () => void

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  service = await createService({ development: true })
  kit = createLatchkit({
    authProxyUrl: BASE,
    apiBaseUrl: BASE,
    authProxyConfigId: service.facts.authProxyConfigId,
    fetch: async (input, init) =>
      service.fetch(new Request(input, init), { clientAddress: '127.0.0.1' }),
  })
  unmount = kit.mount()
  kit.login.open().catch(() => undefined)
  kit.login.submitContact(contact)
  await becomes(kit.login.state, { at: 'enteringCode' })
  kit.login.submitCode(service.mailbox?.list(contact)[0]?.code ?? '')
  await becomes(kit.session, { status: 'logged-in' })
})
afterEach(async () => {
  unmount()
  vi.unstubAllGlobals()
  await service.close()
})

test('gets a wallet proven, and verifies the proof with what the service prints', async () => {
  const wallet = { walletName: 'Main', accounts: [ethereumAccount] }
  const { result, activityId, appProofs } = await kit.submitProven('createWallet', wallet)
  const [appProof] = appProofs
  if (!appProof) throw new Error('there is no proof')
  const { bootProof } = await kit.query('getBootProof', { ephemeralKey: appProof.publicKey })
  const { organizationId } = (await kit.query('getActivity', { activityId })).activity
  const question = {
    appProof,
    bootProof,
    about: {
      type: 'APP_PROOF_TYPE_ADDRESS_DERIVATION',
      organizationId,
      walletId: result.walletId,
      derivationPath: ethereumAccount.path,
      address: result.addresses[0] ?? '',
    },
    roots: [{ kind: 'software', certificatePem: service.facts.appProofRootPem }],
  } as const
  expect(await verifyAppProof(question)).toMatchObject({ boot: { isEnclave: false } })
  const about = { ...question.about, walletId: 'other' }
  await expect(verifyAppProof({ ...question, about })).rejects.toMatchObject({
    code: 'APP_PROOF_MISMATCH',
    details: 'not as expected: walletId',
  })
  expect(await kit.query('listAppProofs', { activityId })).toEqual({ appProofs })
})

test('names the refusal as a submit without proofs does', async () => {
  const refused = kit.submitProven('createWallet', { walletName: '', accounts: [] })
  await expect(refused).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
  // @ts-expect-error: every object has a member of that name, and no activity has
  const unknown = kit.submitProven('toString', {})
  await expect(unknown).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
})
