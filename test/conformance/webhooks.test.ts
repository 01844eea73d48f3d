import { describe, expect, test } from 'vitest'
import { featureName } from '../../src/wire/fields/organizationFeature.ts'
import { webhookEndpoint, webhookEventType } from '../../src/wire/fields/webhookEndpoint.ts'
import { subscriptionParams } from '../../src/wire/fields/webhookSubscription.ts'
import { getOrganizationConfigs } from '../../src/wire/query/getOrganizationConfigs.ts'
import { listWebhookDeliveries } from '../../src/wire/query/listWebhookDeliveries.ts'
import { listWebhookEndpoints } from '../../src/wire/query/listWebhookEndpoints.ts'
import { createWebhookEndpoint } from '../../src/wire/submit/createWebhookEndpoint.ts'
import { deleteWebhookEndpoint } from '../../src/wire/submit/deleteWebhookEndpoint.ts'
import { removeOrganizationFeature } from '../../src/wire/submit/removeOrganizationFeature.ts'
import { replayWebhookDeliveries } from '../../src/wire/submit/replayWebhookDeliveries.ts'
import { setOrganizationFeature } from '../../src/wire/submit/setOrganizationFeature.ts'
import { updateWebhookEndpoint } from '../../src/wire/submit/updateWebhookEndpoint.ts'
import { webhookHeaders } from '../../src/wire/webhookHeaders.ts'
import { kindsOf } from '../support/schemaFields.ts'
import { type ActivityRow, expectActivity } from '../support/wireRows.ts'

/** Typed by hand from the specification and, what it leaves out, from the public wire; the last row is ours. */
const activities: readonly ActivityRow[] = [
  {
    endpoint: setOrganizationFeature,
    name: 'set_organization_feature',
    type: 'ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE',
    keys: ['setOrganizationFeatureIntent', 'setOrganizationFeatureResult'],
    parameters: { name: 'string!', value: 'string!' },
    result: { features: 'object[]!' },
  },
  {
    endpoint: removeOrganizationFeature,
    name: 'remove_organization_feature',
    type: 'ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE',
    keys: ['removeOrganizationFeatureIntent', 'removeOrganizationFeatureResult'],
    parameters: { name: 'string!' },
    result: { features: 'object[]!' },
  },
  {
    endpoint: createWebhookEndpoint,
    name: 'create_webhook_endpoint',
    type: 'ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT',
    keys: ['createWebhookEndpointIntent', 'createWebhookEndpointResult'],
    parameters: { url: 'string!', name: 'string!', subscriptions: 'object[]?' },
    result: { endpointId: 'string!', webhookEndpoint: 'object!' },
  },
  {
    endpoint: updateWebhookEndpoint,
    name: 'update_webhook_endpoint',
    type: 'ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT',
    keys: ['updateWebhookEndpointIntent', 'updateWebhookEndpointResult'],
    parameters: { endpointId: 'string!', url: 'string?', name: 'string?', isActive: 'boolean?' },
    result: { endpointId: 'string!', webhookEndpoint: 'object!' },
  },
  {
    endpoint: deleteWebhookEndpoint,
    name: 'delete_webhook_endpoint',
    type: 'ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT',
    keys: ['deleteWebhookEndpointIntent', 'deleteWebhookEndpointResult'],
    parameters: { endpointId: 'string!' },
    result: { endpointId: 'string!' },
  },
  {
    endpoint: replayWebhookDeliveries,
    name: 'replay_webhook_deliveries',
    type: 'ACTIVITY_TYPE_REPLAY_WEBHOOK_DELIVERIES',
    keys: ['replayWebhookDeliveriesIntent', 'replayWebhookDeliveriesResult'],
    parameters: { deliveryIds: 'string[]!' },
    result: { deliveryIds: 'string[]!' },
  },
]

describe('the activities on features and webhooks', () => {
  test.each(activities)('speak $name as the public wire does', expectActivity)

  test('know the features and the events of the public wire', () => {
    const features = [
      'ROOT_USER_EMAIL_RECOVERY',
      'WEBAUTHN_ORIGINS',
      'EMAIL_AUTH',
      'EMAIL_RECOVERY',
      'WEBHOOK',
      'SMS_AUTH',
      'OTP_EMAIL_AUTH',
      'AUTH_PROXY',
      'SOLANA_RENT_PREFUND_ENABLED',
      'SWAP_CONFIG',
      'EARN_CONFIG',
    ]
    expect(featureName.options).toEqual(features.map((name) => `FEATURE_NAME_${name}`))
    expect(webhookEventType.options).toEqual([
      'ACTIVITY_UPDATES',
      'BALANCE_CONFIRMED_UPDATES',
      'BALANCE_FINALIZED_UPDATES',
      'SEND_TRANSACTION_STATUS_UPDATES',
    ])
  })

  test('take and answer an endpoint with the fields of the public wire', () => {
    const subscription = { eventType: 'string!', filtersJson: 'string?', isActive: 'boolean?' }
    expect(kindsOf(subscriptionParams)).toEqual(subscription)
    expect(kindsOf(webhookEndpoint)).toEqual({
      endpointId: 'string!',
      organizationId: 'string!',
      url: 'string!',
      name: 'string!',
      isActive: 'boolean!',
      subscriptions: 'object[]?',
    })
    expect(kindsOf(webhookEndpoint.entries.subscriptions.wrapped.item)).toEqual(subscription)
  })
})

describe('the queries on features and webhooks', () => {
  test('speak list_webhook_endpoints as the public wire does', () => {
    expect(listWebhookEndpoints.path).toBe('/public/v1/query/list_webhook_endpoints')
    expect(kindsOf(listWebhookEndpoints.request)).toEqual({ organizationId: 'string!' })
    expect(listWebhookEndpoints.response.entries.webhookEndpoints.item).toBe(webhookEndpoint)
  })

  test('speak get_organization_configs as the public wire does', () => {
    expect(getOrganizationConfigs.path).toBe('/public/v1/query/get_organization_configs')
    expect(kindsOf(getOrganizationConfigs.request)).toEqual({ organizationId: 'string!' })
    const { configs } = getOrganizationConfigs.response.entries
    expect(kindsOf(configs)).toEqual({ features: 'object[]?', quorum: 'object?' })
    expect(kindsOf(configs.entries.quorum.wrapped)).toEqual({
      threshold: 'number!',
      userIds: 'string[]!',
    })
  })

  test('list deliveries, which is ours', () => {
    expect(listWebhookDeliveries.path).toBe('/public/v1/query/list_webhook_deliveries')
    expect(kindsOf(listWebhookDeliveries.response)).toEqual({ webhookDeliveries: 'object[]!' })
  })
})

test('a webhook says of itself what the public wire does, and one thing more', () => {
  const { boundSignature, ...open } = webhookHeaders
  expect(boundSignature).toBe('X-Latchkit-Signature')
  expect(Object.values(open).toSorted()).toEqual(
    [
      'Event-Id',
      'Event-Type',
      'Organization-Id',
      'Signature',
      'Signature-Algorithm',
      'Signature-Key-Id',
      'Signature-Version',
      'Timestamp',
      'Webhook-Version',
    ].map((name) => `X-Turnkey-${name}`),
  )
})
