import type { ParametersOf } from '../../../wire/activity.ts'
import type { createSubOrganization } from '../../../wire/submit/createSubOrganization.ts'

/** A root user as a request describes it. */
export type RootUserParams = ParametersOf<typeof createSubOrganization>['rootUsers'][number]
