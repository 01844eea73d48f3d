import { expect, test } from 'vitest'
import { prepareEthereumSend } from './prepareEthereumSend.ts'

const account = {
  address: `0x${'ab'.repeat(20)}`,
  curve: 'CURVE_SECP256K1',
  addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
} as const
const call = { caip2: 'eip155:1', to: `0x${'cd'.repeat(20)}`, value: 1n }

test.each([
  ['gasPrice', 3_000_000_000n],
  ['gasPrice', 0n],
  ['gasLimit', 21_000n],
  ['accessList', [{ address: call.to, storageKeys: [] }]],
  ['authorizationList', [{ chainId: 1, address: call.to }]],
])('refuses %s, which the service would not send', (name, value) => {
  expect(() => prepareEthereumSend(account, { ...call, [name]: value })).toThrow(
    expect.objectContaining({
      code: 'SIGN_REQUEST_INVALID',
      details: `The service sends no transaction with ${name}.`,
    }),
  )
})

test('takes members that say nothing', () => {
  const given = { ...call, gasPrice: undefined, accessList: [], authorizationList: null }
  expect(prepareEthereumSend(account, given).parameters).toEqual(
    prepareEthereumSend(account, call).parameters,
  )
})
