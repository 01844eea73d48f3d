import { describe, expect, test } from 'vitest'
import { addressGroup, isLoopback } from './addressGroup.ts'

describe('addressGroup', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    [undefined, 'unknown'],
  ])('counts %s under %s', (address, group) => {
    expect(addressGroup(address)).toBe(group)
  })
})

describe('isLoopback', () => {
  test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('knows %s', (address) => {
    expect(isLoopback(address)).toBe(true)
  })

  test.each(['128.0.0.1', '10.127.0.0.1', '::2', '203.0.113.7'])('is not %s', (address) => {
    expect(isLoopback(address)).toBe(false)
  })
})
