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
type StandardCall = Omit<StoredCall, 'functions'> & {
  readonly functions?: never
  /** The place of the argument that counts the token; -1 where none does. */
  readonly amountAt: number
  /**
   * @param contract - which is called.
   * @param isOfSingles - whether that contract has single things with numbers: what stands for an amount is a number then.
   */
  readonly deedOf: (values: readonly AbiValue[], contract: string, isOfSingles: boolean) => Deed
}

type Rows = Readonly<Record<string, string>>

/** By the four bytes that calls begin with, the name and the arguments: ERC-20, ERC-721 and ERC-1155. */
const rows: Rows = {
  a9059cbb: 'transfer,address to,uint256 value',
  '23b872dd': 'transferFrom,address from,address to,uint256 value',
  '095ea7b3': 'approve,address spender,uint256 value',
  '39509351': 'increaseAllowance,address spender,uint256 addedValue',
  a457c2d7: 'decreaseAllowance,address spender,uint256 subtractedValue',
  a22cb465: 'setApprovalForAll,address operator,bool approved',
  '42842e0e': 'safeTransferFrom,address from,address to,uint256 tokenId',
  b88d4fde: 'safeTransferFrom,address from,address to,uint256 tokenId,bytes data',
  f242432a: 'safeTransferFrom,address from,address to,uint256 id,uint256 value,bytes data',
}

/** Those of Permit2, which holds permissions over other tokens. */
const permit2Rows: Rows = {
  '87517c45': 'approve,address token,address spender,uint160 amount,uint48 expiration',
  '36c78516': 'transferFrom,address from,address to,uint160 amount,address token',
}

/** The arguments that count a token: one more of a kind that has a number of its own counts that kind. */
const AMOUNTS = ['value', 'addedValue', 'amount']

/** What it does, by the names that the standards give its arguments. */
function deedFrom(
  given: ReadonlyMap<string, AbiValue | undefined>,
  contract: string,
  isOfSingles: boolean,
): Deed {
  const text = (name: string) => String(given.get(name) ?? '')
  const counted = AMOUNTS.map((name) => given.get(name)).find((value) => typeof value === 'bigint')
  const token = text('token') || contract
  const amount = counted ?? 0n
  if (given.has('to')) {
    const isSingle = isOfSingles || given.has('tokenId')
    return {
      kind: 'transfer',
      from: text('from') || null,
      to: text('to'),
      token,
      amount: isSingle ? 1n : amount,
      isSingle,
    }
  }
  if (given.has('subtractedValue')) return { kind: 'call' }
  const spender = text('spender') || text('operator')
  const granted = given.get('approved') === true ? null : amount
  // one thing, which is taken back from whoever has it by giving it to nobody
  const one = /^0x0*$/.test(spender) ? 0n : 1n
  const end = given.get('expiration')
  return {
    kind: 'permission',
    granted: {
      contract: given.has('token') ? undefined : contract,
      spender,
      tokens: [{ token, amount: isOfSingles && !given.has('approved') ? one : granted }],
      // 0 is the block that it is in: it has not ended when somebody takes the tokens there
      expiresAtSeconds: typeof end === 'bigint' && end ? end : undefined,
    },
  }
}

/** `ownerOf(uint256)`, which contracts of single things have. */
const OWNER_OF = '6352211e'
/** `allowance(address,address)`, which those have that count amounts, be it beside single things (ERC-404). */
const ALLOWANCE = 'dd62ed3e'

/** Whether what a contract counts are single things with numbers (ERC-721). */
export function countsSingles(functions: StoredCall['functions'] | undefined): boolean {
  return !!functions?.has(OWNER_OF) && !functions.has(ALLOWANCE)
}

/** The function of a standard that those four bytes stand for at that contract; null where no standard has it. */
export function standardCall(contract: string, selector: string): StandardCall | null {
  const table = isSame(contract, PERMIT2) ? permit2Rows : rows
  const row = Object.hasOwn(table, selector) ? table[selector] : undefined
  if (!row) return null
  const [called = '', ...written] = row.split(',')
  const inputs = written.map((input): NamedType => {
    const [text = '', name = ''] = input.split(' ')
    return { name, text }
  })
  const names = inputs.map(({ name }) => name)
  return {
    name: called,
    inputs,
    amountAt: names.includes('id') ? -1 : names.findIndex((name) => AMOUNTS.includes(name)),
    deedOf: (values, to, isOfSingles) =>
      deedFrom(new Map(names.map((name, at) => [name, values[at]])), to, isOfSingles),
    read(data, leaf) {
      const values = flatValues(inputs, data)
      const nodes = inputs.map((input, at) => leaf(input.name, input.text, values?.[at] ?? ''))
      return values && { values, nodes }
    },
  }
}
