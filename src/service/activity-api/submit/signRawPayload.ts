import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'
import { findSigner, requireStillThere } from '../wallets/findSigner.ts'

/** Signs one payload with the key that an address, or the id of a private key, names. */
export const signRawPayload: ActivityHandler<
  SubmitEndpoints['signRawPayload'],
  CallContext
> = async ({ signWith, payload, encoding, hashFunction }, { parts, organizationId }) => {
  const signer = await findSigner(parts.store, organizationId, signWith)
  // Loaded when first asked for, as everything that knows curves.
  const { signPayloads } = await import('../wallets/signPayloads.ts')
  const asked = { payloads: [payload], encoding, hashFunction, place: () => 'parameters.payload' }
  const [signature] = await signPayloads(parts, signer, asked)
  return async (tx) => {
    await requireStillThere(tx, signer)
    return signature ?? { r: '', s: '', v: '' }
  }
}
