import { expect, test } from 'vitest'
import { loadOnce } from './loadOnce.ts'

test('loads nothing before it is asked, and once however often it is', async () => {
  let loads = 0
  const part = loadOnce(async () => {
    loads++
    return { is: 'loaded' }
  })
  expect(loads).toBe(0)
  const [one, other] = await Promise.all([part(), part()])
  expect(await part()).toBe(one)
  expect(other).toBe(one)
  expect(loads).toBe(1)
})

test('tells everybody who waits that nothing came, and tries again for the next', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  let isOnline = false
  let loads = 0
  const part = loadOnce(async () => {
    loads++
    if (!isOnline) throw cause
    return 'loaded'
  })
  const waiting = [part(), part()]
  for (const one of waiting)
    await expect(one).rejects.toMatchObject({ code: 'NETWORK_FAILED', cause })
  expect(loads).toBe(1)
  isOnline = true
  expect(await part()).toBe('loaded')
  expect(loads).toBe(2)
})
