import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type AdapterStage,
  agree,
  createAdapterStage,
  type Person,
} from '../../support/adapters/adapterStage.ts'
import { adapters } from '../../support/adapters/driver.ts'
import { printCount } from '../../support/printCount.ts'
import { cellOf, type Row, trialOf } from './row.ts'
import { connecting } from './rows/connecting.ts'
import { messages } from './rows/messages.ts'
import { page } from './rows/page.ts'
import { structured } from './rows/structured.ts'
import { transactions } from './rows/transactions.ts'

const rows: readonly Row[] = [...connecting, ...page, ...messages, ...structured, ...transactions]

let stage: AdapterStage
beforeAll(async () => {
  stage = await createAdapterStage()
}, 90_000)
afterAll(() => stage.stop())

test('there are forty behaviours, each by a name of its own', () => {
  expect(new Set(rows.map(({ behaviour }) => behaviour)).size).toBe(40)
})

describe.each(adapters)('%s', (name) => {
  let person: Person
  let passed = 0
  beforeAll(async () => {
    person = await stage.richPerson()
  })
  beforeEach(() => {
    stage.cut(null)
    person.answer = agree
    person.asked.length = 0
  })
  afterAll(() => printCount(`behaviours of ${name}`, passed, rows.length))

  for (const { title, check } of rows.map((row) => cellOf(row, name))) {
    test(title, { timeout: 60_000 }, async () => {
      await check(trialOf(name, stage, person))
      passed++
    })
  }
})
