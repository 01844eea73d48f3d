import type { Migration } from './migration.ts'

/** What is known of a transaction under way: whether its bytes may be out, and when they go out again. */
export const sendingLives: Migration = {
  name: '0016SendingLives',
  statements: ({ text }) => [`alter table "sendTransactions" add column "lifeJson" ${text}`],
}
