import { defaultLimits, type LimitName } from '../../src/service/limits/limits.ts'
import { updateUserName } from '../../src/wire/submit/updateUserName.ts'
import type { LimitStage } from './limitStage.ts'
import { codeOf, type Reply } from './proxyClient.ts'

export type Headers = Readonly<Record<string, string>>

/** A limit of the table, and the request that it counts; every number makes another one. */
export type LimitRow = {
  readonly limit: LimitName
  readonly what: string
  readonly refusal: 'RATE_LIMIT_EXCEEDED' | 'OTP_SENDS_EXCEEDED'
  /** What a counted request is answered with. */
  readonly counted: string
  readonly ask: (stage: LimitStage, number: number, headers: Headers) => Promise<Reply>
}

const proxied =
  (operation: string, bodyOf: (number: number) => unknown): LimitRow['ask'] =>
  (stage, number, headers) =>
    stage.running().client.proxy(operation, bodyOf(number), { ...headers })

const mailTo = (contact: string) => ({ otpType: 'OTP_TYPE_EMAIL', contact })
/** The same contact, spelled otherwise: the very same request in the same millisecond would be one activity. */
const spelled = (contact: string, number: number) =>
  contact.replace(/[a-z]/g, (letter, at: number) =>
    (number >> at) & 1 ? letter.toUpperCase() : letter,
  )
const key = `02${'11'.repeat(32)}`

/** One row for each limit that counts under an address, a contact or an organization. */
export const limitRows: readonly LimitRow[] = [
  {
    limit: 'otpSendsPerContact',
    what: 'codes to one contact',
    refusal: 'OTP_SENDS_EXCEEDED',
    counted: 'OK',
    ask: proxied('otp_init', (number) => mailTo(spelled('maraokaforlind@okafor.example', number))),
  },
  {
    limit: 'otpSendsPerContactAndAddress',
    what: 'codes to one contact from one address',
    refusal: 'OTP_SENDS_EXCEEDED',
    counted: 'OK',
    ask: proxied('otp_init', () => mailTo('maraokaforlind@okafor.example')),
  },
  {
    limit: 'otpInitsPerAddress',
    what: 'codes from one address',
    refusal: 'RATE_LIMIT_EXCEEDED',
    counted: 'OK',
    ask: proxied('otp_init', (number) => mailTo(`n${number}@okafor.example`)),
  },
  {
    limit: 'otpVerifiesPerAddress',
    what: 'tries from one address',
    refusal: 'RATE_LIMIT_EXCEEDED',
    counted: 'REQUEST_INVALID',
    ask: proxied('otp_verify', (number) => ({ otpId: number })),
  },
  {
    limit: 'signupsPerAddress',
    what: 'sign-ups from one address',
    refusal: 'RATE_LIMIT_EXCEEDED',
    counted: 'REQUEST_INVALID',
    ask: proxied('signup', (number) => ({ userName: number })),
  },
  {
    limit: 'accountLookupsPerAddress',
    what: 'look-ups from one address',
    refusal: 'RATE_LIMIT_EXCEEDED',
    counted: 'OK',
    ask: proxied('account', () => ({ filterType: 'PUBLIC_KEY', filterValue: key })),
  },
  {
    limit: 'accountContactsPerAddress',
    what: 'contacts looked up from one address',
    refusal: 'RATE_LIMIT_EXCEEDED',
    counted: 'OK',
    ask: proxied('account', (number) => ({
      filterType: 'EMAIL',
      filterValue: `n${number}@okafor.example`,
    })),
  },
  {
    limit: 'oauthsPerAddress',
    what: 'social logins from one address',
    refusal: 'RATE_LIMIT_EXCEEDED',
    counted: 'METHOD_DISABLED',
    ask: proxied('oauth_login', () => ({ oidcToken: 'x', publicKey: key })),
  },
  {
    limit: 'submitsPerOrganization',
    what: 'activities of one organization',
    refusal: 'RATE_LIMIT_EXCEEDED',
    counted: 'OK',
    ask({ running, root, clock }, number) {
      const { client, service } = running()
      const { organizationId, rootUserId: userId } = service.facts
      return client.stamped(updateUserName.path, root, {
        type: updateUserName.type,
        timestampMs: String(clock.time),
        organizationId,
        parameters: { userId, userName: `root ${number}` },
      })
    },
  },
]

/** The first window of a limit: the one that fills up first. */
export function firstWindow({ limit }: LimitRow) {
  const [window] = defaultLimits[limit]
  if (!window) throw new Error(`${limit} has no window`)
  return window
}

/** `counted`, `refused`, or what else came, in words. */
export function verdictOn({ counted, refusal }: LimitRow, reply: Reply): string {
  const code = codeOf(reply) ?? 'OK'
  if (code === counted) return 'counted'
  if (code === refusal && reply.status === 429) return 'refused'
  return `${reply.status} ${code}`
}

/** How many of each verdict. */
export function tally(verdicts: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const verdict of verdicts) counts[verdict] = (counts[verdict] ?? 0) + 1
  return counts
}
