import { getUserOperationTypedData, toPackedUserOperation } from 'viem/account-abstraction'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { detailsOf, linesOf } from '../support/signViews.ts'
import { hashByLibraries } from '../support/typedDataLibraries.ts'
import { createTypedDataStage, type TypedDataStage } from '../support/typedDataStage.ts'

let stage: TypedDataStage
beforeAll(async () => {
  stage = await createTypedDataStage('eip155:1')
})
afterAll(() => stage.stop())
beforeEach(() => {
  stage.asked.length = 0
})

const CONTRACT = '0x0000000071727de22e5e9d8baf0edac6f37da032'
const domainType = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]

/** Lines of the tree that is signed, and of what is named as not signed. */
function shown() {
  const [view] = stage.asked
  if (!view) throw new Error('nobody was asked')
  return {
    level: view.level,
    effect: view.effect.kind,
    signed: linesOf(detailsOf(view, 'tree')[0]?.nodes ?? []),
    unsigned: linesOf(detailsOf(view, 'unsigned')[0]?.nodes ?? []),
  }
}

test('an ERC-4337 0.8 operation as viem makes it is shown as a tree, its signature as not signed', async () => {
  const userOperation = {
    sender: stage.address as `0x${string}`,
    nonce: 1n,
    callData: '0x1234',
    callGasLimit: 1n,
    verificationGasLimit: 2n,
    preVerificationGas: 3n,
    maxFeePerGas: 4n,
    maxPriorityFeePerGas: 5n,
    signature: '0xdeadbeef',
  } as const
  const made = getUserOperationTypedData({
    chainId: 1,
    entryPointAddress: CONTRACT,
    userOperation,
  })
  const message = toPackedUserOperation(userOperation)
  const types = { EIP712Domain: domainType, ...made.types }
  const { primaryType, domain } = made
  const data = JSON.parse(
    JSON.stringify({ types, primaryType, domain, message }, (_, it) =>
      typeof it === 'bigint' ? it.toString() : it,
    ),
  )
  const signature = await stage.sign(data)
  const { effect, signed, unsigned } = shown()
  expect(effect).toBe('typedData')
  expect(signed).toContain('callData: 0x1234')
  expect(signed).not.toContain('signature: 0xdeadbeef')
  expect(unsigned).toEqual(['message.signature: 0xdeadbeef'])
  const { viem, ethers } = hashByLibraries(data)
  expect(viem).toBe(ethers)
  expect(await stage.isSigned(viem ?? '', signature)).toBe(true)
})

test('a Seaport bulk order is shown as a tree, members that no type names as not signed', async () => {
  const item = (amount: string) => ({
    itemType: '2',
    token: CONTRACT,
    identifierOrCriteria: amount,
    startAmount: '1',
    endAmount: '1',
  })
  // seaport-js leaves the whole parameters in the tree, with a count that is no member of the type
  const order = (id: string) => ({
    offerer: CONTRACT,
    zone: CONTRACT,
    offer: [item(id)],
    consideration: [{ ...item(id), recipient: CONTRACT }],
    orderType: '0',
    startTime: '0',
    endTime: '1764165600',
    zoneHash: `0x${'00'.repeat(32)}`,
    salt: '0x7',
    conduitKey: `0x${'00'.repeat(32)}`,
    counter: '0',
    totalOriginalConsiderationItems: 1,
  })
  const members = (text: string) =>
    text.split(',').map((one) => ({ type: one.split(' ')[0] ?? '', name: one.split(' ')[1] ?? '' }))
  const offered =
    'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount'
  const data = {
    types: {
      EIP712Domain: domainType,
      BulkOrder: members('OrderComponents[2][2] tree'),
      OrderComponents: members(
        'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter',
      ),
      OfferItem: members(offered),
      ConsiderationItem: members(`${offered},address recipient`),
    },
    primaryType: 'BulkOrder',
    domain: { name: 'Seaport', version: '1.6', chainId: 1, verifyingContract: CONTRACT },
    message: {
      tree: [
        [order('1'), order('2')],
        [order('3'), order('4')],
      ],
    },
  }
  const signature = await stage.sign(data)
  const { effect, level, signed, unsigned } = shown()
  expect([effect, level]).toEqual(['typedData', 'caution'])
  expect(signed).toContain('tree.2.1.offer.1.identifierOrCriteria: 3')
  expect(unsigned).toEqual(
    ['1.1', '1.2', '2.1', '2.2'].map(
      (at) => `message.tree.${at}.totalOriginalConsiderationItems: 1`,
    ),
  )
  const { viem, ethers } = hashByLibraries(data)
  expect(viem).toBe(ethers)
  expect(await stage.isSigned(viem ?? '', signature)).toBe(true)
})
