import { describe, expect, test } from 'vitest'
import { clientAddressOf, trustedProxiesFrom } from './clientAddress.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  Object.assign({
    socket: Object.assign({ remoteAddress }),
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  })

describe('clientAddressOf', () => {
  const trusted = trustedProxiesFrom(['10.0.0.0/8', '::1'])

  test.each([
    ['203.0.113.7', undefined, '203.0.113.7'],
    ['::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['::1', '2001:db8::7', '2001:db8::7'],
    ['10.0.0.1', '198.51.100.1, nonsense', '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', '10.0.0.3', '10.0.0.3'],
  ])('takes %s saying %s for %s', (remoteAddress, forwarded, address) => {
    expect(clientAddressOf(from(remoteAddress, forwarded), trusted)).toBe(address)
  })

  test('T37 believes no header when no proxy is trusted', () => {
    const nobody = trustedProxiesFrom([])
    for (let i = 0; i < 1000; i++)
      expect(clientAddressOf(from('127.0.0.1', `198.51.100.${i % 256}`), nobody)).toBe('127.0.0.1')
  })
})

describe('trustedProxiesFrom', () => {
  test.each(['proxy.example', '10.0.0.0/x', '10.0.0.0/40', ''])('refuses %j', (entry) => {
    expect(() => trustedProxiesFrom([entry])).toThrow(RangeError)
  })
})
