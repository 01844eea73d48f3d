import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import {
  type AdapterStage,
  agree,
  createAdapterStage,
  type Person,
} from '../adapters/adapterStage.ts'
import { takeOverTime } from './lineFaults.ts'

/**
 * Prepares a file of tests that pay by pages of one person: chains, a person with money, a clock that the tests move, and for each
 * test a browser storage that is empty.
 *
 * @param begin - takes what was prepared, before the first test.
 */
export function prepareSending(
  begin: (stage: AdapterStage, person: Person) => void | Promise<void>,
): void {
  let stage: AdapterStage
  let person: Person
  beforeAll(async () => {
    stage = await createAdapterStage()
    person = await stage.richPerson()
    await begin(stage, person)
    takeOverTime()
  }, 120_000)
  afterAll(async () => {
    vi.unstubAllGlobals()
    await stage.stop()
    vi.useRealTimers()
  })
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    person.asked.length = 0
    person.answer = agree
  })
}
