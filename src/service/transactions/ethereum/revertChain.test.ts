import { describe, expect, test } from 'vitest'
import { readContractAbi } from '../../../crypto/abi/contractAbi.ts'
import { type FindError, revertFromData } from '../../../crypto/abi/revertFromData.ts'
import { keccak256 } from '../../../crypto/stamp/keccak256.ts'
import { revertChainFrom } from './revertChain.ts'

const abi = readContractAbi(
  JSON.stringify([
    { type: 'error', name: 'Outer', inputs: [{ name: 'why', type: 'bytes' }] },
    { type: 'error', name: 'Plain', inputs: [] },
  ]),
  keccak256,
)
const find: FindError = (_, selector) =>
  typeof abi === 'string' ? undefined : abi.errors.get(selector)
const nobody: FindError = () => undefined
const selectorOf = (name: string) =>
  typeof abi === 'string'
    ? ''
    : ([...abi.errors].find(([, entry]) => entry.name === name)?.[0] ?? '')

const word = (value: number) => value.toString(16).padStart(64, '0')
const failed = (to: string, output: string, calls: readonly unknown[] = []) => ({
  to,
  output,
  error: 'execution reverted',
  calls,
})

describe('revertChainFrom', () => {
  const plain = `0x${selectorOf('Plain')}`
  const outer = `0x${selectorOf('Outer')}${word(32)}${word(4)}${selectorOf('Plain').padEnd(64, '0')}`

  test('goes from the outermost call that failed to the innermost', () => {
    const trace = failed('0xA', outer, [{ to: '0xB' }, failed('0xC', plain)])
    const chain = revertChainFrom(trace, find)
    expect(chain?.map(({ address, custom }) => [address, custom?.errorName])).toEqual([
      ['0xa', 'Outer'],
      ['0xc', 'Plain'],
    ])
  })

  test('passes over a failure that a contract went on after', () => {
    const trace = failed('0xA', `0x${'08c379a0'}${word(32)}${word(0)}`, [
      failed('0xB', plain),
      { to: '0xC', output: '0x' },
    ])
    expect(revertChainFrom(trace, find)).toHaveLength(1)
  })

  test('finds the cause whose data the error holds, though other calls came after', () => {
    const trace = failed('0xA', outer, [failed('0xB', plain), { to: '0xC' }])
    expect(revertChainFrom(trace, find)?.map(({ address }) => address)).toEqual(['0xa', '0xb'])
  })

  test('tells in the words of the EVM what no contract said', () => {
    expect(revertChainFrom({ to: '0xA', error: 'out of gas' }, find)).toMatchObject([
      {
        address: '0xa',
        displayMessage: 'out of gas',
        native: { nativeType: 'execution_reverted' },
      },
    ])
  })

  test('ends, however deep a trace is', () => {
    let trace: object = failed('0xA', plain)
    for (let depth = 0; depth < 5000; depth++) trace = failed('0xA', plain, [trace])
    expect(revertChainFrom(trace, find)).toHaveLength(64)
  })

  test.each([null, 7, 'x', [], { to: 5 }, { to: '0xA', output: '0x' }])(
    'reads nothing out of %j',
    (trace) => {
      expect(revertChainFrom(trace, find)).toBeNull()
    },
  )
})

describe('revertFromData', () => {
  test.each([
    ['0x', 'native', { nativeType: 'execution_reverted' }],
    [`0x4e487b71${word(0x11)}`, 'native', { nativeType: 'panic', panicCode: '17' }],
    [`4e487b71${word(0x32)}`, 'native', { nativeType: 'panic', panicCode: '50' }],
  ])('reads %s', (data, errorType, native) => {
    expect(revertFromData('0xA', data, nobody)).toMatchObject({ address: '0xA', errorType, native })
  })

  test.each([
    ['0x12', { data: '0x12' }],
    ['0xdeadbeef', { selector: '0xdeadbeef', data: '0xdeadbeef' }],
    // cut in the middle, and so no text
    [`0x08c379a0${word(32)}`, { selector: '0x08c379a0' }],
    [`0x4e487b71${'ff'.repeat(32)}`, { selector: '0x4e487b71' }],
  ])('keeps the bytes of %s', (data, unknown) => {
    expect(revertFromData(undefined, data, find)).toMatchObject({ errorType: 'unknown', unknown })
  })
})
