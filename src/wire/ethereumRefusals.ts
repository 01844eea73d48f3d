import type { MessagePattern } from './messagePattern.ts'
import type { NodeVerdict, RefusalReason, RetryReason } from './nodeVerdict.ts'

const known: NodeVerdict = { kind: 'known' }
const never = (reason: RefusalReason): NodeVerdict => ({
  kind: 'refusedForEver',
  reason,
  holds: 'always',
})
const notNow = (reason: RefusalReason): NodeVerdict => ({
  kind: 'refusedForEver',
  reason,
  holds: 'unlessSent',
})
const again = (reason: RetryReason): NodeVerdict => ({
  kind: 'retry',
  reason,
  retryAfterMs: null,
  mayBeTaken: false,
})

/**
 * The messages of nodes of Ethereum-like chains to `eth_sendRawTransaction`, and what each means. The first pattern that
 * matches decides. Sources: the pools of geth (with op-geth, bor, Arbitrum, Avalanche, BSC), reth, Erigon, Nethermind, Besu,
 * OpenEthereum, anvil, zkSync and Substrate.
 */
export const ethereumMeanings: readonly (readonly [MessagePattern, NodeVerdict])[] = [
  // the node has these very bytes
  [
    /already.?known|already.?imported|known transaction|existing txn? with same hash|already (?:exists in|in) (?:the )?(?:mem)?pool|already in the system|already (?:finalized|included|mined|been (?:mined|included|processed))|^(?:ALREADY_EXISTS: ?|INTERNAL_ERROR: ?)?mined$|transaction already exists|DUPLICATE_TRANSACTION|tx already exist/i,
    known,
  ],
  // another transaction has the nonce, and is not in a block yet
  [
    /replacement (?:transaction|fee|tx)|replacement ?not ?allowed|could not replace existing|another transaction with same nonce|future transaction tries to replace|OwnNonceAlreadyUsed|already reserved|higher tip|PendingTxsOfConflictingType|transaction would cause overdraft|can't replace blob/i,
    again('nonceContested'),
  ],
  // a transaction in a block has the nonce: this one, or another
  [
    /nonce (?:is )?too low|OldNonce|invalid nonce; got \d+, expected \d+|nonce has already been used|too stale nonce|Pool\(Stale\)/i,
    notNow('nonceUsed'),
  ],
  [[/nonce /i, / (?:already used|has been used)/i], notNow('nonceUsed')],
  [
    /nonce (?:is )?too high|nonce ?gap|gapped.?nonce|incorrect nonce|nonce is too distant|nonce too far|NotCurrentNonceForDelegation|in-flight transaction limit|invalid transaction nonce|missing earlier nonce/i,
    again('nonceGap'),
  ],
  [
    /(?:tx|transaction) ?pool (?:is )?(?:full|overflow|disabled)|pool overflow|sub-?pool is full|pool is full|TransactionPool(?:Full|Disabled)|too many transactions|account limit exceeded|authority already reserved|exceeds max (?:transactions|slots)|spammer|dropped due to limit/i,
    again('poolFull'),
  ],
  [[/max(?:imum)? /i, /per (?:sender|account)/i], again('poolFull')],
  [[/txpool/i, /evicted|discarded/i], again('poolFull')],
  [
    /insufficient ?funds|insufficient balance|not enough funds|upfront cost exceeds|insufficient eth|balance (?:too low|is zero)|out of balance|lack of funds|overshot|exceeds (?:account )?balance|allowance/i,
    notNow('funds'),
  ],
  [
    /intrinsic ?gas|floor data gas|gas is too low\. there is not enough gas|gas uint64 overflow|GasUintOverflow|insufficient gas/i,
    never('intrinsicGas'),
  ],
  // a limit of the fork or of the chain, which another node may have passed already
  [/initcode (?:size|too large)|max initcode/i, notNow('intrinsicGas')],
  [
    /exceeds block gas|gas ?limit ?(?:exceeded|reached|is too (?:big|high)|too high)|supplied gas is beyond limit|cost exceeds current gas limit|gas required exceeds/i,
    notNow('gasLimit'),
  ],
  [
    [/exceeds (?:the )?(?:block|current|configured max|per.?tx)/i, /gas.?limit/i],
    notNow('gasLimit'),
  ],
  [[/gas limit/i, /exceeds|above/i], notNow('gasLimit')],
  [
    /exceeds the configured cap|fee ?cap exceeded|fee too high|max fee per gas too high/i,
    notNow('feeTooHigh'),
  ],
  [[/\b(?:fee|tip|cap)\b/i, /very high/i], notNow('malformed')],
  [
    [/priority fee|\btip\b/i, /higher|above|exceeds|greater/i, /\bfee|\bcap\b|feecap/i],
    never('malformed'),
  ],
  [[/fee ?cap /i, /bit length/i], never('malformed')],
  [
    /underpriced|fee ?too ?low|FeeTooLowToCompete|max ?fee ?per ?gas less than|less than block base ?fee|gas ?price (?:is )?(?:too low|below|supplied is too low)|below (?:the )?(?:configured )?minimum|tip cap|minimum needed|base ?fee exceeds/i,
    notNow('feeTooLow'),
  ],
  [[/gas price /i, /too low/i], notNow('feeTooLow')],
  [[/lower than /i, /base ?fee/i], notNow('feeTooLow')],
  // a node of another chain that a request was led to, which says nothing of the chain of the bytes
  // each by itself: together they take longer than a line of their length should
  [/(?:invalid|wrong|incorrect|unknown).{0,12}chain ?id/i, notNow('wrongChain')],
  [
    /chain ?id.{0,20}(?:mismatch|does not match|not match|invalid|not supported)/i,
    notNow('wrongChain'),
  ],
  [/invalid chain/i, notNow('wrongChain')],
  // geth says this of another chain's bytes too
  [/invalid sender|failed ?to ?resolve ?sender/i, notNow('signature')],
  [
    /invalid (?:transaction )?(?:signature|v, r, s|v,r,s)|signature (?:is )?invalid|bad signature|could not recover|signer mismatch/i,
    never('signature'),
  ],
  // the choice of one node: others take a transaction from before EIP-155, and a larger one
  [/unprotected|replay.protect/i, notNow('signature')],
  [/oversized data|MaxTxSizeExceeded/i, notNow('malformed')],
  [
    /(?:transaction|tx).?type (?:is )?not (?:supported|activated|allowed)|unsupported (?:transaction|tx).?type|type not (?:supported|activated)|invalid transaction type|fork supporting this transaction|TxTypeNotSupported/i,
    notNow('unsupportedType'),
  ],
  [
    /negative value|Int256Overflow|transaction ?overflow|nonce has max value|(?:EIP-4844 & 7702|blob transactions? must|max number of blobs)|empty authorization list/i,
    never('malformed'),
  ],
  // a node from before a fork cannot read what a newer one takes
  [
    /^rlp|rlp ?:|invalid rlp|RLPTooLong|typed transaction too short|decode (?:raw |signed |enveloped )?transaction\b/i,
    notNow('malformed'),
  ],
  // what stands between may say the same of what it has read itself, while a node has the bytes already
  [
    /failed to decode|(?:un)?marshal|cannot decode|too (?:big|large)|(?:empty|odd length|invalid) hex|invalid argument 0|negative|TransactionInvalid|^invalid$|^invalid transaction$/i,
    notNow('malformed'),
  ],
  [[/value/i, /overflow/i], notNow('malformed')],
  [
    /sender (?:is )?not an? eoa|SenderIsContract|sender is a contract|not authorized to send|is banned|forbidden sender|PermissionDenied|not permitted|blacklist|deny.?list|sanction|not allow/i,
    notNow('senderNotAllowed'),
  ],
]
