import type { Latchkit } from '../latchkit.ts'
import { type Account, accountFromWire } from './account.ts'

/** The most that the service answers at once. Spec: Limits. */
const PAGE_SIZE = 100

/**
 * Every account of whoever is logged in that has this kind of address, the oldest first.
 *
 * @param addressFormat - as the service names it, like `ADDRESS_FORMAT_ETHEREUM`.
 * @throws SessionMissingError `SESSION_MISSING` when nobody is logged in.
 * @example
 * const [account] = await listAccounts(kit, 'ADDRESS_FORMAT_ETHEREUM')
 */
export async function listAccounts(
  kit: Pick<Latchkit, 'query'>,
  addressFormat: string,
  signal?: AbortSignal,
): Promise<readonly Account[]> {
  const accounts: Account[] = []
  for (let after: string | undefined; ; ) {
    const paginationOptions = { limit: String(PAGE_SIZE), ...(after !== undefined && { after }) }
    const { accounts: page } = await kit.query(
      'listWalletAccounts',
      { paginationOptions },
      { signal },
    )
    accounts.push(...page.map(accountFromWire))
    after = page.at(-1)?.walletAccountId
    if (page.length < PAGE_SIZE) break
  }
  return accounts
    .filter((account) => account.addressFormat === addressFormat)
    .sort((a, b) => a.createdAtMs - b.createdAtMs)
}
