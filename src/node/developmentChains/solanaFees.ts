import { SOLANA_LIBRARIES } from './solanaLibraries.ts'

type Kit = typeof import('@solana/kit')
type Runtime = typeof import('litesvm')

/** More than any transaction takes. */
const PLENTY = 10n ** 15n

/**
 * Finds out what the runtime takes for a message, in lamports; null when it cannot tell.
 *
 * A runtime of its own runs it for somebody who can pay and has signed. Whatever becomes of it there, and most of it fails for
 * want of everybody else, what is then missing from all of its accounts together is the fee.
 */
export async function createSolanaFees(): Promise<(message: Uint8Array) => bigint | null> {
  const kit: Kit = await import(SOLANA_LIBRARIES.kit)
  const { LiteSVM }: Runtime = await import(SOLANA_LIBRARIES.runtime)
  const scales = new LiteSVM()
    .withSigverify(false)
    .withBlockhashCheck(false)
    .withTransactionHistory(0n)

  return (message) => {
    const { header, staticAccounts } = kit.getCompiledTransactionMessageDecoder().decode(message)
    const [payer] = staticAccounts
    if (!payer) return null
    const places = header.numSignerAccounts
    const bytes = Uint8Array.of(places, ...new Uint8Array(64 * places), ...message)
    const all = () => staticAccounts.reduce((sum, key) => sum + (scales.getBalance(key) ?? 0n), 0n)
    const programAddress = kit.address('11111111111111111111111111111111')
    const data = new Uint8Array()
    const lamports = kit.lamports(PLENTY)
    scales.setAccount({
      address: payer,
      lamports,
      data,
      programAddress,
      executable: false,
      space: 0n,
    })
    const before = all()
    scales.sendTransaction(kit.getTransactionDecoder().decode(bytes))
    const taken = before - all()
    return taken > 0n ? taken : null
  }
}
