import { expect, test } from 'vitest'
import { StartRefused } from '../service/startRefused.ts'
import { readRpcUrls } from './readRpcUrls.ts'

test('reads a URL for each chain, whatever stands in it', () => {
  const text = 'eip155:1=https://rpc.example.com/v3?key=a=b, solana:devnet=http://127.0.0.1:8899'
  expect(readRpcUrls(text)).toEqual({
    'eip155:1': 'https://rpc.example.com/v3?key=a=b',
    'solana:devnet': 'http://127.0.0.1:8899',
  })
})

test('reads nothing out of nothing', () => {
  expect(readRpcUrls(undefined)).toEqual({})
  expect(readRpcUrls('')).toEqual({})
})

test.each([
  'https://rpc.example.com/secret',
  'eip155:2=https://rpc.example.com/secret',
  'eip155:1=rpc.example.com/secret',
  'eip155:1=file:///secret',
  'eip155:1',
])('refuses %j without repeating it', (text) => {
  const read = () => readRpcUrls(text)
  expect(read).toThrow(StartRefused)
  expect(read).not.toThrow('secret')
})
