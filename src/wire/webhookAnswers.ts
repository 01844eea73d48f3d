import * as v from 'valibot'
import { organizationFeature } from './fields/organizationFeature.ts'
import { webhookEndpoint } from './fields/webhookEndpoint.ts'

const features = v.object({ features: v.array(organizationFeature) })
const endpoint = v.object({ endpointId: v.string(), webhookEndpoint })

/**
 * The activities on features and webhooks of an organization. Part of `submitAnswers`.
 *
 * Spec: Submit endpoints, Events.
 */
export const webhookAnswers = {
  setOrganizationFeature: {
    path: '/public/v1/submit/set_organization_feature',
    type: 'ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE',
    resultKey: 'setOrganizationFeatureResult',
    result: features,
  },
  removeOrganizationFeature: {
    path: '/public/v1/submit/remove_organization_feature',
    type: 'ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE',
    resultKey: 'removeOrganizationFeatureResult',
    result: features,
  },
  createWebhookEndpoint: {
    path: '/public/v1/submit/create_webhook_endpoint',
    type: 'ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT',
    resultKey: 'createWebhookEndpointResult',
    result: endpoint,
  },
  updateWebhookEndpoint: {
    path: '/public/v1/submit/update_webhook_endpoint',
    type: 'ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT',
    resultKey: 'updateWebhookEndpointResult',
    result: endpoint,
  },
  deleteWebhookEndpoint: {
    path: '/public/v1/submit/delete_webhook_endpoint',
    type: 'ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT',
    resultKey: 'deleteWebhookEndpointResult',
    result: v.object({ endpointId: v.string() }),
  },
  replayWebhookDeliveries: {
    path: '/public/v1/submit/replay_webhook_deliveries',
    type: 'ACTIVITY_TYPE_REPLAY_WEBHOOK_DELIVERIES',
    resultKey: 'replayWebhookDeliveriesResult',
    result: v.object({ deliveryIds: v.array(v.string()) }),
  },
} as const
