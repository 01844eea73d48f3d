import { describe, expect, test } from 'vitest'
import { UpstreamChange } from '../service/upstreams/upstreamChange.ts'
import { createLog, type LogFields, lineOf, reasonOf } from './log.ts'

function testLog() {
  const written: string[] = []
  const log = createLog({ writeText: (text) => written.push(text), nowMs: () => 0 })
  return { log, written }
}

describe('createLog', () => {
  test('writes one JSON object a line, in one write', () => {
    const { log, written } = testLog()
    log.write('info', 'started', { organizationId: 'org' })
    log.write('info', 'request', { method: 'POST', path: '/v1/otp_init', status: 200, ms: 3 })
    expect(written).toEqual([])
    log.flush()
    expect(written).toHaveLength(1)
    expect(
      written[0]
        ?.trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { time: '1970-01-01T00:00:00.000Z', level: 'info', event: 'started', organizationId: 'org' },
      {
        time: '1970-01-01T00:00:00.000Z',
        level: 'info',
        event: 'request',
        method: 'POST',
        path: '/v1/otp_init',
        status: 200,
        ms: 3,
      },
    ])
  })

  test('drops fields that it does not know', () => {
    const { log, written } = testLog()
    const fields: LogFields = Object.assign({ path: '/v1' }, { contact: 'ada@example.com' })
    log.write('info', 'request', fields)
    log.flush()
    expect(written.join('')).not.toContain('ada@example.com')
  })
})

describe('reasonOf', () => {
  test('tells the kind of an error and of its cause, and no text', () => {
    const error = new TypeError('code 413902 for ada@example.com', { cause: new RangeError('x') })
    expect(reasonOf(error)).toMatch(/^TypeError because of RangeError at node\/log\.test\.ts:\d+$/)
  })

  test.each(['ECONNREFUSED', 'EAUTH', 'ERR_SQLITE_ERROR', 'STORE_LOCKED'])('tells %s', (code) => {
    const error = Object.assign(new Error('to ada@example.com'), { code })
    expect(reasonOf(error)).toMatch(new RegExp(`^Error ${code} at `))
    const outer = new TypeError('x', { cause: error })
    expect(reasonOf(outer)).toMatch(new RegExp(`^TypeError because of Error ${code} at `))
  })

  test.each(['413902', 'ada@example.com', 'AB12CD', 'EADA@EXAMPLE.COM', 'E x', 7, undefined])(
    'keeps %j, which is no plain code, out',
    (code) => {
      expect(reasonOf(Object.assign(new Error('x'), { code }))).toMatch(/^Error at /)
    },
  )

  test('tells the type of what is no error', () => {
    expect(reasonOf('413902')).toBe('string')
  })
})

describe('lineOf', () => {
  test('R15 tells which upstream is down and when it is back', () => {
    const { log, written } = testLog()
    for (const state of ['down', 'up'] as const)
      log.write(...lineOf(new UpstreamChange('eip155:1', state)))
    log.write(...lineOf(new TypeError('to ada@example.com')))
    log.flush()
    const lines = written[0]?.trimEnd().split('\n')
    expect(lines?.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', event: 'upstream_down', upstream: 'eip155:1' },
      { level: 'info', event: 'upstream_up', upstream: 'eip155:1' },
      { level: 'error', event: 'fault', reason: expect.stringMatching(/^TypeError at /) },
    ])
  })
})
