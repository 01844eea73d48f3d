import type { Migration } from './migration.ts'

/** Which activity of its parent made an organization; of those that are there nobody remembers it. */
export const makingActivities: Migration = {
  name: '0015MakingActivities',
  statements: ({ text }) => [`alter table "organizations" add column "activityId" ${text}`],
}
