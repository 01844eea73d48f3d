import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryEndpoints } from '../../src/wire/queryEndpoints.ts'
import { onEachStore } from '../conformance/store/onEachStore.ts'
import { printCount } from '../support/printCount.ts'
import { queryRows } from './rows/everyRow.ts'
import {
  type CompatStage,
  createClient,
  newRawKey,
  openCompatStage,
} from './support/compatStage.ts'
import { endpointNames, hasCall } from './support/endpointNames.ts'

const names = endpointNames(queryEndpoints)
const rows = Object.entries(queryRows).filter(([name]) => names.includes(name))

test('there is a row for every query of the service that the published client can ask', () => {
  const client = createClient('http://localhost', newRawKey())
  const missing = names.filter(
    (name) => hasCall(client, `/public/v1/query/${name}`) && !queryRows[name],
  )
  expect(missing).toEqual([])
})

let done = 0
let stores = 0
afterAll(() => printCount('queries asked with @turnkey/http', done, stores * rows.length))

describe('the published client asks', () => {
  onEachStore((open) => {
    let stage: CompatStage
    beforeAll(async () => {
      stores++
      stage = await openCompatStage(await open())
    })
    afterAll(() => stage.stop())

    test.each(rows)(
      '%s',
      async (_name, ask) => {
        const [answered, expected] = await ask(await stage.openAccount(), stage)
        expect(answered).toEqual(expected)
        done++
      },
      30_000,
    )
  })
})
