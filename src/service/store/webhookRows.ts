import type { FeatureName } from '../../wire/fields/organizationFeature.ts'
import type { WebhookEventType } from '../../wire/fields/webhookEndpoint.ts'

/** A feature that an organization has switched on. */
export type OrganizationFeatureRow = {
  readonly id: string
  readonly organizationId: string
  readonly name: FeatureName
  readonly value: string
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** What an endpoint wants to hear of. */
export type WebhookSubscription = {
  readonly eventType: WebhookEventType
  /** A JSON object of members and what they must be; empty for all events of the type. */
  readonly filtersJson: string
  readonly isActive: boolean
}

/** An address that hears of events of an organization, and of its sub-organizations. */
export type WebhookEndpointRow = {
  readonly id: string
  readonly organizationId: string
  readonly url: string
  readonly name: string
  readonly isActive: boolean
  /** `feature`: the URL of FEATURE_NAME_WEBHOOK, which is no endpoint for whoever lists them. */
  readonly source: 'endpoint' | 'feature'
  readonly subscriptions: readonly WebhookSubscription[]
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** How many events an organization has had. `id` is that of the organization. */
export type WebhookSequenceRow = { readonly id: string; readonly last: number }

/** Something that happened in an organization, as it is told. */
export type WebhookEventRow = {
  /** Also its name on the wire: a time-ordered id, `_`, and its place among the events of its organization, from 1. */
  readonly id: string
  /** Where it happened, which need not be where the endpoint is. */
  readonly organizationId: string
  readonly eventType: WebhookEventType
  /** The very text that is sent and signed. */
  readonly body: string
  readonly createdAtMs: number
}

/** One event on its way to one endpoint. */
export type WebhookDeliveryRow = {
  readonly id: string
  /** That of the endpoint. */
  readonly organizationId: string
  readonly endpointId: string
  readonly eventId: string
  readonly status: 'pending' | 'delivered' | 'dead'
  readonly attempts: number
  /** Null when there will be none. */
  readonly nextAttemptAtMs: number | null
  readonly lastStatus: number | null
  readonly lastError: string | null
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/**
 * A delivery that is still to be made. `id` begins with the time at which it is due, so that what is due comes first by the
 * primary key; whoever makes it moves it to where its lease ends, so that nobody else does at the same time.
 */
export type WebhookQueueRow = {
  readonly id: string
  readonly deliveryId: string
  readonly endpointId: string
}
