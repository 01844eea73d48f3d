import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { type ProofSubject, verifyAppProof } from '../../src/crypto/proof/verifyAppProof.ts'
import type { AppProof } from '../../src/wire/fields/appProof.ts'
import type { BootProof } from '../../src/wire/fields/bootProof.ts'
import { verdictOf } from '../support/proofs.ts'
import { createProxyClient } from '../support/proxyClient.ts'
import { type RunningService, startService } from '../support/startService.ts'
import { ethereumAccount } from '../support/walletSteps.ts'

let folder: string
let service: RunningService

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-proofs-'))
})
afterEach(async () => {
  await service.stop()
  rmSync(folder, { recursive: true })
})

const wallet = { walletName: 'Main', accounts: [ethereumAccount] }

/** Speaks to the service over HTTP, as its root user and as a page. */
async function start() {
  service = await startService({ data: folder })
  const { url, authProxyConfigId, organizationId, rootApiKey, appProofRootPem } = service.facts
  const { stamped, proxy } = createProxyClient({
    fetch: (request) => fetch(request),
    url,
    authProxyConfigId,
  })
  const key = await importPrivateKey(rootApiKey.privateKey)
  const query = (name: string, body: object) =>
    stamped(`/public/v1/query/${name}`, key, { organizationId, ...body })
  const submit = async (name: string, type: string, parameters: object) => {
    const timestampMs = String(Date.now())
    const body = { type, timestampMs, organizationId, parameters, generateAppProofs: true }
    const reply = await stamped(`/public/v1/submit/${name}`, key, body)
    return Object(reply.body).activity
  }
  const questionOf = async (appProof: AppProof, about: ProofSubject) => {
    const { body } = await query('get_boot_proof', { ephemeralKey: appProof.publicKey })
    const bootProof: BootProof = Object(body).bootProof
    const roots = [{ kind: 'software', certificatePem: appProofRootPem }] as const
    return { appProof, bootProof, about, roots }
  }
  return { organizationId, appProofRootPem, submit, questionOf, proxy, query }
}

function subject(organizationId: string, made: unknown): ProofSubject {
  const { walletId, addresses } = Object(made)
  return {
    type: 'APP_PROOF_TYPE_ADDRESS_DERIVATION',
    organizationId,
    walletId,
    derivationPath: ethereumAccount.path,
    address: addresses[0],
  }
}

test('proves wallets to whoever has the ready line, and again after a restart', async () => {
  const first = await start()
  const { organizationId } = first
  const made = await first.submit('create_wallet', 'ACTIVITY_TYPE_CREATE_WALLET', wallet)
  const about = subject(organizationId, made.result.createWalletResult)
  const [appProof] = made.appProofs
  const question = await first.questionOf(appProof, about)
  expect(await verifyAppProof(question)).toMatchObject({ boot: { isEnclave: false } })
  for (const other of [{ organizationId: 'other' }, { walletId: 'other' }])
    expect(await verdictOf({ ...question, about: { ...about, ...other } })).toBe(
      'APP_PROOF_MISMATCH',
    )

  await service.stop()
  const second = await start()
  expect(second.appProofRootPem).toBe(first.appProofRootPem)
  expect(await verdictOf(await second.questionOf(appProof, about))).toBe('OK')
  const listed = await second.query('list_app_proofs', { activityId: made.id })
  expect(listed.body).toEqual({ appProofs: made.appProofs })
  const later = await second.submit('create_wallet', 'ACTIVITY_TYPE_CREATE_WALLET', wallet)
  const [newProof] = later.appProofs
  expect(newProof.publicKey).not.toBe(appProof.publicKey)
  const aboutLater = subject(organizationId, later.result.createWalletResult)
  expect(await verdictOf(await second.questionOf(newProof, aboutLater))).toBe('OK')
  const mixed = {
    ...(await second.questionOf(newProof, aboutLater)),
    bootProof: question.bootProof,
  }
  expect(await verdictOf(mixed)).toBe('APP_PROOF_INVALID')
})

test('proves the wallet of a sign-up, through the proxy and without it', async () => {
  const { organizationId, submit, questionOf, proxy, query } = await start()
  const person = { userName: 'Mara', apiKeys: [], authenticators: [], oauthProviders: [] }
  const made = await submit('create_sub_organization', 'ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8', {
    subOrganizationName: 'Mara',
    rootUsers: [person],
    rootQuorumThreshold: 1,
    wallet,
  })
  const result = made.result.createSubOrganizationResultV8
  const about = subject(result.subOrganizationId, result.wallet)
  const [appProof] = made.appProofs
  expect(await verdictOf(await questionOf(appProof, about))).toBe('OK')
  const parent = await questionOf(appProof, { ...about, organizationId })
  expect(await verdictOf(parent)).toBe('APP_PROOF_MISMATCH')

  const signUp = await proxy('signup', { userName: 'Nora', wallet })
  const { appProofs } = Object(signUp.body)
  const aboutNora = subject(String(signUp.body.organizationId), signUp.body.wallet)
  expect(await verdictOf(await questionOf(appProofs[0], aboutNora))).toBe('OK')
  expect(await verdictOf(await questionOf(appProofs[0], about))).toBe('APP_PROOF_MISMATCH')
  const { activities } = Object((await query('list_activities', {})).body)
  expect(appProofs).toEqual(activities[0].appProofs)
  expect((await proxy('signup', { userName: 'Ada' })).body).not.toHaveProperty('appProofs')
})
