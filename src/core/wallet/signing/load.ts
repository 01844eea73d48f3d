import { loadOnce } from '../../http/loadOnce.ts'

/** One for each kind, and of its own: a page is there before anybody signs, and who signs a message reads no transaction. */
export const load = {
  payload: loadOnce(() => import('./describe/payload.ts')),
  typedData: loadOnce(() => import('./describe/typedData.ts')),
  authorization: loadOnce(() => import('./describe/authorizationRequest.ts')),
  delegation: loadOnce(() => import('./describe/authorization.ts')),
  ethereumSend: loadOnce(() => import('./describe/ethereumSend.ts')),
  ethereumCall: loadOnce(() => import('./describe/ethereumCall.ts')),
  ethereumBytes: loadOnce(() => import('./describe/ethereumBytes.ts')),
  solana: loadOnce(() => import('./describe/solana.ts')),
  solanaBytes: loadOnce(() => import('./describe/solanaBytes.ts')),
  // by what the organization has stored: most calls are of contracts and programs of which it has nothing
  storedCall: loadOnce(() => import('./describe/storedCall.ts')),
  // what is called of Permit2, which is the same on every chain
  permit2Call: loadOnce(() => import('./describe/permit2Call.ts')),
  storedProgram: loadOnce(() => import('./describe/storedProgram.ts')),
  // and what its fee is asked with
  estimate: loadOnce(() => import('./withEstimate.ts')),
  // the same of what is written already
  bytesEstimate: loadOnce(() => import('./withBytesEstimate.ts')),
  // with what a rollup takes for data
  dataFee: loadOnce(() => import('../sending/dataFeeOfCall.ts')),
  // what nobody needs whose page asks
  askApp: loadOnce(() => import('./askApp.ts')),
  // what nobody needs who has not answered
  carryOut: loadOnce(() => import('./carryOut.ts')),
  // nor who only signs
  submitOnce: loadOnce(() => import('../sending/submitOnce.ts')),
  followSend: loadOnce(() => import('./followSend.ts')),
  followNode: loadOnce(() => import('./followNode.ts')),
} as const

/** Handed to those who use it: what they import is there for all readers, and nothing there may lead back to one. */
export type Load = typeof load
