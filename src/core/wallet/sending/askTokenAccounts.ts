import { base58FromBytes } from '../../../crypto/solana/base58.ts'
import { bytesFromBase64 } from '../../../lib/base64.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import type { SolanaQuestions } from '../signing/describe/solanaQuestions.ts'
import { askLamports, CONFIRMED, valueFrom } from './askSolana.ts'
import type { ChainRpc } from './nodeRpc.ts'

/** What is known of the accounts that tokens go to. */
export type TokenAccounts = {
  /** Who holds them; without those that nobody knows. */
  readonly owners: ReadonlyMap<string, string>
  /** What those take that whoever pays the fee makes, in lamports; null when nobody knows. */
  readonly rent: bigint | null
}

/** More receivers than a transaction of tokens has. */
const MOST_ACCOUNTS = 16
/** What the first token program keeps of an account; the second keeps more, by what its tokens can do. */
const ACCOUNT_BYTES = 165
/** Where the second one says what it keeps, and its number for an account of a holder. */
const [KIND_AT, HOLDER] = [165, 2]

/** Asks who holds the accounts that tokens go to, and what it takes to make those that are not there. */
export async function askTokenAccounts(
  rpc: ChainRpc,
  { receivers, made, tokenPrograms }: SolanaQuestions,
  signal: AbortSignal,
): Promise<TokenAccounts> {
  const asked = new Set([...receivers, ...made.map(({ account }) => account)])
  const known = new Map(
    await Promise.all(
      [...asked].slice(0, MOST_ACCOUNTS).map(async (address) => {
        const params = [address, { ...CONFIRMED, encoding: 'base64' }]
        const answer = await rpc.request('getAccountInfo', params, signal).catch(() => undefined)
        return [address, valueFrom(answer)] as const
      }),
    ),
  )
  const owners = [...known].flatMap(([address, account]) => {
    const owner = holderOf(account, tokenPrograms)
    return owner ? [[address, owner] as const] : []
  })
  // one that is made twice is paid for once; one that nobody could read may have to be made
  const missing = new Map(made.map((one) => [one.account, one.tokenProgram]))
  for (const [address, account] of known) if (isRecord(account)) missing.delete(address)
  const isKnown = [...missing].every(
    ([address, program]) => known.get(address) === null && program === tokenPrograms[0],
  )
  return { owners: new Map(owners), rent: isKnown ? await rentOf(missing.size) : null }

  async function rentOf(count: number): Promise<bigint | null> {
    if (count === 0) return 0n
    const one = askLamports(rpc, 'getMinimumBalanceForRentExemption', [ACCOUNT_BYTES], signal)
    return one.then(
      (lamports) => lamports * BigInt(count),
      () => null,
    )
  }
}

/** Whose an account of a token program is; null for any other, whatever it holds. */
function holderOf(account: unknown, tokenPrograms: readonly string[]): string | null {
  const [data] = isRecord(account) && Array.isArray(account.data) ? account.data : []
  const bytes = bytesFromBase64(String(data))
  if (!bytes || !isRecord(account) || !tokenPrograms.includes(String(account.owner))) return null
  const isHolder = bytes.length === ACCOUNT_BYTES || bytes[KIND_AT] === HOLDER
  return isHolder ? base58FromBytes(bytes.subarray(32, 64)) : null
}
