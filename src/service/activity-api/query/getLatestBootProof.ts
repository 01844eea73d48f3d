import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import { bootProofFromRow } from '../../app-proofs/bootProofFromRow.ts'
import { PROOF_APP_NAME } from '../../app-proofs/createProver.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'

/** What derives addresses is called `signer` on the public wire; here it is the one app that there is. */
const NAMES: readonly string[] = [PROOF_APP_NAME, 'signer']

/**
 * Answers the newest boot proof.
 *
 * Ours: it is that of the process that answers, whose key is made with the first question, and so never of one that is gone.
 */
export const getLatestBootProof: Handler<
  QueryEndpoints['getLatestBootProof'],
  CallContext
> = async ({ appName }, { parts }) => {
  if (!NAMES.includes(appName)) throw new Refusal('BOOT_PROOF_NOT_FOUND')
  const { bootProof } = await parts.prover.ready()
  return { bootProof: bootProofFromRow(bootProof) }
}
