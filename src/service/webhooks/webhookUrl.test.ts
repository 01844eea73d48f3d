import { expect, test } from 'vitest'
import { hostileWebhookUrls } from '../../../test/support/hostileWebhookUrls.ts'
import { printCount } from '../../../test/support/printCount.ts'
import { whyNoWebhookUrl } from './webhookUrl.ts'

test('T42 takes none of the hostile URLs, and says of none what stands in it', () => {
  const urls = hostileWebhookUrls('127.45.67.89')
  const passed = urls.filter((url) => whyNoWebhookUrl(url, { allowsLoopback: false }) === null)
  expect(passed).toEqual([])
  expect(urls.length).toBeGreaterThanOrEqual(100)
  for (const url of urls)
    expect(whyNoWebhookUrl(url, { allowsLoopback: false })).not.toContain('127.45')
  printCount('T42 hostile URLs refused when they are set', urls.length - passed.length, urls.length)
})

test.each([
  'https://hooks.example.com/latchkit',
  'https://hooks.example.com:443/a?b=c',
  'https://hooks.example.com:8443',
  'https://xn--bcher-kva.example/hook',
  'https://bücher.example/hook',
  'https://93.184.215.14/hook',
  'https://[2606:4700::1111]/hook',
])('takes %s', (url) => {
  expect(whyNoWebhookUrl(url, { allowsLoopback: false })).toBeNull()
})

test.each([
  'http://localhost:3000/hook',
  'http://127.0.0.1:3000/hook',
  'http://[::1]:3000/hook',
  'https://localhost:3000/hook',
])('takes %s in development only', (url) => {
  expect(whyNoWebhookUrl(url, { allowsLoopback: true })).toBeNull()
  expect(whyNoWebhookUrl(url, { allowsLoopback: false })).not.toBeNull()
})

test('takes no other network in development either', () => {
  const urls = hostileWebhookUrls('10.45.67.89').filter((url) => url.includes('10.45'))
  expect(urls.length).toBeGreaterThan(10)
  const passed = urls.filter((url) => whyNoWebhookUrl(url, { allowsLoopback: true }) === null)
  expect(passed).toEqual([])
})
