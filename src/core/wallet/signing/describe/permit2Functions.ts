import type { NamedType } from './reading.ts'

/**
 * An argument of Permit2. A tuple without a list in it is there as its members: the data is the same.
 */
export type Permit2Argument = NamedType & {
  /** Those of each item of a list, or of a tuple that holds one; absent for a single value. */
  readonly members?: readonly Permit2Argument[] | undefined
}

/** A function that changes something at Permit2. */
export type Permit2Function = {
  readonly name: string
  readonly inputs: readonly Permit2Argument[]
}

/** Arguments as `address owner,bytes signature`. */
function flat(...written: readonly string[]): readonly Permit2Argument[] {
  return written
    .join(',')
    .split(',')
    .map((one) => {
      const [text = '', name = ''] = one.split(' ')
      return { name, text }
    })
}

function tuple(name: string, members: readonly Permit2Argument[], list = ''): Permit2Argument {
  return { name, text: `(${members.map(({ text }) => text)})${list}`, members }
}

const list = (name: string, row: string) => tuple(name, flat(row), '[]')

const DETAILS = 'address token,uint160 amount,uint48 expiration,uint48 nonce'
const SPENDER = 'address spender,uint256 sigDeadline'
const PERMITTED = 'address token,uint256 amount'
const LIMITS = 'uint256 nonce,uint256 deadline'
const ASKED = 'address to,uint256 requestedAmount'
const MOVE = 'address from,address to,uint160 amount,address token'
const OWNER = 'address owner'
const SIGNATURE = 'bytes signature'
const WITNESS = 'bytes32 witness,string witnessTypeString'

const one = flat(PERMITTED, LIMITS, ASKED, OWNER)
const many = [
  tuple('permit', [list('permitted', PERMITTED), ...flat(LIMITS)]),
  list('transferDetails', ASKED),
  ...flat(OWNER),
]
const batch = tuple('permitBatch', [list('details', DETAILS), ...flat(SPENDER)])
const signed = flat(SIGNATURE)
const witnessed = flat(WITNESS, SIGNATURE)

/** By the four bytes that calls begin with, the name and the arguments. */
const functions: Readonly<Record<string, readonly [string, readonly Permit2Argument[]]>> = {
  '87517c45': ['approve', flat('address token,address spender,uint160 amount,uint48 expiration')],
  '2b67b570': ['permit', flat(OWNER, DETAILS, SPENDER, SIGNATURE)],
  '2a2d80d1': ['permit', [...flat(OWNER), batch, ...signed]],
  '36c78516': ['transferFrom', flat(MOVE)],
  '0d58b1db': ['transferFrom', [list('transferDetails', MOVE)]],
  '30f28b7a': ['permitTransferFrom', [...one, ...signed]],
  edd9444b: ['permitTransferFrom', [...many, ...signed]],
  '137c29fe': ['permitWitnessTransferFrom', [...one, ...witnessed]],
  fe8ec1a7: ['permitWitnessTransferFrom', [...many, ...witnessed]],
  cc53287f: ['lockdown', [list('approvals', 'address token,address spender')]],
  '65d9723c': ['invalidateNonces', flat('address token,address spender,uint48 newNonce')],
  '3ff9dcb1': ['invalidateUnorderedNonces', flat('uint256 wordPos,uint256 mask')],
}

/** The function of Permit2 that those four bytes stand for; null where it has none. */
export function permit2Function(selector: string): Permit2Function | null {
  const [name, inputs] = (Object.hasOwn(functions, selector) && functions[selector]) || []
  return name && inputs ? { name, inputs } : null
}
