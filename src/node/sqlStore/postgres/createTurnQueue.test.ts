import { expect, test, vi } from 'vitest'
import { createTurnQueue } from './createTurnQueue.ts'

/** A queue whose work runs until it is ended by name. */
function start(most: number) {
  const inTurn = createTurnQueue(most)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (party: string, name: string) =>
    inTurn(party, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = async (name: string, answer: Promise<string>) => {
    await vi.waitFor(() => expect(ends.has(name)).toBe(true))
    ends.get(name)?.()
    expect(await answer).toBe(name)
  }
  return { ask, end, begun, inTurn }
}

test('runs the work of a party one after the other, and another party beside it', async () => {
  const { ask, end, begun } = start(2)
  const [a1, a2, b1] = [ask('a', 'a1'), ask('a', 'a2'), ask('b', 'b1')]
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(1))
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1', b1)
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1', a1)
  expect(begun).toEqual(['a1', 'b1', 'a2'])
  await end('a2', a2)
})

test('lets parties take turns, however much one of them asks for', async () => {
  const { ask, end, begun } = start(1)
  const answers = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(
    (name) => [name, ask(name[0] ?? '', name)] as const,
  )
  const order = ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']
  for (const name of order) {
    const answer = answers.find(([one]) => one === name)?.[1]
    if (!answer) throw new Error(name)
    await end(name, answer)
  }
  expect(begun).toEqual(order)
})

test('goes on after work that fails', async () => {
  const { inTurn } = start(1)
  const failing = inTurn('a', () => Promise.reject(new Error('no')))
  const next = inTurn('a', async () => 'next')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
})
