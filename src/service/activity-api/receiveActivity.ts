import { type ActivityEnvelope, activityEnvelope } from '../../wire/activityRecord.ts'
import { decimalText } from '../../wire/fields/decimalText.ts'
import { checkShape } from '../http/checkShape.ts'
import type { RequestInfo } from '../http/handler.ts'
import { parseJson } from '../http/parseJson.ts'
import { MAX_BODY_BYTES, readBody } from '../http/readBody.ts'
import { requireJsonPost } from '../http/requireJsonPost.ts'
import { countLongBody } from '../limits/countLongBody.ts'
import { pauseBeforeLong } from '../limits/createBytesPause.ts'
import type { ServiceParts } from '../parts.ts'
import { requireStamp, type Stamp } from './requireStamp.ts'

/** A submit whose stamp is right. Whose it is nobody has asked yet. */
export type Received = {
  readonly body: Uint8Array
  readonly stamp: Stamp
  readonly envelope: ActivityEnvelope
}

/**
 * Reads a submit: size, long bodies of the address, stamp, JSON, envelope. Refuses by throwing.
 *
 * @param maxBytes - the largest body. Default: that of most submits.
 */
export async function receiveActivity(
  parts: Pick<ServiceParts, 'costs'>,
  request: Request,
  info: RequestInfo,
  maxBytes: number = MAX_BODY_BYTES.submit,
): Promise<Received> {
  requireJsonPost(request, 'plainText')
  const body = await readBody(request, maxBytes)
  countLongBody(parts, info, body)
  const stamp = await requireStamp(request, body)
  await pauseBeforeLong(body)
  const envelope = checkShape(activityEnvelope, parseJson(body))
  checkShape(decimalText, envelope.timestampMs, 'timestampMs')
  return { body, stamp, envelope }
}
