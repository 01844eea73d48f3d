import { describe, expect, test } from 'vitest'
import { permit2, permit2Functions } from '../../../../../test/support/permit2Abi.ts'
import {
  detailsOf,
  everyday,
  linesOf,
  NOW_MS,
  STRANGER,
  USDC,
  viewFor,
  warned,
} from '../../../../../test/support/signViews.ts'
import { PERMIT2 } from '../permissionTerms.ts'
import { type Permit2Argument, permit2Function } from './permit2Functions.ts'

const [, PERMIT, BATCH, , MOVES, TAKE, TAKES, WITNESSED, WITNESSES] = permit2Functions

const DAI = '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb'
const SHOP = '0x3fc91a3afd70395cd496c647d5a6cc9d4b2b7fad'
const MOST = 2n ** 160n - 1n
const SOON = BigInt(NOW_MS / 1000 + 600)
const LATE = BigInt(NOW_MS / 1000 + 400 * 86_400)
const own = everyday.address

type Values = readonly unknown[]

function send(name: string | undefined, values: Values, value?: bigint) {
  const data = permit2.encodeFunctionData(name ?? '', values)
  return viewFor({ kind: 'send', transaction: { caip2: 'eip155:8453', to: PERMIT2, data, value } })
}
const linesOfCall = (view: ReturnType<typeof send>) =>
  linesOf(detailsOf(view, 'call')[0]?.nodes ?? [])

/** A tuple without a list in it is the same data as its members. */
type Param = NonNullable<ReturnType<typeof permit2.getFunction>>['inputs'][number]
const isLed = ({ baseType, components }: Param): boolean =>
  baseType === 'array' || (components ?? []).some(isLed)
const flattened = (inputs: readonly Param[]): readonly Permit2Argument[] =>
  inputs.flatMap((input): readonly Permit2Argument[] => {
    const { name, type, baseType, components, arrayChildren } = input
    const members = flattened(arrayChildren?.components ?? components ?? [])
    if (members.length === 0) return [{ name, text: type }]
    if (!isLed(input)) return members
    const text = `(${members.map((one) => one.text)})[]`
    return [baseType === 'array' ? { name, text, members } : { name: '', text: '', members }]
  })

test.each(permit2Functions)('%s is known by its four bytes, with its names', (signature) => {
  const fragment = permit2.getFunction(signature)
  const known = permit2Function(fragment?.selector.slice(2) ?? '')
  expect(known).toEqual({ name: fragment?.name, inputs: flattened(fragment?.inputs ?? []) })
})

describe('a permission that is handed in', () => {
  test('to Permit2 says who may take what until when, with every value', () => {
    const details = [USDC, 5_000_000n, SOON, 3n]
    const view = send(PERMIT, [own, [details, SHOP, SOON + 9n], '0xc0ffee'])
    expect(view).toMatchObject({
      effect: {
        kind: 'permission',
        spender: { address: SHOP },
        amounts: [{ symbol: 'USDC', raw: 5_000_000n, isUnlimited: false }],
        endsAtSeconds: SOON,
        by: 'transaction',
      },
      money: 'later',
      level: 'caution',
    })
    expect(warned(view)).toEqual(['unknownContract'])
    expect(linesOfCall(view)).toEqual([
      `owner: ${own}`,
      `token: ${USDC.toLowerCase()}`,
      'amount: 5000000',
      `expiration: ${SOON}`,
      'nonce: 3',
      `spender: ${SHOP}`,
      `sigDeadline: ${SOON + 9n}`,
      'signature: 0xc0ffee',
    ])
    expect(view.details).toContainEqual({
      kind: 'contract',
      party: { address: PERMIT2, name: 'Permit2', isSelf: false },
    })
    expect(detailsOf(view, 'call')[0]?.nodes[2]?.meaning).toMatchObject({
      amount: { symbol: 'USDC', raw: 5_000_000n },
    })
  })

  test('over several tokens counts as long as the longest of them, and as far as the widest', () => {
    const details = [
      [USDC, 5n, SOON, 0n],
      [DAI, MOST, LATE, 0n],
    ]
    const view = send(BATCH, [own, [details, SHOP, SOON], '0x'])
    expect(view).toMatchObject({
      effect: {
        isUnlimited: true,
        amounts: [{ symbol: 'USDC' }, { raw: MOST }],
        endsAtSeconds: LATE,
      },
      level: 'danger',
    })
    expect(warned(view)).toEqual(['unlimited', 'unknownContract', 'farDeadline'])
    const [, list] = detailsOf(view, 'call')[0]?.nodes ?? []
    expect(list?.children.map(({ children }) => children[1]?.meaning)).toMatchObject([
      { amount: { symbol: 'USDC', raw: 5n } },
      { amount: { raw: MOST, isUnlimited: true } },
    ])
  })

  test('of somebody else permits nothing of this account', () => {
    const details = [USDC, MOST, LATE, 0n]
    const view = send(PERMIT, [STRANGER, [details, SHOP, SOON], '0x'])
    expect(view).toMatchObject({ effect: { kind: 'call', functionName: 'permit' }, level: 'plain' })
    expect(warned(view)).toEqual([])
  })
})

describe('tokens that are taken by Permit2', () => {
  const permitted = [[USDC, MOST], 1n, SOON]

  test.each([
    ['a permission', TAKE, []],
    ['one with a witness', WITNESSED, [`0x${'11'.repeat(32)}`, 'Order witness)']],
  ])('by %s go from its owner, as much as is asked', (_, name, witness) => {
    const view = send(name, [permitted, [STRANGER, 40n], own, ...witness, '0x'])
    expect(view).toMatchObject({
      effect: {
        kind: 'transfer',
        amounts: [{ symbol: 'USDC', raw: 40n, isUnlimited: false }],
        to: { address: STRANGER },
      },
      money: 'now',
      level: 'plain',
    })
    expect(detailsOf(view, 'pay')).toMatchObject([{ amounts: [{ raw: 40n }] }])
    const nodes = detailsOf(view, 'call')[0]?.nodes ?? []
    expect([nodes[1], nodes[5]].map((node) => node?.meaning)).toMatchObject([
      { amount: { symbol: 'USDC', isUnlimited: true } },
      { amount: { symbol: 'USDC', raw: 40n } },
    ])
    const witnessed = linesOfCall(view).filter((line) => line.startsWith('witness'))
    const [hash, type] = witness
    expect(witnessed).toEqual(hash ? [`witness: ${hash}`, `witnessTypeString: ${type}`] : [])
  })

  test('of somebody else are no payment', () => {
    const view = send(TAKE, [permitted, [own, 40n], STRANGER, '0x'])
    expect([view.effect.kind, view.money, detailsOf(view, 'pay')]).toEqual([
      'transfer',
      'unknown',
      [],
    ])
  })

  test.each([
    ['permissions', TAKES, []],
    ['those with a witness', WITNESSES, [`0x${'11'.repeat(32)}`, 'Order witness)']],
  ])('by several %s are each counted in its own token', (_, name, witness) => {
    const both = [
      [
        [USDC, MOST],
        [DAI, 9n],
      ],
      1n,
      SOON,
    ]
    const asked = [
      [STRANGER, 40n],
      [STRANGER, 9n],
    ]
    const view = send(name, [both, asked, own, ...witness, '0x'])
    expect(view.effect).toMatchObject({
      kind: 'transfer',
      amounts: [
        { symbol: 'USDC', raw: 40n },
        { token: { address: expect.stringMatching(/^0x50c5/i) }, raw: 9n },
      ],
    })
    const [, , , details] = detailsOf(view, 'call')[0]?.nodes ?? []
    expect(details?.children.map(({ children }) => children[1]?.meaning)).toMatchObject([
      { amount: { symbol: 'USDC', raw: 40n } },
      { amount: { token: { address: expect.stringMatching(/^0x50c5/i) }, raw: 9n } },
    ])
  })

  test('from several to several: no headline for one of them, and only what is one’s own is paid', () => {
    const moves = [
      [own, STRANGER, 4n, USDC],
      [own, SHOP, 5n, USDC],
      [SHOP, own, 6n, USDC],
    ]
    const view = send(MOVES, [moves])
    expect(view).toMatchObject({
      effect: { kind: 'call', functionName: 'transferFrom' },
      money: 'now',
    })
    expect(detailsOf(view, 'pay')).toMatchObject([{ amounts: [{ raw: 4n }, { raw: 5n }] }])
    const receivers = view.details.flatMap((one) => (one.kind === 'to' ? [one.party.address] : []))
    expect(receivers).toEqual([STRANGER, SHOP, own])
  })

  test.each([
    ['nothing', MOVES, [[]]],
    ['lists of two lengths', TAKES, [[[[USDC, 1n]], 1n, SOON], [], own, '0x']],
  ])('of %s is a call, and no headline is made up', (_, name, values) => {
    const view = send(name, values)
    expect(view).toMatchObject({ effect: { kind: 'call' }, money: 'unknown' })
    expect(detailsOf(view, 'pay')).toEqual([])
  })

  test('what is paid beside it is not left out', () => {
    const view = send(TAKE, [permitted, [STRANGER, 40n], own, '0x'], 5n)
    expect(view).toMatchObject({ effect: { kind: 'call' }, money: 'now' })
    expect(detailsOf(view, 'pay')).toMatchObject([{ amounts: [{ symbol: 'ETH' }, { raw: 40n }] }])
  })
})

describe('what Permit2 takes back', () => {
  test.each([
    [
      'permissions',
      'lockdown',
      [
        [
          [USDC, SHOP],
          [DAI, STRANGER],
        ],
      ],
    ],
    ['no permission', 'lockdown', [[]]],
    ['signatures by their numbers', 'invalidateNonces', [USDC, SHOP, 4n]],
    ['signatures in any order', 'invalidateUnorderedNonces', [0n, 3n]],
  ])('%s: a call that is read, and warns of nothing', (_, name, values) => {
    const view = send(name, values)
    const isEnded = name === 'lockdown' && values.flat().length > 0
    const effect = isEnded ? { kind: 'revocation' } : { kind: 'call', functionName: name }
    expect(view).toMatchObject({ effect, level: 'plain' })
    expect(warned(view)).toEqual([])
  })
})

const whole = permit2.encodeFunctionData(PERMIT ?? '', [
  own,
  [[USDC, 5n, SOON, 0n], SHOP, SOON],
  '0xc0ffee',
])
test.each([
  ['that breaks off', whole.slice(0, -64)],
  ['whose amount is too large for its type', whole.replace(`${'0'.repeat(63)}5`, 'f'.repeat(64))],
  ['of a function that Permit2 has not', `0xa9059cbb${whole.slice(10)}`],
])('a call of Permit2 %s cannot be read, and is shown whole', (_, data) => {
  const view = viewFor({ kind: 'send', transaction: { caip2: 'eip155:8453', to: PERMIT2, data } })
  expect(view).toMatchObject({ effect: { kind: 'unreadableCall' }, level: 'unreadable' })
  expect(detailsOf(view, 'data')).toEqual([{ kind: 'data', hex: data }])
  expect(warned(view)).toEqual(['blind'])
})
