import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import { bootProofFromRow } from '../../app-proofs/bootProofFromRow.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'

/** Answers where a key that signed app proofs comes from. Keys sign for all organizations, so everybody is told. */
export const getBootProof: Handler<QueryEndpoints['getBootProof'], CallContext> = async (
  { ephemeralKey },
  { parts },
) => {
  const row = await parts.store.first('bootProofs', {
    ephemeralPublicKey: ephemeralKey.toLowerCase(),
  })
  if (!row) throw new Refusal('BOOT_PROOF_NOT_FOUND')
  return { bootProof: bootProofFromRow(row) }
}
