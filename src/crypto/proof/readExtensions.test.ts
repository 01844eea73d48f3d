import { expect, test } from 'vitest'
import { bytesFromHex } from '../../lib/hex.ts'
import { readDer } from './readDer.ts'
import { readExtensions } from './readExtensions.ts'

const constraints = (value: string, critical = '0101ff') =>
  sequence(`0603551d13${critical}${octets(value)}`)
const usage = (value: string, critical = '0101ff') =>
  sequence(`0603551d0f${critical}${octets(value)}`)
const authority = constraints('30030101ff')
const signer = usage('03020780')

function sequence(hex: string): string {
  return `30${length(hex)}${hex}`
}

function octets(hex: string): string {
  return `04${length(hex)}${hex}`
}

function length(hex: string): string {
  return (hex.length / 2).toString(16).padStart(2, '0')
}

function rightsOf(...extensions: readonly string[]) {
  const list = sequence(extensions.join(''))
  return readExtensions(readDer(bytesFromHex(`a3${length(list)}${list}`) ?? new Uint8Array())?.[0])
}

test('reads what an authority may do, and how deep', () => {
  expect(rightsOf(authority, usage('03020106'))).toEqual({
    isAuthority: true,
    pathLength: Number.POSITIVE_INFINITY,
    maySign: false,
    maySignCertificates: true,
  })
  expect(rightsOf(constraints('30060101ff020102'), signer)).toMatchObject({ pathLength: 2 })
})

test('reads what nobody else may do', () => {
  const rights = { isAuthority: false, pathLength: 0, maySign: true, maySignCertificates: false }
  expect(rightsOf(constraints('3000'), signer)).toEqual(rights)
  expect(rightsOf(signer, constraints('3000', ''))).toEqual(rights)
})

test('reads past what is not critical', () => {
  expect(rightsOf(authority, sequence(`0603551d0e${octets('0400')}`), signer)).not.toBeNull()
})

test.each([
  ['nothing', []],
  ['no usage', [authority]],
  ['no constraints', [signer]],
  ['one twice', [authority, authority, signer]],
  [
    'something critical that is not known',
    [authority, signer, sequence(`0603551d1e0101ff${octets('0400')}`)],
  ],
  ['a flag that says no', [constraints('30030101ff', '010100'), signer]],
  ['a flag that is neither yes nor no', [constraints('3003010101'), signer]],
  ['a depth of two bytes', [constraints('30070101ff02020100'), signer]],
  ['more than a depth', [constraints('30090101ff020102020102'), signer]],
  ['a depth without authority', [constraints('3003020102'), signer]],
  ['an empty usage', [authority, usage('0300')]],
  ['a usage without bits', [authority, usage('030100')]],
  ['something behind a value', [authority, usage('030207800500')]],
])('takes no certificate with %s', (_what, extensions) => {
  expect(rightsOf(...extensions)).toBeNull()
})

test('takes no certificate without extensions', () => {
  expect(readExtensions(undefined)).toBeNull()
})
