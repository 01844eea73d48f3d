import type { TActivityResponse } from '@turnkey/http'
import * as v from 'valibot'
import { expect } from 'vitest'
import { submitEndpoints } from '../../../src/wire/submitEndpoints.ts'

/** Where the packages for servers and browsers look for a result that the others find under its first key. */
const secondKeys: Readonly<Record<string, readonly string[]>> = {
  ACTIVITY_TYPE_ETH_SEND_TRANSACTION_V2: ['ethSendTransactionResultV2'],
  ACTIVITY_TYPE_SOL_SEND_TRANSACTION_V2: ['solSendTransactionResultV2'],
}

type Activity = TActivityResponse['activity']

/** The record as the client believes it to be, and the result as our wire has it. */
export function expectRecord(activity: Activity, name: string) {
  const decides = name === 'approve_activity' || name === 'reject_activity'
  expect(activity.status).toBe(
    name === 'reject_activity' ? 'ACTIVITY_STATUS_REJECTED' : 'ACTIVITY_STATUS_COMPLETED',
  )
  expect(activity).toMatchObject({
    id: expect.any(String),
    fingerprint: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    canApprove: expect.any(Boolean),
    canReject: expect.any(Boolean),
    createdAt: { seconds: expect.stringMatching(/^\d+$/), nanos: expect.stringMatching(/^\d+$/) },
    updatedAt: { seconds: expect.stringMatching(/^\d+$/), nanos: expect.stringMatching(/^\d+$/) },
    votes: [
      { activityId: activity.id, selection: 'VOTE_SELECTION_APPROVED' },
      ...(decides ? [{ activityId: activity.id }] : []),
    ],
  })
  const endpoint = Object.values(submitEndpoints).find(({ type }) => type === activity.type)
  if (!endpoint) throw new Error(`nobody knows ${activity.type}`)
  expect(Object.keys(activity.intent)).toEqual([endpoint.intentKey])
  if (activity.status !== 'ACTIVITY_STATUS_COMPLETED') return
  const secondKey = secondKeys[activity.type]
  expect(Object.keys(activity.result)).toEqual([
    endpoint.resultKey,
    ...(secondKey ?? []),
    'activity',
  ])
  const { activity: copy, ...results } = Object(activity.result)
  for (const result of Object.values(results))
    expect(v.parse(endpoint.result, result)).toEqual(result)
  // the copy has no further one
  expect(copy).toEqual({ ...activity, result: results })
}
