export {
  createService,
  type DevelopmentFacts,
  type Service,
  type ServiceFacts,
} from './createService.ts'
export type { Delivery, Message } from './delivery/delivery.ts'
export type { DeliveryByChannel } from './delivery/deliveryByChannel.ts'
export { createMailbox, type Mailbox, type MailboxMessage } from './delivery/mailbox.ts'
export { defaultLimits, type Limits, type LimitWindow } from './limits/limits.ts'
export type { Oauth2Client, ProxySettings, ServiceOptions } from './options.ts'
export {
  checkAllowedOrigins,
  checkOriginEntry,
  type OriginRefusal,
  type OriginsVerdict,
  type OriginVerdict,
} from './proxy-settings/allowedOrigins.ts'
export { type PurgeOptions, purge } from './purge.ts'
export { StartRefused } from './startRefused.ts'
export { createMemoryStore } from './store/memoryStore.ts'
export type { Authorization, IdentityProvider, Oauth2Provider } from './store/rows.ts'
export { type Store, UniqueViolation } from './store/store.ts'
export type { Dispatcher } from './webhooks/createDispatcher.ts'
export type { WebhookOutcome, WebhookPost, WebhookSender } from './webhooks/webhookSender.ts'
