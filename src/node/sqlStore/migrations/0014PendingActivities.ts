import type { Migration } from './migration.ts'

/**
 * What finds activities that a process left behind: an index of the pending ones alone, which are hardly ever any, so that
 * no other activity is written twice. Both engines take it because they plan with the values that are bound.
 */
export const pendingActivities: Migration = {
  name: '0014PendingActivities',
  statements: () => [
    `create index "activities_status" on "activities" ("status", "id") where "status" = 'ACTIVITY_STATUS_PENDING'`,
  ],
}
