import { describe, expect, onTestFinished, test } from 'vitest'
import { activityRecord } from '../../src/wire/activityRecord.ts'
import { appProof } from '../../src/wire/fields/appProof.ts'
import { bootProof } from '../../src/wire/fields/bootProof.ts'
import { queryEndpoints } from '../../src/wire/queryEndpoints.ts'
import { createTestApi } from '../support/activityApi.ts'
import { verdictOf } from '../support/proofs.ts'
import { bootProofOf, proofsIn, provenWallet } from '../support/provenWallet.ts'
import { kindsOf } from '../support/schemaFields.ts'
import { onEachStore } from './store/onEachStore.ts'

describe('app proofs on the wire', () => {
  test('have the fields of the public wire', () => {
    expect(kindsOf(appProof)).toEqual({
      scheme: 'string!',
      publicKey: 'string!',
      proofPayload: 'string!',
      signature: 'string!',
    })
    expect(kindsOf(bootProof)).toEqual({
      ephemeralPublicKeyHex: 'string!',
      awsAttestationDocB64: 'string!',
      qosManifestB64: 'string!',
      qosManifestEnvelopeB64: 'string!',
      deploymentLabel: 'string!',
      enclaveApp: 'string!',
      owner: 'string!',
      createdAt: 'object!',
      qosManifestVersion: 'string?',
    })
    expect(kindsOf(activityRecord).appProofs).toBe('object[]?')
  })

  test.each([
    ['list_app_proofs', queryEndpoints.listAppProofs, 'activityId', { appProofs: 'object[]!' }],
    ['get_boot_proof', queryEndpoints.getBootProof, 'ephemeralKey', { bootProof: 'object!' }],
    [
      'get_latest_boot_proof',
      queryEndpoints.getLatestBootProof,
      'appName',
      { bootProof: 'object!' },
    ],
  ] as const)('%s speaks as the public wire does', (name, endpoint, member, response) => {
    expect(endpoint.path).toBe(`/public/v1/query/${name}`)
    expect(kindsOf(endpoint.request)).toEqual({ organizationId: 'string!', [member]: 'string!' })
    expect(kindsOf(endpoint.response)).toEqual(response)
  })
})

onEachStore((open) => {
  test('keeps app proofs and where their keys come from', async () => {
    const store = await open()
    onTestFinished(() => store.close())
    const kit = await createTestApi({ store })
    const { reply, question } = await provenWallet(kit)
    expect(await verdictOf(question)).toBe('OK')
    const [row] = await store.find('activities', {})
    expect(row?.result.appProofs).toEqual(proofsIn(reply))
    expect(await bootProofOf(kit, question.appProof)).toEqual(question.bootProof)
    expect(await store.find('bootProofs', {})).toMatchObject([
      { ephemeralPublicKey: question.appProof.publicKey, createdAtMs: kit.clock.time },
    ])
  })
})
