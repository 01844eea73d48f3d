import type { NamedType } from './reading.ts'

/** An argument of Permit2. Tuples are there as their members: where they hold no list the data is the same. */
export type Permit2Argument = NamedType & {
  /**
   * Those of each item of a list; or, where the name and the type are empty, of a tuple with a list in it, which an offset
   * leads to.
   */
  readonly members?: readonly Permit2Argument[] | undefined
}

/** A function that changes something at Permit2. */
export type Permit2Function = {
  readonly name: string
  readonly inputs: readonly Permit2Argument[]
}

/** Arguments as `address owner,bytes signature`, or one with members. */
type Part = string | Permit2Argument

function argumentsOf(parts: readonly Part[]): readonly Permit2Argument[] {
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return part
    return part.split(',').map((one) => {
      const [text = '', name = ''] = one.split(' ')
      return { name, text }
    })
  })
}

function list(name: string, row: string): Permit2Argument {
  const members = argumentsOf([row])
  return { name, text: `(${members.map(({ text }) => text)})[]`, members }
}

const within = (...parts: readonly Part[]) => ({ name: '', text: '', members: argumentsOf(parts) })

const DETAILS = 'address token,uint160 amount,uint48 expiration,uint48 nonce'
const SPENDER = 'address spender,uint256 sigDeadline'
const PERMITTED = 'address token,uint256 amount'
const LIMITS = 'uint256 nonce,uint256 deadline'
const ASKED = 'address to,uint256 requestedAmount'
const MOVE = 'address from,address to,uint160 amount,address token'
const OWNER = 'address owner'
const SIGNATURE = 'bytes signature'
const WITNESS = 'bytes32 witness,string witnessTypeString'

const one = [PERMITTED, LIMITS, ASKED, OWNER]
const many = [within(list('permitted', PERMITTED), LIMITS), list('transferDetails', ASKED), OWNER]

/** By the four bytes that calls begin with, the name and the arguments. */
const functions: Readonly<Record<string, readonly [name: string, ...inputs: readonly Part[]]>> = {
  '87517c45': ['approve', 'address token,address spender,uint160 amount,uint48 expiration'],
  '2b67b570': ['permit', OWNER, DETAILS, SPENDER, SIGNATURE],
  '2a2d80d1': ['permit', OWNER, within(list('details', DETAILS), SPENDER), SIGNATURE],
  '36c78516': ['transferFrom', MOVE],
  '0d58b1db': ['transferFrom', list('transferDetails', MOVE)],
  '30f28b7a': ['permitTransferFrom', ...one, SIGNATURE],
  edd9444b: ['permitTransferFrom', ...many, SIGNATURE],
  '137c29fe': ['permitWitnessTransferFrom', ...one, WITNESS, SIGNATURE],
  fe8ec1a7: ['permitWitnessTransferFrom', ...many, WITNESS, SIGNATURE],
  cc53287f: ['lockdown', list('approvals', 'address token,address spender')],
  '65d9723c': ['invalidateNonces', 'address token,address spender,uint48 newNonce'],
  '3ff9dcb1': ['invalidateUnorderedNonces', 'uint256 wordPos,uint256 mask'],
}

/** The function of Permit2 that those four bytes stand for; without a name where it has none. */
export function permit2Function(selector: string): Permit2Function {
  // nothing that every object has is named by digits of hex
  const [name, ...parts] = functions[selector] ?? ['']
  return { name, inputs: argumentsOf(parts) }
}
