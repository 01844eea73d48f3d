import { isRecord } from '../lib/isRecord.ts'
import { type MessagePattern, matchesMessage } from './messagePattern.ts'
import type { NodeRefusal, NodeVerdict, RefusalReason } from './nodeVerdict.ts'

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
const again = (reason: 'blockhashUnknown' | 'nodeBehind' | 'overloaded'): NodeVerdict => ({
  kind: 'retry',
  reason,
  retryAfterMs: null,
  mayBeTaken: false,
})

/** Errors of a transaction by their names in `data.err`, as the runtime of Solana calls them. */
const byName: Readonly<Record<string, NodeVerdict>> = {
  AlreadyProcessed: { kind: 'known' },
  // the node may be behind the one that named the blockhash; whether it has expired is another question
  BlockhashNotFound: again('blockhashUnknown'),
  ClusterMaintenance: again('overloaded'),
  AccountInUse: again('overloaded'),
  WouldExceedMaxBlockCostLimit: again('overloaded'),
  WouldExceedMaxAccountCostLimit: again('overloaded'),
  WouldExceedMaxVoteCostLimit: again('overloaded'),
  WouldExceedAccountDataBlockLimit: again('overloaded'),
  ResanitizationNeeded: again('overloaded'),
  InsufficientFundsForFee: notNow('funds'),
  InsufficientFundsForRent: notNow('funds'),
  AccountNotFound: notNow('accountNotFound'),
  SignatureFailure: never('signature'),
  SanitizeFailure: never('malformed'),
  MissingSignatureForFee: never('signature'),
  AccountLoadedTwice: never('malformed'),
  InvalidAccountIndex: never('malformed'),
  DuplicateInstruction: never('malformed'),
  // limits of a node's own version, which others may have raised
  TooManyAccountLocks: notNow('malformed'),
  UnsupportedVersion: notNow('unsupportedType'),
}

const messages: readonly (readonly [MessagePattern, NodeVerdict])[] = [
  [/already (?:been )?processed|AlreadyProcessed/i, { kind: 'known' }],
  [/blockhash not found|BlockhashNotFound/i, again('blockhashUnknown')],
  [
    /minimum context slot|node is (?:behind|unhealthy)|behind by \d+ slots|not yet available/i,
    again('nodeBehind'),
  ],
  [/insufficient (?:funds|lamports)|lamports for rent/i, notNow('funds')],
  [/no record of a prior credit|account not found/i, notNow('accountNotFound')],
  [
    /signature verification|SignatureFailure|signature (?:length )?mismatch|did not pass signature/i,
    never('signature'),
  ],
  [/unsupported (?:transaction )?version/i, notNow('unsupportedType')],
  [[/version /i, /not supported/i], notNow('unsupportedType')],
  [/failed to sanitize/i, never('malformed')],
  // what stands between may say the same of what it has read itself, while a node has the bytes already
  [
    /deseriali[sz]e|too large|invalid (?:base58|base64)|invalid transaction|invalid params|account index/i,
    notNow('malformed'),
  ],
  [/simulation failed|instruction error|custom program error/i, notNow('simulationFailed')],
]

/** Reads why a node of Solana refuses a transaction; null when the refusal is not about the transaction. */
export function readSolanaRefusal({ message, data }: NodeRefusal): NodeVerdict | null {
  const name = getErrorName(data)
  const named = name !== null && Object.hasOwn(byName, name) ? byName[name] : undefined
  if (named) return named
  for (const [pattern, meaning] of messages) if (matchesMessage(pattern, message)) return meaning
  // a run that failed by an error that is not in the table
  return name === null ? null : notNow('simulationFailed')
}

/** The name of the error in `data.err`: text, or the one key of an object. */
function getErrorName(data: unknown): string | null {
  const err = isRecord(data) ? data.err : undefined
  if (typeof err === 'string') return err
  return isRecord(err) ? (Object.keys(err)[0] ?? null) : null
}
