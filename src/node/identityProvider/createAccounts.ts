import { createHash } from 'node:crypto'
import { emailOf } from '../../service/activity-api/otp/normalizeContact.ts'

/** How many people the development identity provider knows at a time. */
const MAX_ACCOUNTS = 5000

/** The people of the development identity provider: whoever types an email address is its owner. */
export type Accounts = {
  /** The id of the person of an address; null for what is no address. */
  logIn(address: unknown): string | null
  /** What an ID token says of a person. */
  claimsOf(accountId: string): Readonly<Record<string, unknown>>
}

export function createAccounts(): Accounts {
  const emails = new Map<string, string>()
  return {
    logIn(address) {
      const email = typeof address === 'string' ? emailOf(address.trim()) : null
      if (email === null) return null
      const accountId = accountIdOf(email)
      emails.set(accountId, email)
      const [oldest] = emails.keys()
      if (emails.size > MAX_ACCOUNTS && oldest !== undefined) emails.delete(oldest)
      return accountId
    },
    claimsOf(accountId) {
      const email = emails.get(accountId)
      if (email === undefined) return { sub: accountId }
      return { sub: accountId, email, email_verified: true, name: email.split('@')[0] }
    },
  }
}

/** The same address is the same person after a restart too. */
function accountIdOf(email: string): string {
  return createHash('sha256').update(`latchkit-dev\n${email}`).digest('hex').slice(0, 32)
}
