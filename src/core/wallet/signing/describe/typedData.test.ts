import { expect, test } from 'vitest'
import {
  detailsOf,
  everyday,
  linesOf,
  NOW_MS,
  PASSES,
  STRANGER,
  storedInterface,
  USDC,
  viewFor,
  warned,
} from '../../../../../test/support/signViews.ts'
import { typedDataDigest } from '../../../../crypto/ethereum/typedDataDigest.ts'
import { PERMIT2 } from '../permissionTerms.ts'

const domainType = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]
const domain = { name: 'USD Coin', version: '2', chainId: 8453, verifyingContract: USDC }
const DAY = 24 * 3600
const now = NOW_MS / 1000
const most = String(2n ** 256n - 1n)

const member = ([type = '', name = '']: readonly string[]) => ({ type, name })
const members = (text: string) => text.split(',').map((one) => member(one.split(' ')))

function typed(
  primaryType: string,
  types: Readonly<Record<string, string>>,
  message: object,
  more = {},
) {
  const lists = Object.entries(types).map(([name, text]) => [name, members(text)] as const)
  const all = { EIP712Domain: domainType, ...Object.fromEntries(lists) }
  const data = { types: all, primaryType, domain, message, ...more }
  return { kind: 'typedData', typedData: JSON.stringify(data) } as const
}

const permitType = {
  Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline',
}
const permit = (given: object, more = {}) => {
  const message = {
    owner: everyday.address,
    spender: PASSES,
    value: '40000000',
    nonce: 3,
    deadline: now + 1200,
  }
  return typed('Permit', permitType, { ...message, ...given }, more)
}
const passes = { interfaces: [storedInterface(PASSES, 'Trail Passes', [])] }

test('a permission says who may take how much of what, and until when', () => {
  const view = viewFor(permit({}), passes)
  expect(view).toMatchObject({
    effect: {
      kind: 'permission',
      spender: { name: 'Trail Passes', isSelf: false },
      amounts: [{ symbol: 'USDC', decimals: 6, raw: 40000000n, isUnlimited: false }],
      isUnlimited: false,
      // the deadline is for handing it in: what it allows never ends
      endsAtSeconds: null,
      by: 'signature',
    },
    money: 'later',
    level: 'plain',
    warnings: [],
    chain: { name: 'Base' },
    raw: permit({}).typedData,
  })
  const [tree] = detailsOf(view, 'tree')
  expect(tree?.title).toBe('Permit')
  expect(linesOf(tree?.nodes ?? [])).toEqual([
    `owner: ${everyday.address}`,
    `spender: ${PASSES}`,
    'value: 40000000',
    'nonce: 3',
    `deadline: ${now + 1200}`,
    'domain.name: USD Coin',
    'domain.version: 2',
    'domain.chainId: 8453',
    `domain.verifyingContract: ${USDC}`,
  ])
  expect(tree?.nodes.map(({ meaning }) => meaning?.kind)).toEqual([
    'party',
    'party',
    'amount',
    undefined,
    'time',
    undefined,
  ])
  expect(tree?.nodes.at(-1)?.children[2]?.meaning).toMatchObject({ chain: { name: 'Base' } })
})

test.each([
  ['without a limit', { value: most }, 'danger', ['unlimited']],
  ['with 31 days', { deadline: now + 31 * DAY }, 'caution', ['farDeadline']],
  ['without an end', { deadline: most }, 'caution', ['farDeadline']],
  ['for a stranger', { spender: STRANGER }, 'caution', ['unknownContract']],
  [
    'for a stranger, without a limit or an end',
    { spender: STRANGER, value: most, deadline: most },
    'danger',
    ['unlimited', 'unknownContract', 'farDeadline'],
  ],
  ['of nothing, which takes one back', { spender: STRANGER, value: 0 }, 'plain', []],
])('one %s is %s', (what, given, level, warnings) => {
  const view = viewFor(permit(given), passes)
  expect([view.level, warned(view)]).toEqual([level, warnings])
  expect(view.effect.kind).toBe(what.startsWith('of nothing') ? 'revocation' : 'permission')
})

test('one of Permit2 counts each token, and lasts as long as its longest part', () => {
  const details = { token: USDC, amount: '7', expiration: now + DAY, nonce: 0 }
  const other = {
    token: STRANGER,
    amount: String(2n ** 160n - 1n),
    expiration: now + 40 * DAY,
    nonce: 0,
  }
  const request = typed(
    'PermitBatch',
    {
      PermitBatch: 'PermitDetails[] details,address spender,uint256 sigDeadline',
      PermitDetails: 'address token,uint160 amount,uint48 expiration,uint48 nonce',
    },
    { details: [details, other], spender: PASSES, sigDeadline: now + 1200 },
    { domain: { ...domain, name: 'Permit2', verifyingContract: PERMIT2 } },
  )
  const view = viewFor(request, passes)
  expect(view).toMatchObject({
    effect: {
      amounts: [
        { symbol: 'USDC', raw: 7n },
        { symbol: null, isUnlimited: true },
      ],
      endsAtSeconds: BigInt(now + 40 * DAY),
    },
    level: 'danger',
  })
  const [list] = detailsOf(view, 'tree')[0]?.nodes ?? []
  expect(list?.children.map(({ children }) => children[1]?.meaning)).toMatchObject([
    { amount: { symbol: 'USDC', decimals: 6 } },
    { amount: { symbol: null, decimals: null } },
  ])
})

test('a transfer that somebody else sends is a permission to take', () => {
  const types = {
    TransferWithAuthorization:
      'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
  }
  const message = {
    from: everyday.address,
    to: STRANGER,
    value: '5',
    validAfter: 0,
    validBefore: now + 60,
    nonce: `0x${'00'.repeat(32)}`,
  }
  expect(viewFor(typed('TransferWithAuthorization', types, message))).toMatchObject({
    effect: {
      kind: 'permission',
      spender: { address: STRANGER, name: null },
      amounts: [{ raw: 5n, symbol: 'USDC' }],
    },
    money: 'later',
    level: 'caution',
  })
})

const mail = (contents: unknown, more = {}) =>
  typed(
    'Mail',
    {
      Mail: 'Person from,uint256[] ids,bool isOpen,string contents',
      Person: 'string name,address wallet',
    },
    {
      from: { name: 'Cow', wallet: everyday.address },
      ids: ['0x10', most],
      isOpen: true,
      contents,
    },
    more,
  )

test('any other data is shown line by line, numbers never rounded', () => {
  const view = viewFor(mail('Hello', { domain: { ...domain, verifyingContract: STRANGER } }))
  expect(view).toMatchObject({
    effect: { kind: 'typedData', primaryType: 'Mail', contract: { address: STRANGER, name: null } },
    money: 'unknown',
    level: 'caution',
    warnings: [{ kind: 'unknownContract' }],
  })
  const [tree] = detailsOf(view, 'tree')
  expect(linesOf(tree?.nodes ?? []).slice(0, 6)).toEqual([
    'from.name: Cow',
    `from.wallet: ${everyday.address}`,
    'ids.1: 16',
    `ids.2: ${most}`,
    'isOpen: true',
    'contents: Hello',
  ])
  expect(tree?.nodes[0]?.children[1]?.meaning).toMatchObject({
    party: { name: 'Everyday', isSelf: true },
  })
})

test('an amount is one where the kit knows the token, and else a number', () => {
  const meanings = [USDC, STRANGER].map((token) => {
    const order = typed('Order', { Order: 'address token,uint256 amount' }, { token, amount: '4' })
    return detailsOf(viewFor(order), 'tree')[0]?.nodes[1]?.meaning
  })
  expect(meanings).toMatchObject([{ amount: { symbol: 'USDC', raw: 4n } }, null])
})

test('longer data than anybody reads is blind', () => {
  const ids = Array.from({ length: 5001 }, (_, at) => at)
  const request = mail('', { message: { from: null, ids, isOpen: true, contents: '' } })
  expect(viewFor(request)).toMatchObject({
    effect: { kind: 'blind' },
    level: 'unreadable',
    details: [{ kind: 'text', text: request.typedData }],
  })
})

test('a domain alone is shown, and the message beside it as not signed', () => {
  const view = viewFor(mail('', { primaryType: 'EIP712Domain', message: { amount: 5 } }))
  expect(view).toMatchObject({ effect: { primaryType: 'EIP712Domain' }, level: 'caution' })
  expect(linesOf(detailsOf(view, 'tree')[0]?.nodes ?? [])).toContain('domain.name: USD Coin')
  expect(linesOf(detailsOf(view, 'unsigned')[0]?.nodes ?? [])).toEqual(['message.amount: 5'])
})

test('what stands in the domain and is not signed is shown as such', () => {
  const types = { EIP712Domain: 'string name', ...permitType }
  const message = { owner: everyday.address, spender: PASSES, value: '1', nonce: 0, deadline: now }
  const view = viewFor(typed('Permit', types, message), passes)
  // neither contract nor network are signed, so no contract takes it for a permission
  expect(view).toMatchObject({ effect: { kind: 'typedData' }, chain: null })
  expect(linesOf(detailsOf(view, 'tree')[0]?.nodes ?? []).at(-1)).toBe('domain.name: USD Coin')
  const unsigned = ['version: 2', 'chainId: 8453', `verifyingContract: ${USDC}`]
  expect(linesOf(detailsOf(view, 'unsigned')[0]?.nodes ?? [])).toEqual(
    unsigned.map((line) => `domain.${line}`),
  )
})

const daiType = {
  Permit: 'address holder,address spender,uint256 nonce,uint256 expiry,bool allowed',
}
const dai = (expiry: unknown) =>
  typed('Permit', daiType, {
    holder: everyday.address,
    spender: STRANGER,
    nonce: 0,
    expiry,
    allowed: true,
  })

test.each(['0', '-0', '-0x0', '0x00', '0'.repeat(100)])(
  'a number that is hashed as 0 is read as 0: %s',
  (expiry) => {
    // both are the same bytes to the contract, so both are the same to the person
    const digestOf = (value: unknown) => typedDataDigest(dai(value).typedData)
    expect(digestOf(expiry)).toEqual(digestOf(0))
    const view = viewFor(dai(expiry))
    expect([view.level, warned(view)]).toEqual([
      'danger',
      ['unlimited', 'unknownContract', 'farDeadline'],
    ])
    expect(linesOf(detailsOf(view, 'tree')[0]?.nodes ?? [])).toContain('expiry: 0')
  },
)

test.each([8453, '8453', '0x2105', '8453'.padStart(100, '0'), `0x${'2105'.padStart(98, '0')}`])(
  'names the network of chain id %s',
  (chainId) => {
    const view = viewFor(permit({}, { domain: { ...domain, chainId } }), passes)
    expect(view.chain).toMatchObject({ name: 'Base' })
  },
)

test('hidden characters in a name or a value are named', () => {
  expect(warned(viewFor(mail('pay\u202Eeno')))).toContain('hiddenCharacters')
  expect(warned(viewFor(mail('fine', { domain: { ...domain, name: 'USD\u200BCoin' } })))).toContain(
    'hiddenCharacters',
  )
})

test('letters of another script within a word are named', () => {
  const domains = ['USD \u0421\u043Ein', 'USD Coin', 'Монета'].map((name) => ({ ...domain, name }))
  const found = domains.map((one) => warned(viewFor(mail('fine', { domain: one }))))
  expect(found).toEqual([['hiddenCharacters'], [], []])
  expect(warned(viewFor(mail('https://p\u0430ypal.example')))).toContain('hiddenCharacters')
})
