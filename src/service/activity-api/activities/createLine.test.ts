import { expect, test } from 'vitest'
import { createLine } from './createLine.ts'

test('runs one after the other for one key, past what fails, and at once for others', async () => {
  const line = createLine()
  const told: string[] = []
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const first = line('a', async () => {
    await gate
    told.push('first')
    throw new Error('wrong')
  })
  const second = line('a', async () => told.push('second'))
  await line('b', async () => told.push('other'))
  expect(told).toEqual(['other'])
  open()
  await expect(first).rejects.toThrow('wrong')
  expect(await second).toBe(3)
  expect(told).toEqual(['other', 'first', 'second'])
})
