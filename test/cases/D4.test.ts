import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  sendTransaction,
  signRawPayload,
  signTransaction,
  signTypedData,
} from '../../src/core/wallet/signing/actions.ts'
import type { EthereumCall } from '../../src/core/wallet/signing/signRequest.ts'
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

const domainType = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]
const CONTRACT = '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC'
const domain = { chainId: 1, name: 'Seaport', version: '1.5', verifyingContract: CONTRACT }
const person = [{ name: 'name', type: 'string' }]
const wallet = {
  types: {
    EIP712Domain: domainType,
    Wallet: [
      { name: 'name', type: 'string' },
      { name: 'isOpen', type: 'bool' },
      { name: 'owner', type: 'Person' },
    ],
    Person: person,
  },
  primaryType: 'Wallet',
  domain,
  message: { name: 'Hello, Bob!', isOpen: true, owner: { name: 'Bob' } },
}
const withDomain = (more: object) => ({ ...wallet, domain: { ...domain, ...more } })
const withMessage = (more: object) => ({ ...wallet, message: { ...wallet.message, ...more } })

/** The first five are the buttons of MetaMask's test dapp 9.9, "Malformed Signatures". */
const malformed: readonly (readonly [string, unknown])[] = [
  [
    'a type that is no type',
    {
      ...wallet,
      types: { ...wallet.types, Wallet: [{ name: 'name', type: 'ConsiderationItem[+' }] },
    },
  ],
  ['an empty domain under a type that has members', { ...wallet, domain: {} }],
  ['a primary type that no type is called', { ...wallet, primaryType: 'Non-Existent' }],
  ['no primary type', { ...wallet, primaryType: undefined }],
  ['a verifyingContract that is a number', withDomain({ verifyingContract: 1 })],
  [
    'a verifyingContract in decimal digits',
    withDomain({ verifyingContract: '97433442488726861213578988847752201310395502865' }),
  ],
  ['a bool that is a text', withMessage({ isOpen: 'true' })],
  ['a bool that is a number', withMessage({ isOpen: 1 })],
  ['a text that is null', withMessage({ name: null })],
  ['a message that is null', { ...wallet, message: null }],
  ['a domain that is a list', { ...wallet, domain: [] }],
]

describe('typed data that is malformed', () => {
  test.each(malformed)('%s: the provider refuses it, and nobody is asked', async (_, data) => {
    await expect(stage.sign(data)).rejects.toMatchObject({ code: -32602 })
    expect(stage.asked).toEqual([])
  })

  test.each(malformed)('%s: a raw payload is refused as well', async (_, data) => {
    const { accounts } = await stage.kit.query('listWalletAccounts', {})
    const [account] = accounts
    if (!account) throw new Error('no account')
    const signed = signRawPayload(stage.kit, {
      account,
      payload: JSON.stringify(data),
      encoding: 'PAYLOAD_ENCODING_EIP712',
      hashFunction: 'HASH_FUNCTION_NO_OP',
    })
    await expect(signed).rejects.toMatchObject({ code: 'SIGN_REQUEST_INVALID' })
    expect(stage.asked).toEqual([])
  })

  test.each([
    ['half a byte', 'PAYLOAD_ENCODING_HEXADECIMAL', 'HASH_FUNCTION_KECCAK256', '0xf'],
    ['a hash of another length', 'PAYLOAD_ENCODING_HEXADECIMAL', 'HASH_FUNCTION_NO_OP', 'ffff'],
    [
      'a hash function of another curve',
      'PAYLOAD_ENCODING_TEXT_UTF8',
      'HASH_FUNCTION_NOT_APPLICABLE',
      'x',
    ],
    [
      'an authorization with a nonce that no account reaches',
      'PAYLOAD_ENCODING_EIP7702_AUTHORIZATION',
      'HASH_FUNCTION_NO_OP',
      `{"chainId":1,"address":"${CONTRACT}","nonce":"18446744073709551615"}`,
    ],
  ] as const)(
    'a raw payload with %s is refused, and nobody is asked',
    async (_, encoding, hashFunction, payload) => {
      const { accounts } = await stage.kit.query('listWalletAccounts', {})
      const [account] = accounts
      if (!account) throw new Error('no account')
      const signed = signRawPayload(stage.kit, { account, payload, encoding, hashFunction })
      await expect(signed).rejects.toMatchObject({ code: 'SIGN_REQUEST_INVALID' })
      expect(stage.asked).toEqual([])
    },
  )

  test.each([
    ['Ethereum', 'TRANSACTION_TYPE_ETHEREUM', '02c0'],
    ['Ethereum', 'TRANSACTION_TYPE_ETHEREUM', 'no hex'],
    ['Solana', 'TRANSACTION_TYPE_SOLANA', '0100'],
  ] as const)(
    'a transaction of %s that is none is refused',
    async (_, type, unsignedTransaction) => {
      const { accounts } = await stage.kit.query('listWalletAccounts', {})
      const [account] = accounts
      if (!account) throw new Error('no account')
      const signed = signTransaction(stage.kit, { account, type, unsignedTransaction })
      await expect(signed).rejects.toMatchObject({ code: 'SIGN_REQUEST_INVALID' })
      expect(stage.asked).toEqual([])
    },
  )

  test('typed data for an account of another curve is refused, and nobody is asked', async () => {
    const account = {
      address: '4Nd1mYQyQbVjM4nSCUcDrN2v6J8gKQTkTjQdGkSBMPzS',
      addressFormat: 'ADDRESS_FORMAT_SOLANA',
      curve: 'CURVE_ED25519',
    }
    const signed = signTypedData(stage.kit, { account, typedData: wallet })
    await expect(signed).rejects.toMatchObject({ code: 'SIGN_REQUEST_INVALID' })
    expect(stage.asked).toEqual([])
  })
})

describe('typed data that only looks malformed', () => {
  test.each([
    ['a struct that is null', withMessage({ owner: null })],
    ['a struct that is missing', withMessage({ owner: undefined })],
    [
      'an empty domain whose type has no members',
      { ...wallet, types: { ...wallet.types, EIP712Domain: [] }, domain: {} },
    ],
    ['a member beyond the type', withMessage({ extraData: 'This data is not typed!' })],
  ])('%s is shown and signed as the reference does', async (_, data) => {
    const signature = await stage.sign(data)
    expect(stage.asked).toMatchObject([{ effect: { kind: 'typedData' } }])
    const whole = JSON.parse(JSON.stringify(data))
    const reference = hashByLibraries(whole)['eth-sig-util'] ?? ''
    expect(await stage.isSigned(reference, signature)).toBe(true)
  })
})

describe('a transaction that the service would refuse', () => {
  const CHAIN = 'eip155:1'
  test.each([
    ['no receiver', { to: undefined }],
    ['an empty receiver', { to: '' }],
    ['a receiver of "0x"', { to: '0x' }],
    ['a receiver that lacks a digit', { to: CONTRACT.slice(0, -1) }],
    ['an address of another chain', { to: '4Nd1mYQyQbVjM4nSCUcDrN2v6J8gKQTkTjQdGkSBMPzS' }],
    ['a value below 0', { value: -1n }],
    ['a value that no account can have', { value: 2n ** 256n }],
    ['half a byte', { data: '0x123' }],
    ['data that is no hex', { data: 'transfer' }],
    ['a nonce that is no whole number', { nonce: 1.5 }],
    ['a tip above the whole fee', { maxFeePerGas: 1n, maxPriorityFeePerGas: 2n }],
  ])('with %s is refused, and nobody is asked', async (_, more) => {
    const { accounts } = await stage.kit.query('listWalletAccounts', {})
    const [account] = accounts
    if (!account) throw new Error('no account')
    const call = { caip2: CHAIN, to: CONTRACT, value: 1n, ...more }
    const sent = sendTransaction(stage.kit, { account, transaction: call as EthereumCall })
    await expect(sent).rejects.toMatchObject({ code: 'SIGN_REQUEST_INVALID' })
    expect(stage.asked).toEqual([])
  })
})
