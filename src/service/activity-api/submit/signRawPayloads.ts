import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'
import { findSigner, requireStillThere } from '../wallets/findSigner.ts'

/** Signs several payloads with one key, all of them or none. */
export const signRawPayloads: ActivityHandler<
  SubmitEndpoints['signRawPayloads'],
  CallContext
> = async ({ signWith, payloads, encoding, hashFunction }, { parts, organizationId }) => {
  const signer = await findSigner(parts.store, organizationId, signWith)
  const { signPayloads } = await import('../wallets/signPayloads.ts')
  const place = (i: number) => `parameters.payloads.${i}`
  const asked = { payloads, encoding, hashFunction, place }
  const signatures = await signPayloads(parts, signer, asked)
  return async (tx) => {
    await requireStillThere(tx, signer)
    return { signatures: [...signatures] }
  }
}
