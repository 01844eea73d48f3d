import { expect, test } from 'vitest'
import { addUser } from '../../../test/support/activityApi.ts'
import { addFamily } from '../../../test/support/members.ts'
import { printCount } from '../../../test/support/printCount.ts'
import {
  addEndpoint,
  answered,
  deliveriesOf,
  happen,
  newEndpoint,
  openWebhookStage,
  type WebhookStage,
} from '../../../test/support/webhookStage.ts'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import type { submitEndpoints } from '../../wire/submitEndpoints.ts'

type Name = keyof typeof submitEndpoints
type Ids = { readonly endpoint: string; readonly delivery: string }

/** An organization with an endpoint and a delivery that was given up. */
async function filled(stage: WebhookStage) {
  const family = await addFamily(stage.kit)
  const { call, organizationId } = family
  const endpoint = await addEndpoint(stage, {}, call)
  const features = { name: 'FEATURE_NAME_EMAIL_AUTH', value: '' }
  await stage.kit.submit('setOrganizationFeature', features, call)
  stage.receiver.answer = () => answered(410)
  await happen(stage, call)
  await stage.deliver()
  const ofThis = { organizationId, status: 'WEBHOOK_DELIVERY_STATUS_DEAD' }
  const [dead] = await deliveriesOf(stage.kit, ofThis)
  stage.receiver.answer = () => answered(200)
  const active = { endpointId: endpoint, isActive: true }
  await stage.kit.submit('updateWebhookEndpoint', active, call)
  const ids: Ids = { endpoint, delivery: String(dead?.deliveryId) }
  return { ...family, ids }
}

const places: readonly [name: Name, of: keyof Ids, with_: (id: string) => unknown][] = [
  ['updateWebhookEndpoint', 'endpoint', (endpointId) => ({ endpointId, name: 'B' })],
  ['updateWebhookEndpoint', 'endpoint', (endpointId) => ({ endpointId, isActive: false })],
  ['deleteWebhookEndpoint', 'endpoint', (endpointId) => ({ endpointId })],
  ['replayWebhookDeliveries', 'delivery', (id) => ({ deliveryIds: [id] })],
]

/** Activities that name no id. */
const changes: readonly [name: Name, parameters: unknown][] = [
  ['setOrganizationFeature', { name: 'FEATURE_NAME_SMS_AUTH', value: '' }],
  ['removeOrganizationFeature', { name: 'FEATURE_NAME_EMAIL_AUTH' }],
  ['createWebhookEndpoint', newEndpoint()],
]

const kept = async ({ kit }: WebhookStage) => ({
  endpoints: await kit.parts.store.find('webhookEndpoints', {}),
  features: await kit.parts.store.find('organizationFeatures', {}),
  deliveries: await kit.parts.store.find('webhookDeliveries', {}),
})

test('T34 answers for an id of another organization as for one that nobody has, and changes nothing', async () => {
  const stage = await openWebhookStage()
  const { kit } = stage
  const [own, sibling] = [await filled(stage), await filled(stage)]
  const before = await kept(stage)
  let same = 0
  for (const [name, of, parametersWith] of places) {
    const foreign = await kit.submit(name, parametersWith(sibling.ids[of]), own.call)
    const missing = await kit.submit(name, parametersWith(kit.parts.newId()), own.call)
    expect([name, foreign]).toEqual([name, missing])
    expect([name, foreign.status]).toEqual([name, 404])
    same++
  }
  expect(await kept(stage)).toEqual(before)
  printCount('T34 foreign ids among webhooks answered as missing', same, places.length)
})

test('T34 lets only a root user of the organization itself change its webhooks', async () => {
  const stage = await openWebhookStage()
  const { kit } = stage
  const [own, sibling] = [await filled(stage), await filled(stage)]
  const { organizationId } = own
  const member = await addUser(kit.parts, organizationId, 'user')
  const callers = [
    [kit.root.key, 'REQUEST_NOT_AUTHORIZED'],
    [kit.proxy.key, 'REQUEST_NOT_AUTHORIZED'],
    [member.key, 'REQUEST_NOT_AUTHORIZED'],
    [sibling.root.key, 'ORGANIZATION_NOT_FOUND'],
    [await generateKeyPair(), 'PUBLIC_KEY_NOT_FOUND'],
  ] as const
  const all = [
    ...places.map(([name, of, with_]) => [name, with_(own.ids[of])] as const),
    ...changes,
  ]
  const before = await kept(stage)
  let refused = 0
  for (const [name, parameters] of all)
    for (const [key, code] of callers) {
      const reply = await kit.submit(name, parameters, { key, organizationId })
      expect([name, reply.code]).toEqual([name, code])
      refused++
    }
  expect(await kept(stage)).toEqual(before)
  printCount('T34 changes of webhooks by others refused', refused, all.length * callers.length)
  // the other way round, since an endpoint that is off or gone has nothing to replay
  for (const [name, parameters] of all.toReversed()) {
    const isGone = name === 'updateWebhookEndpoint'
    const code = isGone ? 'WEBHOOK_ENDPOINT_NOT_FOUND' : 'OK'
    expect([name, (await kit.submit(name, parameters, own.call)).code]).toEqual([name, code])
  }
})

test('T34 shows the webhooks of an organization to its root user and that of its parent', async () => {
  const stage = await openWebhookStage()
  const { kit } = stage
  const [own, sibling] = [await filled(stage), await filled(stage)]
  const { organizationId, ids } = own
  const names = ['listWebhookEndpoints', 'listWebhookDeliveries', 'getOrganizationConfigs'] as const
  for (const name of names) {
    for (const key of [own.root.key, kit.root.key]) {
      const reply = await kit.query(name, { organizationId }, { key })
      expect([name, reply.code]).toEqual([name, 'OK'])
      expect(JSON.stringify(reply.body)).not.toContain(sibling.organizationId)
      expect(JSON.stringify(reply.body)).not.toContain(sibling.ids.delivery)
    }
    const stranger = await kit.query(name, { organizationId }, { key: sibling.root.key })
    expect([name, stranger.code]).toEqual([name, 'ORGANIZATION_NOT_FOUND'])
  }
  const foreign = await deliveriesOf(kit, { organizationId, endpointId: sibling.ids.endpoint })
  expect(foreign).toEqual([])
  expect(await deliveriesOf(kit, { organizationId, endpointId: ids.endpoint })).not.toEqual([])
})
