import { expect, test } from 'vitest'
import { PERMIT2 } from '../../src/core/wallet/signing/permissionTerms.ts'
import { effectText } from '../../src/ui/signing/effectText.ts'
import { en } from '../../src/ui/words/en.ts'
import {
  detailsOf,
  everyday,
  NOW_MS,
  STRANGER,
  storedInterface,
  viewFor,
} from '../support/signViews.ts'

const REACTOR = '0x6000da47483062a0d734ba3dc7576ce6a0b645c4'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const ETHER = `0x${'0'.repeat(40)}`

const members = (text: string) =>
  text.split(',').map((one) => {
    const [type = '', name = ''] = one.split(' ')
    return { type, name }
  })
const INFO =
  'address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData'
const info = {
  reactor: REACTOR,
  swapper: everyday.address,
  nonce: '1',
  deadline: String(NOW_MS / 1000 + 300),
  additionalValidationContract: ETHER,
  additionalValidationData: '0x',
}

type Kind = 'limit' | 'dutch' | 'priority'
type Output = {
  readonly token: string
  readonly amounts: readonly string[]
  readonly recipient?: string
}

/** The members of an output in each of the orders, as UniswapX declares them. */
const kinds: Readonly<
  Record<Kind, { type: string; list: string; of: string; names: readonly string[] }>
> = {
  limit: { type: 'LimitOrder', list: 'outputs', of: 'OutputToken', names: ['amount'] },
  dutch: {
    type: 'V2DutchOrder',
    list: 'baseOutputs',
    of: 'DutchOutput',
    names: ['startAmount', 'endAmount'],
  },
  priority: { type: 'PriorityOrder', list: 'outputs', of: 'PriorityOutput', names: ['amount'] },
}

function order(
  outputs: readonly Output[],
  kind: Kind = 'dutch',
  amount = '5000000000',
  interfaces = [storedInterface(REACTOR, 'UniswapX', [])],
) {
  const { type, list, of, names } = kinds[kind]
  const typedData = JSON.stringify({
    types: {
      PermitWitnessTransferFrom: members(
        `TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,${type} witness`,
      ),
      TokenPermissions: members('address token,uint256 amount'),
      OrderInfo: members(INFO),
      [of]: members(`address token,${names.map((name) => `uint256 ${name}`)},address recipient`),
      [type]: members(`OrderInfo info,${of}[] ${list}`),
    },
    primaryType: 'PermitWitnessTransferFrom',
    domain: { name: 'Permit2', chainId: 1, verifyingContract: PERMIT2 },
    message: {
      permitted: { token: USDC, amount },
      spender: REACTOR,
      nonce: '1',
      deadline: info.deadline,
      witness: {
        info,
        [list]: outputs.map(({ token, amounts, recipient = everyday.address }) => ({
          token,
          ...Object.fromEntries(names.map((name, at) => [name, amounts[at] ?? amounts[0]])),
          recipient,
        })),
      },
    },
  })
  return viewFor({ kind: 'typedData', typedData }, { interfaces })
}

const headline = (view: ReturnType<typeof viewFor>) =>
  effectText(view, { words: en.signing, locale: 'en', nowMs: NOW_MS })?.headline

test.each(['limit', 'dutch', 'priority'] as const)(
  'SignView: a %s order of UniswapX with output 0 is an order for nothing, and a danger',
  (kind) => {
    const view = order([{ token: DAI, amounts: ['0'] }], kind)
    expect(view).toMatchObject({
      effect: { kind: 'order', gives: [{ symbol: 'USDC', raw: 5_000_000_000n }], gets: [] },
      money: 'later',
      level: 'danger',
    })
    expect(view.warnings[0]).toEqual({ kind: 'nothingBack' })
    expect(headline(view)).toBe('Order: 5,000 USDC for nothing')
    // all that is signed is there to read, outputs too
    expect(
      JSON.stringify(detailsOf(view, 'tree'), (_, value) =>
        typeof value === 'bigint' ? String(value) : value,
      ),
    ).toContain(DAI)
  },
)

test('SignView: an order names the least that arrives, as an auction ends', () => {
  const view = order([
    { token: DAI, amounts: ['4990000000000000000000', '4900000000000000000000'] },
  ])
  expect(view).toMatchObject({ level: 'plain', warnings: [] })
  expect(headline(view)).toBe('Order: 5,000 USDC for at least 4,900 DAI')
})

test('SignView: an auction that ends with 0 is one for nothing', () => {
  expect(order([{ token: DAI, amounts: ['4990000000000000000000', '0'] }]).level).toBe('danger')
})

test.each([
  ['a single unit', [{ token: ETHER, amounts: ['1'] }]],
  [
    'an output to somebody else',
    [{ token: DAI, amounts: ['4900000000000000000000'], recipient: STRANGER }],
  ],
  ['no output', []],
] as const)('SignView: an order is a danger with %s', (_, outputs) => {
  const view = order(outputs)
  expect(view.level).toBe('danger')
  expect(view.warnings[0]).toEqual({ kind: 'nothingBack' })
})

test('SignView: the fee of an interface is not counted as arriving', () => {
  const view = order([
    { token: ETHER, amounts: ['2000000000000000000'] },
    { token: ETHER, amounts: ['5000000000000000'], recipient: STRANGER },
  ])
  expect(headline(view)).toBe('Order: 5,000 USDC for at least 2 ETH')
})

test('SignView: an order without a limit is a danger whatever arrives', () => {
  const view = order(
    [{ token: DAI, amounts: ['4900000000000000000000'] }],
    'dutch',
    String(2n ** 256n - 1n),
  )
  expect(view.level).toBe('danger')
  expect(view.warnings).toContainEqual({ kind: 'unlimited' })
})

test('SignView: a contract that nobody knows is not believed to bring anything', () => {
  const whole = [{ token: DAI, amounts: ['4900000000000000000000'] }]
  const view = order(whole, 'dutch', '5000000000', [])
  expect(view).toMatchObject({
    effect: { kind: 'permission', amounts: [{ symbol: 'USDC', raw: 5_000_000_000n }] },
    level: 'caution',
    warnings: [{ kind: 'unknownContract' }],
  })
  expect(headline(view)).toBe('Approve up to 5,000 USDC for an unknown contract')
  const nothing = order([{ token: DAI, amounts: ['0'] }], 'dutch', '5000000000', [])
  expect(nothing).toMatchObject({ effect: { kind: 'order' }, level: 'danger' })
})

test('SignView: what arrives of a token that nobody knows may be worth nothing', () => {
  const view = order([{ token: STRANGER, amounts: [String(10n ** 30n)] }])
  expect(view).toMatchObject({
    effect: { kind: 'order' },
    level: 'caution',
    warnings: [{ kind: 'unknownContract' }],
  })
})
