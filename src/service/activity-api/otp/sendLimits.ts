import { Refusal } from '../../http/refusal.ts'
import type { LimitName } from '../../limits/limits.ts'
import { limitKey, releaseLimit, secondsUntilAllowed, takeLimit } from '../../limits/takeLimit.ts'
import type { ServiceParts } from '../../parts.ts'

/** Whom a code is for, and who asks. */
export type Recipient = {
  readonly organizationId: string
  /** Normalized. */
  readonly contact: string
  /** Stands for the network address that asks. @default not known: then the contact alone counts */
  readonly userIdentifier?: string | undefined
}

/** Takes the count of a message back that was not sent after all. */
export type Release = () => Promise<void>

/**
 * Counts one message to a contact, unless its own or the organization's limit is reached.
 *
 * @throws Refusal `OTP_SENDS_EXCEEDED` with the seconds to wait; nothing is counted then.
 */
export async function takeSendLimits(parts: ServiceParts, recipient: Recipient): Promise<Release> {
  const { organizationId, contact, userIdentifier } = recipient
  const limits: [LimitName, string][] = [
    ['otpSendsPerContact', await contactKey(parts, recipient)],
    ['otpSendsPerOrganization', await limitKey(parts, 'otpSendsPerOrganization', organizationId)],
  ]
  if (userIdentifier !== undefined) {
    const name = 'otpSendsPerContactAndAddress'
    const subject = [organizationId, contact, userIdentifier].join('\n')
    limits.unshift([name, await limitKey(parts, name, subject)])
  }
  const hitIds = await parts.store.transaction(async (tx) => {
    const taken: string[] = []
    for (const [name, key] of limits) {
      const verdict = await takeLimit(tx, parts, name, key)
      if (verdict.kind === 'exceeded') throw new Refusal('OTP_SENDS_EXCEEDED', verdict)
      taken.push(verdict.hitId)
    }
    return taken
  })
  return () =>
    parts.store.transaction(async (tx) => {
      for (const hitId of hitIds) await releaseLimit(tx, hitId)
    })
}

/** Seconds until another code may be sent to this contact; 0 when it may be sent now. */
export async function secondsUntilNextSend(
  parts: ServiceParts,
  recipient: Recipient,
): Promise<number> {
  const key = await contactKey(parts, recipient)
  return secondsUntilAllowed(parts.store, parts, 'otpSendsPerContact', key)
}

function contactKey(parts: ServiceParts, recipient: Recipient): Promise<string> {
  const subject = `${recipient.organizationId}\n${recipient.contact}`
  return limitKey(parts, 'otpSendsPerContact', subject)
}
