import { describe, expect, test } from 'vitest'
import { activityOf } from '../../../../test/support/activityApi.ts'
import { addFamily } from '../../../../test/support/members.ts'
import { addEndpoint, happen, openWebhookStage } from '../../../../test/support/webhookStage.ts'

const WEBHOOK = 'FEATURE_NAME_WEBHOOK'
const url = 'http://localhost:9/hook'

async function open() {
  const stage = await openWebhookStage()
  const { kit, root } = stage
  const set = (name: string, value: string, call = {}) =>
    kit.submit('setOrganizationFeature', { name, value }, { ...root, ...call })
  const remove = (name: string, call = {}) =>
    kit.submit('removeOrganizationFeature', { name }, { ...root, ...call })
  const configs = async (organizationId = kit.organizationId) => {
    const { body } = await kit.query('getOrganizationConfigs', { organizationId })
    return Object(body).configs
  }
  return { ...stage, stage, set, remove, configs }
}

describe('set_organization_feature', () => {
  test('keeps a feature, gives it another value, and answers all of them', async () => {
    const { set, configs } = await open()
    await set('FEATURE_NAME_EMAIL_AUTH', '')
    const reply = await set(WEBHOOK, url)
    const features = [
      { name: 'FEATURE_NAME_EMAIL_AUTH', value: '' },
      { name: WEBHOOK, value: url },
    ]
    expect(activityOf(reply)).toMatchObject({
      type: 'ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE',
      status: 'ACTIVITY_STATUS_COMPLETED',
      intent: { setOrganizationFeatureIntent: { name: WEBHOOK, value: url } },
      result: { setOrganizationFeatureResult: { features } },
    })
    await set(WEBHOOK, `${url}/2`)
    expect((await configs()).features).toEqual([features[0], { name: WEBHOOK, value: `${url}/2` }])
  })

  test.each([
    ['FEATURE_NAME_UNKNOWN', '', 'REQUEST_INVALID'],
    ['constructor', '', 'REQUEST_INVALID'],
    ['FEATURE_NAME_EMAIL_AUTH', 'x'.repeat(2049), 'REQUEST_INVALID'],
    [WEBHOOK, '', 'WEBHOOK_URL_NOT_ALLOWED'],
    [WEBHOOK, 'https://169.254.169.254/latest', 'WEBHOOK_URL_NOT_ALLOWED'],
    [WEBHOOK, 'http://hooks.example.com/', 'WEBHOOK_URL_NOT_ALLOWED'],
  ])('refuses %s with such a value, and changes nothing', async (name, value, code) => {
    const { set, configs } = await open()
    await set(WEBHOOK, url)
    expect(await set(name, value)).toMatchObject({ status: 400, code })
    expect((await configs()).features).toEqual([{ name: WEBHOOK, value: url }])
  })

  test('tells the URL of every activity of the organization and of its child organizations', async () => {
    const { stage, kit, set, deliver, posts, told } = await open()
    const child = await addFamily(kit)
    const stranger = await open()
    await stranger.set(WEBHOOK, url)
    await set(WEBHOOK, url)
    const before = posts.length
    await happen(stage)
    await happen(stage, child.call)
    await deliver()
    expect(before).toBe(0)
    expect(posts.map((post) => post.url)).toEqual([url, url, url])
    expect(
      told()
        .map(({ type, organizationId }) => `${type} ${organizationId}`)
        .toSorted(),
    ).toEqual([
      `ACTIVITY_TYPE_CREATE_USER_TAG ${kit.organizationId}`,
      `ACTIVITY_TYPE_CREATE_USER_TAG ${child.organizationId}`,
      `ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE ${kit.organizationId}`,
    ])
  })

  test('is no endpoint for whoever lists, changes or deletes them', async () => {
    const { stage, kit, set, root } = await open()
    await set(WEBHOOK, url)
    const [feature] = await kit.parts.store.find('webhookEndpoints', {})
    const endpointId = feature?.id ?? ''
    const own = await addEndpoint(stage)
    const { body } = await kit.query('listWebhookEndpoints')
    expect(body).toMatchObject({ webhookEndpoints: [{ endpointId: own }] })
    for (const [name, parameters] of [
      ['updateWebhookEndpoint', { endpointId, isActive: false }],
      ['deleteWebhookEndpoint', { endpointId }],
    ] as const)
      expect((await kit.submit(name, parameters, root)).code).toBe('WEBHOOK_ENDPOINT_NOT_FOUND')
  })

  test('set again, sends to a URL that had said that it is gone', async () => {
    const { stage, set, deliver, receiver, posts } = await open()
    await set(WEBHOOK, url)
    receiver.answer = () => ({ kind: 'answered', status: 410, retryAfter: null })
    await deliver()
    await happen(stage)
    await deliver()
    expect(posts).toHaveLength(1)
    receiver.answer = () => ({ kind: 'answered', status: 200, retryAfter: null })
    await set(WEBHOOK, url)
    await deliver()
    expect(posts).toHaveLength(2)
  })
})

describe('remove_organization_feature', () => {
  test('takes a feature away, and nothing more is told', async () => {
    const { stage, set, remove, configs, deliver, posts } = await open()
    await set('FEATURE_NAME_SMS_AUTH', '')
    await set(WEBHOOK, url)
    await happen(stage)
    expect(activityOf(await remove(WEBHOOK)).result).toEqual({
      removeOrganizationFeatureResult: {
        features: [{ name: 'FEATURE_NAME_SMS_AUTH', value: '' }],
      },
    })
    await happen(stage)
    await deliver()
    expect(posts).toEqual([])
    expect((await configs()).features).toEqual([{ name: 'FEATURE_NAME_SMS_AUTH', value: '' }])
  })

  test('refuses what is not set', async () => {
    const { remove } = await open()
    expect(await remove(WEBHOOK)).toMatchObject({ status: 404, code: 'FEATURE_NOT_FOUND' })
    expect(await remove('FEATURE_NAME')).toMatchObject({ code: 'REQUEST_INVALID' })
  })
})

test('get_organization_configs answers who decides, and how many of them', async () => {
  const { kit, configs } = await open()
  const child = await addFamily(kit)
  expect(await configs()).toEqual({
    features: [],
    quorum: { threshold: 1, userIds: [kit.root.userId] },
  })
  expect((await configs(child.organizationId)).quorum.userIds).toEqual([child.root.userId])
})
