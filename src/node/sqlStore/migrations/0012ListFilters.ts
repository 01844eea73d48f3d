import type { Migration } from './migration.ts'

/**
 * What lists are asked to filter by: without these a list reads everything that an organization ever had.
 *
 * The order matters to SQLite, which knows nothing of how many rows there are: of two indexes that seem equally good it
 * takes the one that was made first, so the one that knows less comes last.
 */
export const listFilters: Migration = {
  name: '0012ListFilters',
  statements: () => [
    `create index "organizations_parentId_name" on "organizations" ("parentId", "name", "id")`,
    `create index "users_name" on "users" ("name", "id")`,
    `drop index "activities_organizationId"`,
    `create index "activities_organizationId_status" on "activities" ("organizationId", "status", "id")`,
    `create index "activities_organizationId_type" on "activities" ("organizationId", "type", "id")`,
    `create index "activities_organizationId" on "activities" ("organizationId", "id")`,
  ],
}
