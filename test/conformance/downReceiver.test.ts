import { expect, onTestFinished, test } from 'vitest'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import { outlastDownReceiver } from '../support/downReceiver.ts'
import { printCount } from '../support/printCount.ts'

const EVENTS = 40

test(`R07 a receiver that is down for 76 hours hears all ${EVENTS} events afterwards, and is asked less and less`, async () => {
  const store = createMemoryStore()
  onTestFinished(() => store.close())
  const { delivered, attempts, dead } = await outlastDownReceiver(store, EVENTS)
  process.stdout.write(`R07 ${JSON.stringify({ attempts, dead })}\n`)
  printCount('R07 events told after 76 hours', delivered, EVENTS)
  expect(delivered).toBe(EVENTS)
  expect(dead).toBeLessThan(EVENTS)
}, 30_000)
