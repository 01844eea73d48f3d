import * as v from 'valibot'
import { expect, test } from 'vitest'
import { errorFromReply } from '../../../src/core/http/errorFromReply.ts'
import { errorBody } from '../../../src/wire/errorBody.ts'
import { wireErrors } from '../../../src/wire/errorCode.ts'
import { answerCodes, type CodeRefusal, codeRefusals } from './answerCodes.ts'

/** A service that is asked what it should not be. */
const through = async () => Response.json({ passed: 'through' })

const asked = (kind: CodeRefusal) => {
  const send = answerCodes(kind)(through)
  return async (path: string, otpId = 'a') => {
    const body = JSON.stringify({ otpId })
    const response = await send(`http://localhost:4455${path}`, { method: 'POST', body })
    return { status: response.status, body: await response.json() }
  }
}

test('the refusals are those of the service', () => {
  for (const { name, status, code } of Object.values(codeRefusals))
    expect(wireErrors[name]).toMatchObject({ status, grpc: code })
})

test.each<[CodeRefusal, string]>([
  ['wrong', 'OTP_CODE_INVALID'],
  ['expired', 'OTP_EXPIRED'],
  ['locked', 'OTP_ATTEMPTS_EXCEEDED'],
])('%s: the kit takes it for %s, in both generations of the wire', async (kind, code) => {
  const ask = asked(kind)
  for (const path of ['/v1/otp_verify', '/v1/otp_verify_v2']) {
    const { status, body } = await ask(path)
    expect(v.is(errorBody, body)).toBe(true)
    expect(errorFromReply(status, body).code).toBe(code)
  }
  expect((await ask('/v1/otp_init')).body).toEqual({ passed: 'through' })
})

test('tries run out for each code on its own', async () => {
  const ask = asked('wrong')
  const left = async (otpId: string) => {
    const { status, body } = await ask('/v1/otp_verify', otpId)
    return [status, v.parse(errorBody, body).details[0]?.attemptsLeft]
  }
  expect([await left('a'), await left('a'), await left('b'), await left('a')]).toEqual([
    [400, 2],
    [400, 1],
    [400, 2],
    [429, undefined],
  ])
})
