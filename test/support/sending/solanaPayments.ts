import { bytesFromHex } from '../../../src/lib/hex.ts'
import { createLatchkitWallet } from '../../../src/solana/createLatchkitWallet.ts'
import {
  type AdapterStage,
  FAR_SOLANA,
  type Person,
  type SOLANA,
} from '../adapters/adapterStage.ts'
import { askChain } from '../chain/chainStage.ts'
import { transfer, unsignedTransaction } from '../chain/solanaTransactions.ts'
import type { KitPage } from './kitPages.ts'

/** Whom the payments go to. */
const RECEIVER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'

/**
 * Payments of somebody by the Solana wallet of a page.
 *
 * @param chain - Default: one that the service does not know.
 */
export function createSolanaPayments(
  stage: Pick<AdapterStage, 'solanaUrl'>,
  person: Person,
  chain: typeof FAR_SOLANA | typeof SOLANA = FAR_SOLANA,
) {
  const ask = (method: string, ...params: unknown[]) => askChain(stage.solanaUrl, method, ...params)
  const blockhash = async () => String(Object(await ask('getLatestBlockhash')).value.blockhash)
  return {
    /** A blockhash that no transaction before has borne. */
    async newBlockhash(): Promise<string> {
      await ask('requestAirdrop', (await person.solana()).address, 1_000_000)
      return blockhash()
    },
    async pay(
      { kit }: Pick<KitPage, 'kit'>,
      lamports: bigint,
      recentBlockhash?: string,
      options = {},
    ) {
      const { address } = await person.solana()
      const hex = unsignedTransaction({
        payer: address,
        recentBlockhash: recentBlockhash ?? (await blockhash()),
        instructions: [transfer(address, RECEIVER, lamports)],
      })
      const icon = 'data:image/png;base64,AA'
      const wallet = createLatchkitWallet(kit, { icon, chains: [chain] })
      const { accounts } = await wallet.features['standard:connect'].connect()
      const [account] = accounts
      if (!account) throw new Error('no account')
      const transaction = bytesFromHex(hex) ?? new Uint8Array()
      const input = { account, transaction, chain, options } as const
      return wallet.features['solana:signAndSendTransaction'].signAndSendTransaction(input)
    },
    /** What the receiver has got in all. */
    received: async () => BigInt(Object(await ask('getBalance', RECEIVER)).value),
  }
}
