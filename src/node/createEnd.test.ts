import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import { createEnd } from './createEnd.ts'

function testEnd() {
  const exits: (number | undefined)[] = []
  const clock = { nowMs: 0 }
  const steps = new EventEmitter()
  const closing = once(steps, 'closed').then(() => undefined)
  let closes = 0
  const end = createEnd({
    close: () => {
      closes++
      return closing
    },
    exit: (code) => void exits.push(code),
    nowMs: () => clock.nowMs,
  })
  return { end, exits, clock, finish: () => steps.emit('closed'), closes: () => closes }
}

test('exits when everything is closed', async () => {
  const { end, exits, finish } = testEnd()
  const ended = end('SIGINT')
  expect(exits).toEqual([])
  finish()
  await ended
  expect(exits).toEqual([undefined])
})

test('exits with 130 at once when Ctrl-C comes again', () => {
  const { end, exits, clock, closes } = testEnd()
  void end('SIGINT')
  clock.nowMs = 500
  void end('SIGINT')
  expect(exits).toEqual([130])
  expect(closes()).toBe(1)
})

test('takes the same Ctrl-C once, which npm passes on', () => {
  const { end, exits, clock, closes } = testEnd()
  void end('SIGINT')
  clock.nowMs = 499
  void end('SIGINT')
  expect(exits).toEqual([])
  expect(closes()).toBe(1)
})

test('is not hurried by SIGTERM', () => {
  const { end, exits, clock } = testEnd()
  void end('SIGTERM')
  clock.nowMs = 5000
  void end('SIGTERM')
  expect(exits).toEqual([])
})
