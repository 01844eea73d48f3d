import * as v from 'valibot'
import { verifyStamp } from '../../../crypto/stamp/verifyStamp.ts'
import { parseStrictJson } from '../../../lib/strictJson.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import type { ParametersOf } from '../../../wire/activity.ts'
import { linkMessage } from '../../../wire/fields/linkMessage.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import { Refusal } from '../../http/refusal.ts'
import type { UserRow } from '../../store/rows.ts'
import { requireFresh } from '../requireFresh.ts'
import { credentialTypeOfCurve, credentialTypesOfScheme } from './credentialTypes.ts'

type Item = ParametersOf<SubmitEndpoints['createApiKeys']>['apiKeys'][number]

/**
 * Checks that whoever adds the key of a wallet to an account holds it: the wallet itself has signed for this user of
 * this organization, just now.
 *
 * @throws Refusal `CLIENT_SIGNATURE_INVALID` or `INVALID_TIME`.
 */
export async function requireWalletProof(
  { publicKey, curveType, proof }: Item,
  user: UserRow,
  nowMs: number,
): Promise<void> {
  if (!proof) throw refusal('the wallet must have signed')
  const verdict = await verifyStamp(proof.stamp, bytesFromUtf8(proof.message))
  const isOfKey =
    verdict.kind === 'valid' &&
    verdict.publicKey === publicKey &&
    credentialTypesOfScheme(verdict.scheme).includes(credentialTypeOfCurve[curveType])
  if (!isOfKey) throw refusal('the signature is not that of the key')
  const said = v.safeParse(linkMessage, parseStrictJson(proof.message))
  const isForUser =
    said.success &&
    said.output.organizationId === user.organizationId &&
    said.output.userId === user.id
  if (!isForUser) throw refusal('the message is not about this user')
  requireFresh(said.output.timestampMs, nowMs)
}

function refusal(details: string): Refusal {
  return new Refusal('CLIENT_SIGNATURE_INVALID', { details })
}
