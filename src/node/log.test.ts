import { describe, expect, test } from 'vitest'
import { createLog, type LogFields, reasonOf } from './log.ts'

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

  test('tells the type of what is no error', () => {
    expect(reasonOf('413902')).toBe('string')
  })
})
