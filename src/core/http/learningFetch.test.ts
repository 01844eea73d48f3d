import { expect, test, vi } from 'vitest'
import { learningFetch } from './learningFetch.ts'

const hearFrom = async (headers: Record<string, string>) => {
  const learn = vi.fn<(serverMs: number) => void>()
  const answer = new Response('{}', { headers })
  const send = learningFetch(async () => answer, learn)
  expect(await send('https://api.example')).toBe(answer)
  return learn.mock.calls
}

test('hears from an answer what time it is at the service', async () => {
  const calls = await hearFrom({ date: 'Sat, 21 Nov 2026 12:00:00 GMT' })
  expect(calls).toEqual([[Date.UTC(2026, 10, 21, 12) + 500]])
})

test.each([{}, { date: 'soon' }, { date: '' }])('learns nothing from %j', async (headers) => {
  expect(await hearFrom(headers)).toEqual([])
})
