import { holds } from './holds.ts'

/** What is loaded to ask a person, and what of it only some requests load. */
export const isOfConfirmation = holds(
  /\/(ui\/signing\/S(ignDialog|ignTree|ignFailedView|endScreen)|core\/wallet\/(knownChains|signing\/(signingOf|createSigning|askApp|followSend|with(Solana)?Estimate|describe\/\w+)|sending\/feePaid))\./,
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
  storedCall: holds(/\/describe\/storedCall\./),
  ethereumBytes: holds(/\/describe\/ethereumBytes\./),
  storedProgram: holds(/\/describe\/storedProgram\./),
  solana: holds(/\/describe\/solana\./),
  solanaBytes: holds(/\/describe\/solanaBytes\./),
  estimate: holds(/\/signing\/withEstimate\./),
  solanaEstimate: holds(/\/signing\/withSolanaEstimate\./),
  // values within values; a list of them is part of the screen
  tree: holds(/\/signing\/SignTree\./),
  ownScreen: holds(/\/signing\/askApp\./),
  // what comes of it, loaded while it is read
  failure: holds(/\/signing\/SignFailedView\./),
  outcome: holds(/\/signing\/(SendScreen|followSend)\./),
  fee: holds(/\/sending\/feePaid\./),
}
export type Part = keyof typeof parts
/** What a request of each kind loads until the person answers: besides the flow and the screen, its readers. */
export const confirmations: Readonly<Record<string, readonly Part[]>> = {
  'a message': ['payload'],
  'a message on Solana': ['solanaBytes', 'payload'],
  'typed data': ['typedData', 'tree'],
  'an authorization': ['authorization', 'delegation'],
  'a transaction on Solana': ['solana'],
  'a transfer on Ethereum': ['ethereumSend'],
  // an approval, a transfer of tokens, or a call that nobody can read
  'a call on Ethereum': ['ethereumSend', 'ethereumCall'],
  // the same as a whole transaction that is only signed
  'a signed call on Ethereum': ['ethereumBytes', 'ethereumCall'],
  'a signed delegation': ['ethereumBytes', 'delegation'],
  // two things in one: the call, and the account that is handed over
  'a signed delegation that calls': ['ethereumBytes', 'ethereumCall', 'delegation'],
  'bytes that nobody can read': ['ethereumBytes', 'payload'],
}
