import { loadOnce } from '../../http/loadOnce.ts'

/** One for each kind, and of its own: a page is there before anybody signs, and who signs a message reads no transaction. */
export const load = {
  payload: loadOnce(() => import('./describe/payload.ts')),
  typedData: loadOnce(() => import('./describe/typedData.ts')),
  authorization: loadOnce(() => import('./describe/authorizationRequest.ts')),
  delegation: loadOnce(() => import('./describe/authorization.ts')),
  ethereumSend: loadOnce(() => import('./describe/ethereumSend.ts')),
  ethereumCall: loadOnce(async () => {
    const { describeCall, loadStored } = await import('./describe/ethereumCall.ts')
    return { describeCall, loadStored }
  }),
  ethereumBytes: loadOnce(() => import('./describe/ethereumBytes.ts')),
  solana: loadOnce(() => import('./describe/solana.ts')),
  solanaBytes: loadOnce(() => import('./describe/solanaBytes.ts')),
  // and what its fee is asked with
  estimate: loadOnce(() => import('./withEstimate.ts')),
} as const
