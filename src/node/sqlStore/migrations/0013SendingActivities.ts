import type { Migration } from './migration.ts'

/** Which activity asked for a transaction: webhooks tell it. */
export const sendingActivities: Migration = {
  name: '0013SendingActivities',
  statements: ({ text }) => [`alter table "sendTransactions" add column "activityId" ${text}`],
}
