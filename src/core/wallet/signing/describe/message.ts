import {
  readSignInMessage,
  type SignInFault,
  type SignInMessage,
  signInFaults,
} from '../signInMessage.ts'
import type { SignWarning } from '../signView.ts'
import { describeBlind } from './blind.ts'
import type { Draft, Reading } from './reading.ts'

/** The claim of a text that it is a request to sign in, as a server might read it that takes it less strictly. */
const CLAIM =
  /^\s*(?:[a-z][a-z0-9+.-]*:\/\/)?([^\s/?#]+)(?:[/?#]\S*)?\s+wants\s+you\s+to\s+sign\s+in\s+with\s+your\s/i

/** Nothing but hex, and enough of it for a hash: somebody knows what of, and it is not the person. */
const HASH = /^\s*(?:0x)?[\da-f]{64,}\s*$/i

/**
 * A text that is nothing but a message. One that would sign in is held against the page that asks.
 *
 * Spec: EIP-191; EIP-4361, "Verifying message".
 *
 * @param isBytes - it came as bytes that happen to be text.
 */
export function describeMessage(reading: Reading, text: string, isBytes: boolean): Draft {
  if (HASH.test(text)) return describeBlind(text)
  const details = [{ kind: 'text', text, isBytes }] as const
  const signIn = readSignInMessage(text)
  if (signIn) return { ...describeSignIn(reading, signIn), details }
  const [, domain = null] = CLAIM.exec(text) ?? []
  const { host } = reading.facts
  const isFalse = domain !== null && domain !== host
  return {
    effect: { kind: 'message' },
    money: 'never',
    level: isFalse ? 'danger' : 'plain',
    warnings: isFalse ? [{ kind: 'signInOtherDomain', domain, host }] : [],
    details,
  }
}

function describeSignIn(
  { facts, account }: Reading,
  message: SignInMessage,
): Omit<Draft, 'details'> {
  const { scheme } = message
  // a scheme that is named must be that of the page, else whoever checks it takes it for another place
  const domain = scheme === null ? message.domain : `${scheme}://${message.domain}`
  const host = scheme === null ? facts.host : facts.origin
  const place = { host, address: account.address, nowMs: facts.nowMs }
  const faults = signInFaults({ ...message, domain }, place)
  const warnings: Readonly<Record<SignInFault, SignWarning>> = {
    'other-domain': { kind: 'signInOtherDomain', domain, host },
    'other-account': { kind: 'signInOtherAccount' },
    expired: { kind: 'signInExpired' },
    'not-yet': { kind: 'signInNotYet' },
  }
  return {
    effect: {
      kind: 'signIn',
      domain: message.domain,
      isElsewhere: faults.includes('other-domain'),
    },
    money: 'never',
    level: levelOf(faults.includes('other-domain'), faults.length > 0),
    warnings: faults.map((fault) => warnings[fault]),
  }
}

function levelOf(isDanger: boolean, isCaution: boolean): Draft['level'] {
  if (isDanger) return 'danger'
  return isCaution ? 'caution' : 'plain'
}
