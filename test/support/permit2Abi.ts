import { Interface } from 'ethers'

const DETAILS = '(address token, uint160 amount, uint48 expiration, uint48 nonce)'
const PERMITTED = '(address token, uint256 amount)'
const ASKED = '(address to, uint256 requestedAmount)'
const WITNESS = 'bytes32 witness, string witnessTypeString, bytes signature'
const MOVE = '(address from, address to, uint160 amount, address token)'

/** As the sources of Permit2 have them. */
export const permit2 = new Interface([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  `function permit(address owner, (${DETAILS} details, address spender, uint256 sigDeadline) permitSingle, bytes signature)`,
  `function permit(address owner, (${DETAILS}[] details, address spender, uint256 sigDeadline) permitBatch, bytes signature)`,
  'function transferFrom(address from, address to, uint160 amount, address token)',
  `function transferFrom(${MOVE}[] transferDetails)`,
  `function permitTransferFrom((${PERMITTED} permitted, uint256 nonce, uint256 deadline) permit, ${ASKED} transferDetails, address owner, bytes signature)`,
  `function permitTransferFrom((${PERMITTED}[] permitted, uint256 nonce, uint256 deadline) permit, ${ASKED}[] transferDetails, address owner, bytes signature)`,
  `function permitWitnessTransferFrom((${PERMITTED} permitted, uint256 nonce, uint256 deadline) permit, ${ASKED} transferDetails, address owner, ${WITNESS})`,
  `function permitWitnessTransferFrom((${PERMITTED}[] permitted, uint256 nonce, uint256 deadline) permit, ${ASKED}[] transferDetails, address owner, ${WITNESS})`,
  'function lockdown((address token, address spender)[] approvals)',
  'function invalidateNonces(address token, address spender, uint48 newNonce)',
  'function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)',
])

/** The signatures of its functions, in that order. */
export const permit2Functions: readonly string[] = permit2.fragments.flatMap((one) =>
  one.type === 'function' ? [one.format('sighash')] : [],
)
