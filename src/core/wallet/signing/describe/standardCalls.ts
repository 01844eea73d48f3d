import type { AbiValue } from '../../../../crypto/abi/decodeAbi.ts'
import { PERMIT2 } from '../permissionTerms.ts'
import { flatValues } from './flatValues.ts'
import { isSame } from './party.ts'
import type { Granted } from './permission.ts'
import type { NamedType, StoredCall } from './reading.ts'

/** What a call of a standard does. */
export type Deed =
  | { readonly kind: 'permission'; readonly granted: Granted }
  | {
      readonly kind: 'transfer'
      /** Null is the account that calls. */
      readonly from: string | null
      readonly to: string
      readonly token: string
      readonly amount: bigint
      /** Whether it is one thing with a number, not so much of many. */
      readonly isSingle: boolean
    }
  /** It only changes something, like a permission that gets smaller. */
  | { readonly kind: 'call' }

/** A function that a standard names. */
export type StandardCall = Omit<StoredCall, 'isOfSingles'> & {
  readonly isOfSingles?: never
  /** The place of the argument that counts the token. */
  readonly amountAt: number | null
  /** @param contract - which is called. */
  readonly deedOf: (values: readonly AbiValue[], contract: string) => Deed
}

type Row = readonly [
  name: string,
  /** Like `address to, uint256 value`. */
  inputs: string,
  deedOf: StandardCall['deedOf'],
  amountAt?: number,
]

const text = (value: AbiValue | undefined) => (typeof value === 'string' ? value : '')
const number = (value: AbiValue | undefined) => (typeof value === 'bigint' ? value : 0n)

const allows =
  (read: (values: readonly AbiValue[], contract: string) => Granted) =>
  (values: readonly AbiValue[], contract: string): Deed => ({
    kind: 'permission',
    granted: read(values, contract),
  })

/** To whom, from whom (null: the caller) and how much, by their places. */
const moves =
  (from: number | null, to: number, amount: number, isSingle = false) =>
  (values: readonly AbiValue[], token: string): Deed => ({
    kind: 'transfer',
    from: from === null ? null : text(values[from]),
    to: text(values[to]),
    token,
    amount: isSingle ? 1n : number(values[amount]),
    isSingle,
  })

const grants = allows(([spender, amount], token) => ({
  spender: text(spender),
  tokens: [{ token, amount: number(amount) }],
}))

/** By the four bytes that calls begin with: ERC-20, ERC-721 and ERC-1155. */
const rows: Readonly<Record<string, Row>> = {
  a9059cbb: ['transfer', 'address to,uint256 value', moves(null, 0, 1), 1],
  '23b872dd': ['transferFrom', 'address from,address to,uint256 value', moves(0, 1, 2), 2],
  '095ea7b3': ['approve', 'address spender,uint256 value', grants, 1],
  '39509351': ['increaseAllowance', 'address spender,uint256 addedValue', grants, 1],
  a457c2d7: [
    'decreaseAllowance',
    'address spender,uint256 subtractedValue',
    () => ({ kind: 'call' }),
    1,
  ],
  a22cb465: [
    'setApprovalForAll',
    'address operator,bool approved',
    allows(([operator, isApproved], token) => ({
      spender: text(operator),
      tokens: [{ token, amount: isApproved === true ? null : 0n }],
    })),
  ],
  '42842e0e': ['safeTransferFrom', 'address from,address to,uint256 tokenId', moves(0, 1, 2, true)],
  b88d4fde: [
    'safeTransferFrom',
    'address from,address to,uint256 tokenId,bytes data',
    moves(0, 1, 2, true),
  ],
  f242432a: [
    'safeTransferFrom',
    'address from,address to,uint256 id,uint256 value,bytes data',
    moves(0, 1, 3),
  ],
}

/** Those of Permit2, which holds permissions over other tokens. */
const permit2Rows: Readonly<Record<string, Row>> = {
  '87517c45': [
    'approve',
    'address token,address spender,uint160 amount,uint48 expiration',
    allows(([token, spender, amount, expiration]) => ({
      spender: text(spender),
      tokens: [{ token: text(token), amount: number(amount) }],
      expiresAtSeconds: number(expiration),
    })),
    2,
  ],
  '36c78516': [
    'transferFrom',
    'address from,address to,uint160 amount,address token',
    (values) => moves(0, 1, 2)(values, text(values[3])),
    2,
  ],
}

/** The function of a standard that those four bytes stand for at that contract; null where no standard has it. */
export function standardCall(contract: string, selector: string): StandardCall | null {
  const table = isSame(contract, PERMIT2) ? permit2Rows : rows
  const row = Object.hasOwn(table, selector) ? table[selector] : undefined
  if (!row) return null
  const [name, written, deedOf, amountAt = null] = row
  const inputs = written.split(',').map((input): NamedType => {
    const [text = '', called = ''] = input.split(' ')
    return { name: called, text }
  })
  return {
    name,
    inputs,
    amountAt,
    deedOf,
    read(data, leaf) {
      const values = flatValues(inputs, data)
      const nodes = inputs.map((input, at) => leaf(input.name, input.text, values?.[at] ?? ''))
      return values && { values, nodes }
    },
  }
}
