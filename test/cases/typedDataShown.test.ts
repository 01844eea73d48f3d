import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SignRequestInvalidError } from '../../src/errors/signing.ts'
import { payloadToSign } from '../../src/service/wallets/signing/payloadToSign.ts'
import { detailsOf, linesOf, viewFor } from '../support/signViews.ts'
import type { WholeTypedData } from '../support/typedDataLibraries.ts'
import { typedDataCases } from '../vectors/testcases.ts'

const domainType = [
  { name: 'name', type: 'string' },
  { name: 'chainId', type: 'uint256' },
]
const domain = { name: 'Fieldnotes', chainId: 1 }

function makeData(
  types: WholeTypedData['types'],
  primaryType: string,
  message: WholeTypedData['message'],
): WholeTypedData {
  return { types: { EIP712Domain: domainType, ...types }, primaryType, domain, message }
}

const view = (data: unknown) => viewFor({ kind: 'typedData', typedData: JSON.stringify(data) })

describe('the kit and the service', () => {
  const kind = {
    curve: 'CURVE_SECP256K1',
    encoding: 'PAYLOAD_ENCODING_EIP712',
    hashFunction: 'HASH_FUNCTION_NO_OP',
  } as const
  const isSigned = (text: string) => {
    try {
      return payloadToSign(text, kind, 'payload').length === 32
    } catch {
      return false // the service refuses it
    }
  }
  const isShown = (text: string) => {
    try {
      return viewFor({ kind: 'typedData', typedData: text }).effect.kind !== 'blind'
    } catch (error) {
      expect(error).toBeInstanceOf(SignRequestInvalidError)
      return false // the kit refuses it before a person is asked
    }
  }

  test('agree on any data: what is shown is what would be signed', () => {
    const name = fc.constantFrom(
      'A',
      'B:c',
      'Ü',
      'a b',
      'x,y',
      'uint8',
      'EIP712Domain',
      '__proto__',
      'n',
    )
    const type = fc.oneof(
      fc.constantFrom(
        'string',
        'bytes',
        'bool',
        'address',
        'uint8',
        'int',
        'bytes4',
        'A[]',
        'B:c[2]',
      ),
      name,
    )
    const members = fc.array(fc.record({ name, type }), { maxLength: 3 })
    const value = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('0x', '0xffffffff', '', 1, -1, true, 'true', null, `0x${'ab'.repeat(20)}`),
        fc.array(tie('any'), { maxLength: 2 }),
        fc.dictionary(name, tie('any'), { maxKeys: 3 }),
      ),
    })).any
    const data = fc.record(
      {
        types: fc.dictionary(name, members, { maxKeys: 3 }),
        domain: fc.oneof(fc.constant({}), fc.constant(domain), value),
        primaryType: name,
        message: value,
        note: value,
      },
      { requiredKeys: ['types', 'primaryType'] },
    )
    let signed = 0
    fc.assert(
      fc.property(data, (one) => {
        const text = JSON.stringify(one)
        if (isSigned(text)) signed++
        expect([text, isShown(text)]).toEqual([text, isSigned(text)])
      }),
      { numRuns: 5000 },
    )
    expect(signed).toBeGreaterThan(50)
  }, 60_000)

  test('show every public case as a tree', () => {
    const unread = typedDataCases().filter(({ domain: own, types, primaryType, data }) => {
      const text = JSON.stringify({ domain: own, types, primaryType, message: data })
      return !isShown(text) || !isSigned(text)
    })
    expect(unread).toEqual([])
  }, 60_000)

  test('never decide by a member that is not signed', () => {
    const permit = 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline'
    const types = {
      Permit: permit.split(',').map((one) => {
        const [type = '', name = ''] = one.split(' ')
        return { name, type }
      }),
    }
    const address = `0x${'ab'.repeat(20)}`
    const message = { owner: address, spender: address, value: '7', nonce: 0, deadline: 0 }
    const beside = { allowed: false, tokenId: 1, expiry: 0, token: address }
    const verifying = {
      ...makeData(types, 'Permit', { ...message, ...beside }),
      domain: { ...domain, verifyingContract: address },
    }
    // the contract of the domain is not signed: its type does not name it
    expect(view(verifying).effect.kind).toBe('typedData')
    const signed = {
      ...verifying,
      types: {
        ...types,
        EIP712Domain: [...domainType, { name: 'verifyingContract', type: 'address' }],
      },
    }
    expect(view(signed).effect).toMatchObject({ kind: 'permission', amounts: [{ raw: 7n }] })
    expect(linesOf(detailsOf(view(signed), 'unsigned')[0]?.nodes ?? [])).toEqual([
      'message.allowed: false',
      'message.tokenId: 1',
      'message.expiry: 0',
      `message.token: ${address}`,
    ])
  })
})
