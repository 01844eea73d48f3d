import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import type { ProofQuestion } from '../../src/crypto/proof/verifyAppProof.ts'
import { createProxyClient } from '../support/proxyClient.ts'
import type { RunningService } from '../support/startService.ts'
import { ethereumAccount } from '../support/walletSteps.ts'
import { startWebhookReceiver } from '../support/webhookReceiver.ts'
import { importInstalled, startInstalled } from './support/app.ts'

let service: RunningService

beforeAll(async () => {
  service = await startInstalled()
})
afterAll(() => service?.stop())

/** Submits an activity and asks queries as the root user. */
async function actAsRoot() {
  const { organizationId, rootApiKey } = service.facts
  const { stamped } = createProxyClient({ fetch, ...service.facts })
  const key = await importPrivateKey(rootApiKey.privateKey)
  return {
    async submit(name: string, type: string, parameters: object, more: object = {}) {
      const timestampMs = String(Date.now())
      const envelope = { type, timestampMs, organizationId, parameters, ...more }
      const reply = await stamped(`/public/v1/submit/${name}`, key, envelope)
      expect(reply).toMatchObject({ status: 200 })
      return Object(reply.body).activity
    },
    async query(name: string, body: object) {
      const reply = await stamped(`/public/v1/query/${name}`, key, { organizationId, ...body })
      expect(reply).toMatchObject({ status: 200 })
      return Object(reply.body)
    },
  }
}

test('A10 createWebhookVerifier of the packed package accepts what the packed service sends, and no other body', async () => {
  const { createWebhookVerifier } = await importInstalled('latchkit/crypto')
  const verifier = createWebhookVerifier({ apiBaseUrl: service.facts.apiBaseUrl })
  const root = await actAsRoot()
  const verdicts = new Promise<readonly unknown[]>((resolve, reject) => {
    startWebhookReceiver(async (webhook, response) => {
      response.writeHead(200).end()
      const altered = { ...webhook, body: Buffer.from(`${webhook.body} `) }
      resolve(Promise.all([verifier.verify(webhook), verifier.verify(altered)]))
    }).then((receiver) => {
      onTestFinished(() => receiver.close())
      const feature = { name: 'FEATURE_NAME_WEBHOOK', value: receiver.url }
      const type = 'ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE'
      return root.submit('set_organization_feature', type, feature)
    }, reject)
  })
  expect(await verdicts).toMatchObject([
    { kind: 'valid', organizationId: service.facts.organizationId, eventType: 'ACTIVITY_UPDATES' },
    { kind: expect.not.stringMatching(/^valid$/) },
  ])
})

test('A10 verifyAppProof of the packed package accepts the proof of a wallet, and no other wallet', async () => {
  const { verifyAppProof } = await importInstalled('latchkit/crypto')
  const { organizationId, appProofRootPem } = service.facts
  const root = await actAsRoot()
  const wallet = { walletName: 'Main', accounts: [ethereumAccount] }
  const made = await root.submit('create_wallet', 'ACTIVITY_TYPE_CREATE_WALLET', wallet, {
    generateAppProofs: true,
  })
  const [appProof] = made.appProofs
  const { bootProof } = await root.query('get_boot_proof', { ephemeralKey: appProof.publicKey })
  const { walletId, addresses } = made.result.createWalletResult
  const question: ProofQuestion = {
    appProof,
    bootProof,
    roots: [{ kind: 'software', certificatePem: appProofRootPem }],
    about: {
      type: 'APP_PROOF_TYPE_ADDRESS_DERIVATION',
      organizationId,
      walletId,
      derivationPath: ethereumAccount.path,
      address: addresses[0],
    },
  }
  expect(await verifyAppProof(question)).toMatchObject({ boot: { isEnclave: false } })
  const other = { ...question, about: { ...question.about, walletId: 'other' } }
  await expect(verifyAppProof(other)).rejects.toMatchObject({ code: 'APP_PROOF_MISMATCH' })
})
