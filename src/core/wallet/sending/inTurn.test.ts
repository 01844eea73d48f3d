import { expect, test } from 'vitest'
import { createDeferred } from '../../../lib/deferred.ts'
import { inTurn } from './inTurn.ts'

test('begins a work when the one before it has ended, however it did', async () => {
  const owner = {}
  const seen: string[] = []
  const end = createDeferred<void>()
  const work = (name: string, until?: Promise<void>) => async () => {
    seen.push(`${name} begins`)
    await until
    seen.push(`${name} ends`)
    if (name === 'first') throw new Error(name)
    return name
  }
  const first = inTurn(owner, 'a', work('first', end.promise))
  const second = inTurn(owner, 'a', work('second'))
  const other = inTurn(owner, 'b', work('other'))
  expect(await other).toBe('other')
  expect(seen).toEqual(['first begins', 'other begins', 'other ends'])
  end.resolve(undefined)
  await expect(first).rejects.toThrow('first')
  expect(await second).toBe('second')
  expect(seen.slice(3)).toEqual(['first ends', 'second begins', 'second ends'])
})
