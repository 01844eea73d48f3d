import type { SubmitEndpoints } from '../../wire/submitEndpoints.ts'

/** A vote on an activity: no activity of its own, so nothing runs and nothing is recorded but the vote. */
export type VoteName = 'approveActivity' | 'rejectActivity'

/** The activities that run. */
export type RunEndpoints = Omit<SubmitEndpoints, VoteName>
