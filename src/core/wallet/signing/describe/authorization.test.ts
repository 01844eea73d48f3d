import { expect, test } from 'vitest'
import {
  detailsOf,
  linesOf,
  PASSES,
  storedInterface,
  viewFor,
  warned,
} from '../../../../../test/support/signViews.ts'

const authorize = (chainId: number, address = PASSES) =>
  viewFor(
    { kind: 'authorization', authorization: { chainId, address, nonce: 7 } },
    { interfaces: [storedInterface(PASSES, 'Trail Passes', [])] },
  )

test('an authorization is a danger, however well the contract is known', () => {
  const view = authorize(8453)
  expect(view).toMatchObject({
    effect: { kind: 'delegation', to: { name: 'Trail Passes' }, isOnEveryChain: false },
    money: 'later',
    level: 'danger',
    chain: { name: 'Base' },
  })
  expect(warned(view)).toEqual(['delegation'])
  expect(detailsOf(view, 'tree').map(({ nodes }) => linesOf(nodes))).toEqual([
    ['chainId: 8453', `address: ${PASSES}`, 'nonce: 7'],
  ])
})

test('one for chain 0 is for every chain', () => {
  expect(authorize(0)).toMatchObject({
    effect: { isOnEveryChain: true },
    level: 'danger',
    chain: null,
  })
})

test('one for nobody takes it back', () => {
  expect(authorize(8453, `0x${'0'.repeat(40)}`)).toMatchObject({
    effect: { kind: 'delegation', to: null },
    money: 'never',
    level: 'plain',
    warnings: [],
  })
})

test.each(['{', '{"chainId":1,"nonce":0}', `{"chainId":-1,"address":"${PASSES}","nonce":0}`, '[]'])(
  '%s is blind',
  (payload) => {
    const request = {
      kind: 'raw',
      payload,
      encoding: 'PAYLOAD_ENCODING_EIP7702_AUTHORIZATION',
      hashFunction: 'HASH_FUNCTION_NO_OP',
    } as const
    expect(viewFor(request)).toMatchObject({
      effect: { kind: 'blind' },
      details: [{ kind: 'text', text: payload, isBytes: false }],
    })
  },
)

test('the other name of the address is read as the service reads it', () => {
  const request = {
    kind: 'raw',
    payload: `{"chainId":"0x2105","contractAddress":"${PASSES}","nonce":"1"}`,
    encoding: 'PAYLOAD_ENCODING_EIP7702_AUTHORIZATION',
    hashFunction: 'HASH_FUNCTION_NO_OP',
  } as const
  expect(viewFor(request)).toMatchObject({
    effect: { kind: 'delegation', to: { address: PASSES } },
    chain: { name: 'Base' },
  })
})
