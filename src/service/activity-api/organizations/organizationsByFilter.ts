import type { LookupFilterType } from '../../../wire/query/listSuborgs.ts'
import { findInTurns } from '../../store/findInTurns.ts'
import type { Reads, Where } from '../../store/store.ts'
import { toStoredAddress } from '../../wallets/addresses/addressSpelling.ts'
import { credentialIdSpellings } from '../authenticators/credentialIdSpellings.ts'
import { findRowsByKey, rowsFoundByKey } from '../credentials/provenKeys.ts'
import { emailOf, phoneNumberOf } from '../otp/normalizeContact.ts'

export type SuborgFilter = {
  readonly filterType: Exclude<LookupFilterType, 'NAME' | 'OIDC_TOKEN' | 'OIDC_CLAIMS'>
  readonly filterValue: string
}

/**
 * The ids of organizations, of any parent, in which the value occurs.
 *
 * Ours: the kinds of value that this service keeps nothing of find nothing.
 */
export async function organizationsByFilter(
  reads: Reads,
  { filterType, filterValue }: SuborgFilter,
  nowMs: number,
): Promise<ReadonlySet<string>> {
  switch (filterType) {
    case 'EMAIL': {
      const email = emailOf(filterValue)
      return email === null ? new Set() : ofUsers(reads, { email })
    }
    case 'PHONE_NUMBER': {
      const phoneNumber = await phoneNumberOf(filterValue)
      return phoneNumber === null ? new Set() : ofUsers(reads, { phoneNumber })
    }
    case 'USERNAME':
      return ofUsers(reads, { name: filterValue })
    case 'PUBLIC_KEY': {
      const rows = await findRowsByKey(reads, filterValue.toLowerCase())
      const found = await rowsFoundByKey(reads, rows, nowMs)
      return new Set(found.map(({ organizationId }) => organizationId))
    }
    case 'WALLET_ACCOUNT_ADDRESS': {
      const address = await toStoredAddress(filterValue, 'anyCase')
      const rows = await findInTurns(reads, 'walletAccounts', { address })
      return new Set(rows.map(({ organizationId }) => organizationId))
    }
    case 'CREDENTIAL_ID':
      return ofPasskey(reads, filterValue)
    default:
      return filterType satisfies never
  }
}

async function ofPasskey(reads: Reads, text: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  for (const credentialId of credentialIdSpellings(text))
    for (const { organizationId } of await findInTurns(reads, 'authenticators', { credentialId }))
      ids.add(organizationId)
  return ids
}

/** Reads the users in turns: a name may be that of very many. */
async function ofUsers(reads: Reads, where: Where<'users'>): Promise<ReadonlySet<string>> {
  const users = await findInTurns(reads, 'users', where)
  return new Set(users.map(({ organizationId }) => organizationId))
}
