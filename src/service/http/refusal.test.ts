import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { errorBody } from '../../wire/errorBody.ts'
import { type WireErrorCode, wireErrors } from '../../wire/errorCode.ts'
import { StoreFailure } from '../store/store.ts'
import { jsonResponse } from './jsonResponse.ts'
import { answer, Refusal, refusalResponse } from './refusal.ts'

function isWireErrorCode(text: string): text is WireErrorCode {
  return text in wireErrors
}

test('answers every code with its status, its number, its text and its name', async () => {
  for (const code of Object.keys(wireErrors).filter(isWireErrorCode)) {
    const response = refusalResponse(new Refusal(code))
    const body = v.parse(errorBody, await response.json())
    expect(response.status).toBe(wireErrors[code].status)
    expect(body).toMatchObject({
      code: wireErrors[code].grpc,
      message: wireErrors[code].message,
      details: [{ turnkeyErrorCode: code }],
    })
  }
})

test('says how many tries are left and how long to wait, in the body and in the header', async () => {
  const facts = { attemptsLeft: 2, retryAfterSeconds: 17 }
  const response = refusalResponse(new Refusal('OTP_SENDS_EXCEEDED', facts))
  expect(response.headers.get('retry-after')).toBe('17')
  expect(await response.json()).toMatchObject({ details: [facts] })
})

test('names the method that is allowed', () => {
  const response = refusalResponse(new Refusal('METHOD_NOT_ALLOWED'))
  expect(response.headers.get('allow')).toContain('POST')
})

test('lets an answer pass', async () => {
  const response = await answer(async () => jsonResponse({ fine: true }), vi.fn())
  expect(response.status).toBe(200)
})

test('reports a fault of ours and tells nothing of it', async () => {
  const faults: unknown[] = []
  const fault = new Error('the disk is full at /var/lib')
  const response = await answer(
    () => Promise.reject(fault),
    (error) => faults.push(error),
  )
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('disk')
  expect(faults).toEqual([fault])
})

test('R03 answers 503 for a store that fails, reports it and tells nothing of it', async () => {
  const onError = vi.fn()
  const fault = new StoreFailure(new Error('the disk is full at /var/lib'))
  const response = await answer(() => Promise.reject(fault), onError)
  expect(response.status).toBe(503)
  expect(await response.text()).not.toContain('disk')
  expect(onError).toHaveBeenCalledExactlyOnceWith(fault)
})
