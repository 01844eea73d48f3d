import { holds } from './holds.ts'

/** What is loaded to ask a person, and what of it only some requests load. */
export const isOfConfirmation = holds(
  /\/(ui\/signing\/(S(ignDialog|ignReading|ignTree|ignFailedView|endScreen)|afterAnswer|WithSignatureWords)|core\/wallet\/(knownChains|signing\/(signingOf|createSigning|askApp|carryOut|follow(Send|Node)|with(Bytes)?Estimate|describe\/\w+)|sending\/(feePaid|dataFeeOfCall|submitOnce|sendRecords|followedSends|followBytes|resumeSend|readRefusal))|core\/http\/submitPatiently)\./,
)
/** What only some confirmations load, each by the module that asks for it. */
export const parts = {
  payload: holds(/\/describe\/payload\./),
  typedData: holds(/\/describe\/typedData\./),
  authorization: holds(/\/describe\/authorizationRequest\./),
  // one in bytes, or within a transaction
  delegation: holds(/\/describe\/authorization\./),
  ethereumSend: holds(/\/describe\/ethereumSend\./),
  ethereumCall: holds(/\/describe\/ethereumCall\./),
  permit2Call: holds(/\/describe\/permit2Call\./),
  storedCall: holds(/\/describe\/storedCall\./),
  ethereumBytes: holds(/\/describe\/ethereumBytes\./),
  storedProgram: holds(/\/describe\/storedProgram\./),
  solana: holds(/\/describe\/solana\./),
  solanaBytes: holds(/\/describe\/solanaBytes\./),
  estimate: holds(/\/signing\/with(Bytes)?Estimate\./),
  // what a rollup takes for data
  dataFee: holds(/\/sending\/dataFeeOfCall\./),
  // values within values; a list of them is part of the screen, and of the votes of the panel
  tree: holds(/\/signing\/SignTree\./),
  // what is said of signatures that move nothing by themselves
  signature: holds(/\/signing\/WithSignatureWords\./),
  // what is voted on, where it would sign
  vote: holds(/\/signing\/SignReading\./),
  ownScreen: holds(/\/signing\/askApp\./),
  // what comes of it, loaded while it is read
  after: holds(/\/signing\/afterAnswer\./),
  failure: holds(/\/signing\/SignFailedView\./),
  carryOut: holds(/\/signing\/carryOut\./),
  outcome: holds(
    /\/(signing\/(SendScreen|followSend|followNode)|sending\/(submitOnce|sendRecords|followedSends|followBytes|resumeSend|readRefusal)|http\/submitPatiently)\./,
  ),
  fee: holds(/\/sending\/feePaid\./),
}
export type Part = keyof typeof parts

/** What the organization has stored of a contract, with values within values. */
const nested = ['ethereumCall', 'storedCall', 'tree'] as const
const permit2 = ['ethereumCall', 'permit2Call'] as const

/**
 * What a request of each kind loads until the person can answer: besides the flow and the screen, its readers, and what asks
 * a node for the fee of what is sent. All that a person reads or is warned by is in it.
 *
 * What is loaded while they read, and runs once they have answered, is not: it has rows of its own (`carryOut`, `after`,
 * `failure` and `outcome`).
 */
export const confirmations: Readonly<Record<string, readonly Part[]>> = {
  'a message': ['signature', 'payload'],
  'a message on Solana': ['signature', 'solanaBytes', 'payload'],
  'typed data': ['signature', 'typedData', 'tree'],
  'an authorization': ['signature', 'authorization', 'delegation'],
  // with its fee, and whose the accounts are that tokens go to
  'a transaction on Solana': ['solana'],
  'a transfer on Ethereum': ['ethereumSend', 'estimate'],
  'a transfer on a rollup': ['ethereumSend', 'estimate', 'dataFee'],
  // an approval, a transfer of tokens, or a call that nobody can read, where the app names no node
  'a call on Ethereum': ['ethereumSend', 'ethereumCall'],
  // with its fee, where the app names one
  'a call and its fee': ['ethereumSend', 'ethereumCall', 'estimate'],
  // by what the organization has stored of the contract, where no value has others in it
  'a stored call': ['ethereumSend', 'ethereumCall', 'storedCall'],
  // of Permit2, where no value has others in it, and where several tokens are listed
  'a call of Permit2': ['ethereumSend', ...permit2],
  'a call of Permit2 and its fee': ['ethereumSend', 'estimate', ...permit2],
  'a list of Permit2 and its fee': ['ethereumSend', 'estimate', 'tree', ...permit2],
  // the same as a whole transaction that is only signed
  'a signed call on Ethereum': ['ethereumBytes', 'ethereumCall'],
  'a signed delegation': ['signature', 'ethereumBytes', 'delegation'],
  // two things in one: the call, and the account that is handed over
  'a signed delegation that calls': ['signature', 'ethereumBytes', 'ethereumCall', 'delegation'],
  'bytes that nobody can read': ['ethereumBytes', 'payload'],
  // several of these at once
  'a call on a rollup and its fee': ['ethereumSend', 'ethereumCall', 'estimate', 'dataFee'],
  'a stored call and its fee': ['ethereumSend', 'ethereumCall', 'storedCall', 'estimate'],
  'a signed stored call': ['ethereumBytes', 'ethereumCall', 'storedCall'],
  'a nested stored call': ['ethereumSend', ...nested],
  'a nested stored call and its fee': ['ethereumSend', 'estimate', ...nested],
  'a nested stored call on a rollup and its fee': [
    'ethereumSend',
    'estimate',
    'dataFee',
    ...nested,
  ],
  'a list of Permit2 on a rollup and its fee': [
    'ethereumSend',
    'estimate',
    'dataFee',
    'tree',
    ...permit2,
  ],
  'a signed nested stored call': ['ethereumBytes', ...nested],
  'a delegation with a nested stored call': ['signature', 'ethereumBytes', 'delegation', ...nested],
  'a stored program of Solana and its fee': ['solana', 'storedProgram', 'tree'],
}

const calls: readonly (readonly Part[])[] = [
  ['ethereumCall'],
  ['ethereumCall', 'storedCall'],
  nested,
  permit2,
  [...permit2, 'tree'],
]
const fees: readonly (readonly Part[])[] = [[], ['estimate'], ['estimate', 'dataFee']]
const onSolana: readonly (readonly Part[])[] = [['solana'], ['solana', 'storedProgram', 'tree']]

/** All that can come together in one request, those included that are above: the heaviest of them counts. */
export const everyConfirmation: readonly (readonly Part[])[] = [
  ...Object.values(confirmations),
  ...calls.flatMap((call): readonly (readonly Part[])[] => [
    ...fees.map((fee) => ['ethereumSend' as const, ...fee, ...call]),
    ['ethereumBytes', ...call],
    // with an authorization in it, which is a tree
    ['signature', 'ethereumBytes', 'delegation', 'tree', ...call],
  ]),
  // one on Solana may be asked for as bytes to sign
  ...onSolana.flatMap((read) => [read, ['solanaBytes' as const, ...read]]),
]

/**
 * The same for somebody who has not opened the panel, which brings some of it: the least, the usual and the most of them; in
 * an app that has one, and in one that has none.
 */
export const alone: Readonly<Record<string, readonly [withPanel: number, without: number]>> = {
  'a message': [23, 22],
  // with why a contract gave up, read wherever a node puts it, and what becomes of a payment in doubt
  'a call and its fee': [34, 33],
  'a nested stored call on a rollup and its fee': [38, 37],
}
