'use client'

import type { Activity } from '../core/account/activity.ts'
import { useAccountMutation } from './useAccountMutation.ts'

/**
 * Votes on an activity, as a TanStack mutation that takes it. What was voted on may touch anything of the account. Ours, for
 * `useActivity` and the list of activities.
 */
export function useVote(name: 'approveActivity' | 'rejectActivity') {
  return useAccountMutation(
    (kit, _session, { fingerprint }: Pick<Activity, 'id' | 'fingerprint'>) =>
      kit.submit(name, { fingerprint }),
  )
}
