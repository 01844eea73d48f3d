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
import { expectRecord } from './support/expectRecord.ts'

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
