import { expect, test } from 'vitest'
import { typedDataDigest } from '../../../crypto/ethereum/typedDataDigest.ts'
import { recordOf } from '../language/policyValue.ts'
import { typedDataValue } from './typedDataValue.ts'

const SAFE = `0x${'ab'.repeat(20)}`
const OTHER = `0x${'cd'.repeat(20)}`

const data = (domainType: object[] | undefined, domain: object, more: object = {}) =>
  JSON.stringify({
    types: {
      Order: [{ name: 'amount', type: 'uint256' }],
      ...(domainType && { EIP712Domain: domainType }),
    },
    domain,
    primaryType: 'Order',
    message: { amount: '5' },
    ...more,
  })

const domainOf = (payload: string) => typedDataValue(payload)?.get('domain')

test('tells of a domain what is signed of it', () => {
  const domain = { name: 'Shop', version: '1', chainId: '0x1', verifyingContract: SAFE }
  const signed = { name: 'Shop', version: '1', chain_id: 1n, verifying_contract: SAFE }
  expect(domainOf(data(undefined, domain))).toEqual(recordOf(signed))
  const nameAlone = [{ name: 'name', type: 'string' }]
  expect(domainOf(data(nameAlone, domain))).toEqual(recordOf({ name: 'Shop' }))
  // both are one signature, so neither may pass for a contract or a chain
  const other = { ...domain, verifyingContract: OTHER, chainId: 5 }
  expect(typedDataDigest(data(nameAlone, domain))).toEqual(typedDataDigest(data(nameAlone, other)))
})

test('takes no member of a domain for one of another type', () => {
  const text = [
    { name: 'chainId', type: 'string' },
    { name: 'verifyingContract', type: 'string' },
  ]
  const domain = { chainId: '1', verifyingContract: SAFE }
  expect(typedDataDigest(data(text, domain))).toBeInstanceOf(Uint8Array)
  expect(domainOf(data(text, domain))).toEqual(recordOf({}))
})

test('tells no message where a domain alone is signed', () => {
  const domainType = [{ name: 'name', type: 'string' }]
  const payload = data(
    domainType,
    { name: 'Shop' },
    { primaryType: 'EIP712Domain', message: { name: 'Other' } },
  )
  expect(typedDataDigest(payload)).toBeInstanceOf(Uint8Array)
  expect(typedDataValue(payload)?.get('message')).toEqual(recordOf({}))
})
