export { type Environment, readEnvironment } from './environment.ts'
export { createLog, type Log, type LogFields, type LogSink } from './log.ts'
export { createSmtpDelivery, type SmtpOptions } from './mail/smtpDelivery.ts'
export { type ReadyFacts, readyFactsOf } from './readyFacts.ts'
export { type RunningService, type ServeOptions, serve } from './serve.ts'
export type { SocialSettings } from './socialSettings.ts'
export { createPostgresStore } from './sqlStore/createPostgresStore.ts'
export { createSqliteStore } from './sqlStore/createSqliteStore.ts'
export { type OpenStoreOptions, openStore } from './sqlStore/openStore.ts'
export {
  StoreDriverMissingError,
  StoreLockedError,
  StoreNewerError,
  StoreOptionInvalidError,
} from './sqlStore/storeErrors.ts'
export { createWebhookSender, type WebhookSenderOptions } from './webhooks/createWebhookSender.ts'
export type { FoundAddress, Resolve } from './webhooks/publicLookup.ts'
