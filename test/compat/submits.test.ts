import type { TActivityResponse } from '@turnkey/http'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { onEachStore } from '../conformance/store/onEachStore.ts'
import { printCount } from '../support/printCount.ts'
import { submitRows } from './rows/everyRow.ts'
import {
  type CompatStage,
  createClient,
  newRawKey,
  openCompatStage,
} from './support/compatStage.ts'
import { endpointNames, hasCall } from './support/endpointNames.ts'

const names = endpointNames(submitEndpoints)
const rows = Object.entries(submitRows).filter(([name]) => names.includes(name))

test('there is a row for every activity of the service that the published client can submit', () => {
  const client = createClient('http://localhost', newRawKey())
  const missing = names.filter(
    (name) => hasCall(client, `/public/v1/submit/${name}`) && !submitRows[name],
  )
  expect(missing).toEqual([])
})

let done = 0
let stores = 0
afterAll(() => printCount('activities submitted with @turnkey/http', done, stores * rows.length))

describe('the published client submits', () => {
  onEachStore((open) => {
    let stage: CompatStage
    beforeAll(async () => {
      stores++
      stage = await openCompatStage(await open())
    })
    afterAll(() => stage.stop())

    test.each(rows)(
      '%s',
      async (name, submit) => {
        const { activity } = await submit(await stage.openAccount(), stage)
        expectRecord(activity, name)
        // whoever waits for an activity asks for it; the parent reads in its sub-organizations too
        const { id: activityId, organizationId, fingerprint, type, status } = activity
        done++
        // with the sub-organization its records are gone
        if (name === 'delete_sub_organization') return
        const asked = await stage.parent.client.getActivity({ organizationId, activityId })
        expect(asked.activity).toMatchObject({ id: activityId, fingerprint, type, status })
      },
      30_000,
    )
  })
})

/** Where the packages for servers and browsers look for a result that the others find under its first key. */
const secondKeys: Readonly<Record<string, readonly string[]>> = {
  ACTIVITY_TYPE_ETH_SEND_TRANSACTION_V2: ['ethSendTransactionResultV2'],
  ACTIVITY_TYPE_SOL_SEND_TRANSACTION_V2: ['solSendTransactionResultV2'],
}

type Activity = TActivityResponse['activity']

/** The record as the client believes it to be, and the result as our wire has it. */
function expectRecord(activity: Activity, name: string) {
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
  expect(Object.keys(activity.result)).toEqual([endpoint.resultKey, ...(secondKey ?? [])])
  for (const result of Object.values(activity.result))
    expect(v.parse(endpoint.result, result)).toEqual(result)
}
