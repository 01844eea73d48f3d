import { Refusal } from '../../http/refusal.ts'
import { isBrowserToken } from '../../limits/browserToken.ts'
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
  /** What the browser was given when a code for the contact was right in it. */
  readonly browserToken?: string | undefined
}

/** Takes the count of a message back that was not sent after all. */
export type Release = () => Promise<void>

/**
 * Counts one message to a contact, unless its own or the organization's limit is reached. A browser that is known draws on
 * its own allowance first, so that no stranger can use up what is there for the person.
 *
 * @throws Refusal `OTP_SENDS_EXCEEDED` with the seconds to wait; nothing is counted then.
 */
export async function takeSendLimits(parts: ServiceParts, recipient: Recipient): Promise<Release> {
  const known = await takeKnown(parts, recipient)
  if (known) return known
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
  const keys = limits.map(([, key]) => key)
  const hitIds = await parts.store.transaction(
    async (tx) => {
      const taken: string[] = []
      for (const [name, key] of limits) {
        const verdict = await takeLimit(tx, parts, name, key)
        if (verdict.kind === 'exceeded') throw new Refusal('OTP_SENDS_EXCEEDED', verdict)
        taken.push(verdict.hitId)
      }
      return taken
    },
    { counted: keys },
  )
  return () =>
    parts.store.transaction(
      async (tx) => {
        for (const hitId of hitIds) await releaseLimit(tx, hitId)
      },
      { counted: keys },
    )
}

/** Takes one of the messages that are there for known browsers; undefined when this is none, or all are used up. */
async function takeKnown(parts: ServiceParts, recipient: Recipient): Promise<Release | undefined> {
  const { organizationId, contact, browserToken } = recipient
  if (browserToken === undefined) return undefined
  const nowMs = parts.clock.nowMs()
  if (!(await isBrowserToken(parts, browserToken, recipient, nowMs))) return undefined
  const name = 'otpSendsPerKnownContact'
  const key = await limitKey(parts, name, `${organizationId}\n${contact}`)
  const verdict = await parts.store.transaction((tx) => takeLimit(tx, parts, name, key), {
    counted: [key],
  })
  if (verdict.kind === 'exceeded') return undefined
  return () => parts.store.transaction((tx) => releaseLimit(tx, verdict.hitId), { counted: [key] })
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
