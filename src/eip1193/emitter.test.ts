import { expect, test } from 'vitest'
import { createEmitter } from './emitter.ts'

test('is in use from the first listener of any event to the last', () => {
  const uses: boolean[] = []
  const emitter = createEmitter((isUsed) => uses.push(isUsed))
  const [one, other] = [() => undefined, () => undefined]
  emitter.on('chainChanged', one)
  emitter.on('chainChanged', other)
  emitter.on('accountsChanged', one)
  expect(uses).toEqual([true])
  emitter.removeListener('chainChanged', one)
  emitter.removeListener('chainChanged', one)
  emitter.removeListener('accountsChanged', one)
  expect(uses).toEqual([true])
  emitter.removeListener('chainChanged', other)
  emitter.on('disconnect', one)
  expect(uses).toEqual([true, false, true])
})
