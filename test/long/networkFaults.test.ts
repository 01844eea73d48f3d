import { expect, test } from 'vitest'
import { queryEndpoints } from '../../src/wire/queryEndpoints.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { everyCall } from '../support/faults/everyCall.ts'
import { surviveFaults } from '../support/faults/surviveFaults.ts'

test('sec/B12 knows every call of the activity API', () => {
  const known = everyCall.map(({ name }) => name)
  for (const name of Object.keys(submitEndpoints)) expect(known).toContain(`submit ${name}`)
  for (const name of Object.keys(queryEndpoints)) expect(known).toContain(`query ${name}`)
})

surviveFaults(everyCall)
