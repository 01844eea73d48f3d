import { flatNodes } from './flatNodes.ts'
import type { FunctionDeed, Place } from './functionDeed.ts'
import { isSame } from './party.ts'
import type { NamedType, StoredCall } from './reading.ts'

const SIGNATURE = 'uint8 v,bytes32 r,bytes32 s'

/**
 * By the four bytes that calls begin with, the name and the arguments: ERC-20, ERC-721 and ERC-1155, and what hands a
 * signed permission in, EIP-2612 and the one of DAI.
 */
const rows: Readonly<Record<string, string>> = {
  a9059cbb: 'transfer,address to,uint256 value',
  '23b872dd': 'transferFrom,address from,address to,uint256 value',
  '095ea7b3': 'approve,address spender,uint256 value',
  '39509351': 'increaseAllowance,address spender,uint256 addedValue',
  a457c2d7: 'decreaseAllowance,address spender,uint256 subtractedValue',
  '66188463': 'decreaseApproval,address spender,uint256 subtractedValue',
  a22cb465: 'setApprovalForAll,address operator,bool approved',
  '42842e0e': 'safeTransferFrom,address from,address to,uint256 tokenId',
  b88d4fde: 'safeTransferFrom,address from,address to,uint256 tokenId,bytes data',
  f242432a: 'safeTransferFrom,address from,address to,uint256 id,uint256 value,bytes data',
  d505accf: `permit,address owner,address spender,uint256 value,uint256 deadline,${SIGNATURE}`,
  '8fcbaf0c': `permit,address holder,address spender,uint256 nonce,uint256 expiry,bool allowed,${SIGNATURE}`,
}

/** The arguments that count a token: one more of a kind that has a number of its own counts that kind. */
const AMOUNTS = ['value', 'addedValue']

/** What it does, by the names that the standards give its arguments. */
function deedFrom(
  given: ReadonlyMap<string, string>,
  { contract, account, isOfSingles }: Place,
): FunctionDeed {
  const text = (...names: readonly string[]) =>
    names.map((name) => given.get(name)).find(Boolean) ?? ''
  const amount = BigInt(text(...AMOUNTS))
  const to = text('to')
  if (to) {
    const isSingle = isOfSingles || given.has('tokenId')
    // of ERC-1155, which names the kind apart
    const isCount = given.has('id')
    const move = { from: text('from') || account, to, token: contract, isSingle, isCount }
    return { kind: 'transfer', moves: [{ ...move, amount: isSingle ? 1n : amount }] }
  }
  // one that somebody else has signed permits nothing of this account
  const isOwn = isSame(text('owner', 'holder') || account, account)
  if (!isOwn) return { kind: 'call' }
  const spender = text('spender', 'operator')
  if (given.has('subtractedValue'))
    return { kind: 'revocation', contract, spender, tokens: [contract], isPart: true }
  // by nothing more, an earlier permission stays as it is
  if (given.has('addedValue') && amount === 0n) return { kind: 'call' }
  // all or nothing
  const isAll = text('approved', 'allowed')
  const granted = isAll === 'true' ? null : amount
  // one thing, which is taken back from whoever has it by giving it to nobody
  const one = /^0x0*$/.test(spender) ? 0n : 1n
  const tokens = [{ token: contract, amount: isOfSingles && !isAll ? one : granted }]
  return { kind: 'permission', granted: { contract, spender, tokens } }
}

/** `ownerOf(uint256)`, which contracts of single things have. */
const OWNER_OF = '6352211e'
/** `allowance(address,address)`, which those have that count amounts, be it beside single things (ERC-404). */
const ALLOWANCE = 'dd62ed3e'

/** Whether what a contract counts are single things with numbers (ERC-721). */
export function countsSingles(functions: StoredCall['functions']): boolean {
  return !!functions?.has(OWNER_OF) && !functions.has(ALLOWANCE)
}

/** The function of a standard that those four bytes stand for; null where no standard has it. */
export function standardCall(selector: string): StoredCall | null {
  // nothing that every object has is named by digits of hex
  const row = rows[selector]
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
    deedOf: (nodes, place) =>
      deedFrom(new Map(names.map((name, at) => [name, nodes[at]?.value ?? ''])), place),
    read: (data, { leaf }) => flatNodes(inputs, data, leaf),
  }
}
