import { expect, test } from 'vitest'
import { permissionOf, type SignedMembers } from './permission.ts'
import { isFar, isUnlimited, type Permission } from './permissionTerms.ts'

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const spender = '0x1111111254EEB25477B68fb85Ed929f73A960582'
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const most256 = String(2n ** 256n - 1n)
const most160 = String(2n ** 160n - 1n)
const nowMs = Date.UTC(2026, 10, 21)
const soon = String(nowMs / 1000 + 1800)

const data = (
  primaryType: string,
  verifyingContract: string,
  message: SignedMembers['message'],
) => ({
  primaryType,
  domain: { verifyingContract },
  message,
})
const permit = (message: SignedMembers['message']) =>
  permissionOf(data('Permit', token, { owner: '0x1', spender, nonce: 0, ...message }))
const single = (details: object, contract = permit2) =>
  permissionOf(
    data('PermitSingle', contract, {
      spender,
      sigDeadline: soon,
      details: { nonce: 0, ...details },
    }),
  )

const hasNoLimit = ({ tokens }: Permission) =>
  tokens.some(({ amount }) => isUnlimited(amount, null))

test('reads a permit: who, how much, until when', () => {
  const permission = permit({ value: '40000000', deadline: soon })
  expect(permission).toEqual({
    kind: 'permit',
    spender,
    tokens: [{ token, amount: 40_000_000n }],
    expiresAtSeconds: BigInt(soon),
  })
  expect(permission && [hasNoLimit(permission), isFar(permission, nowMs)]).toEqual([false, false])
})

test('knows an amount without a limit, and a time without an end', () => {
  const permission = permit({ value: most256, deadline: most256 })
  expect(permission && [hasNoLimit(permission), isFar(permission, nowMs)]).toEqual([true, true])
})

test('that of DAI allows all, and an expiry of 0 never comes', () => {
  const permission = permit({ allowed: true, expiry: 0 })
  expect(permission).toMatchObject({ kind: 'dai-permit', expiresAtSeconds: null })
  expect(permission && [hasNoLimit(permission), isFar(permission, nowMs)]).toEqual([true, true])
  expect(permit({ allowed: false, expiry: 0 })?.tokens).toEqual([{ token, amount: 0n }])
})

test('that of Permit2 lasts as long as its longest part, whatever the signature’s own deadline', () => {
  const far = String(nowMs / 1000 + 400 * 24 * 3600)
  const batch = permissionOf(
    data('PermitBatch', permit2, {
      spender,
      sigDeadline: soon,
      details: [
        { token, amount: '1', expiration: soon, nonce: 0 },
        { token: spender, amount: most160, expiration: far, nonce: 0 },
      ],
    }),
  )
  expect(batch).toMatchObject({ kind: 'permit2', expiresAtSeconds: BigInt(far) })
  expect(batch?.tokens.map(({ amount }) => amount)).toEqual([1n, 2n ** 160n - 1n])
  expect(batch && [hasNoLimit(batch), isFar(batch, nowMs)]).toEqual([true, true])
})

test.each([0, '0x0'])(
  'one of Permit2 that ends at %j lasts for the block that it is handed in with',
  (end) => {
    expect(single({ token, amount: '1', expiration: end })?.expiresAtSeconds).toBe(BigInt(soon))
    const neverHandedIn = data('PermitSingle', permit2, {
      spender,
      details: { token, amount: '1', expiration: end, nonce: 0 },
    })
    expect(permissionOf(neverHandedIn)).toBeNull()
  },
)

test.each(['PermitTransferFrom', 'PermitWitnessTransferFrom'])('reads %s', (primaryType) => {
  const message = { spender, deadline: soon, nonce: 0, permitted: { token, amount: '0x10' } }
  expect(permissionOf(data(primaryType, permit2, message))?.tokens).toEqual([
    { token, amount: 16n },
  ])
})

test.each([
  ['a permit without an amount', permit({ deadline: soon })],
  ['an amount that JSON has rounded', permit({ value: 2 ** 60, deadline: soon })],
  ['a detail that lacks its amount', single({ token, expiration: soon })],
  ['no contract', permissionOf({ ...data('Permit', token, { spender }), domain: {} })],
  ['some other type', permissionOf(data('Order', token, { spender, value: '1', deadline: soon }))],
])('takes %s for no permission', (_, permission) => {
  expect(permission).toBeNull()
})

test('reads what speaks as Permit2 does, and says who keeps it', () => {
  const detail = { token, amount: most160, expiration: soon }
  expect(single(detail, spender)).toMatchObject({ kind: 'permit2', contract: spender })
  expect(single(detail)?.contract).toBeUndefined()
})

test('reads the permit of one thing with a number, and no other by it', () => {
  expect(permit({ tokenId: '0', deadline: soon })?.tokens).toEqual([{ token, amount: 1n }])
  const both = permit({ tokenId: '1', value: most256, deadline: soon })
  expect(both?.tokens).toEqual([{ token, amount: 2n ** 256n - 1n }])
})

test.each([256n, 160n, 128n, 96n])('the most of %d bits, and one less, has no limit', (bits) => {
  for (const less of [1n, 2n]) {
    expect(isUnlimited(2n ** bits - less, 18)).toBe(true)
    // of a token whose decimals nobody knows, the least of them may be an amount
    expect(isUnlimited(2n ** bits - less, null)).toBe(bits > 96n)
  }
})

test.each([
  ['a hundred billion with six decimals', 10n ** 17n, 6],
  ['as much with none', 10n ** 11n, 0],
  ['as much with eighteen', 10n ** 29n, 18],
])('%s is more than anybody has, and so without a limit', (_, amount, decimals) => {
  expect(isUnlimited(amount, decimals)).toBe(true)
})

test.each([
  ['ten billion with six decimals', 10n ** 16n, 6],
  ['ten billion with eighteen decimals', 10n ** 28n, 18],
  ['a thousand trillions of another one', 10n ** 33n, null],
])('%s is an amount', (_, amount, decimals) => {
  expect(isUnlimited(amount, decimals)).toBe(false)
})
