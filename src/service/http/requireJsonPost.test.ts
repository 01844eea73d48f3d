import { expect, test } from 'vitest'
import { requireJsonPost } from './requireJsonPost.ts'

const check = (headers: Record<string, string>, method = 'POST') =>
  requireJsonPost(new Request('http://latchkit.test/', { method, headers }))

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON;charset="UTF-8"',
])('takes %s', (type) => {
  expect(() => check({ 'content-type': type })).not.toThrow()
})

test.each([
  'text/plain',
  'application/jsonp',
  'application/json, text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=application/json',
  '',
])('refuses the content type "%s"', (type) => {
  expect(() => check({ 'content-type': type })).toThrow(
    expect.objectContaining({ code: 'CONTENT_TYPE_UNSUPPORTED' }),
  )
})

test('refuses a compressed body', () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  expect(() => check(headers)).toThrow(
    expect.objectContaining({ code: 'CONTENT_TYPE_UNSUPPORTED' }),
  )
})

test.each(['GET', 'PUT', 'DELETE', 'HEAD'])('refuses %s', (method) => {
  expect(() => check({ 'content-type': 'application/json' }, method)).toThrow(
    expect.objectContaining({ code: 'METHOD_NOT_ALLOWED' }),
  )
})

test('takes a request without a type where a body is optional, and no other type', () => {
  const bare = new Request('http://latchkit.test/', { method: 'POST' })
  expect(() => requireJsonPost(bare, 'noType')).not.toThrow()
  expect(() => requireJsonPost(bare)).toThrow()
  const plain = new Request('http://latchkit.test/', { method: 'POST', body: 'x' })
  expect(() => requireJsonPost(plain, 'noType')).toThrow()
})

test('takes text and a request without a type where a stamp covers the body, and nothing else', () => {
  const checkStamped = (type?: string) => {
    const headers = type === undefined ? {} : { 'content-type': type }
    requireJsonPost(new Request('http://latchkit.test/', { method: 'POST', headers }), 'plainText')
  }
  for (const type of [undefined, 'text/plain', 'text/plain;charset=UTF-8', 'application/json'])
    expect(() => checkStamped(type)).not.toThrow()
  for (const type of ['text/html', 'text/plain; charset=utf-16', 'multipart/form-data', ''])
    expect(() => checkStamped(type)).toThrow()
})
