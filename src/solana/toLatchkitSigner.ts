import type {
  Address,
  MessagePartialSigner,
  SignatureBytes,
  SignatureDictionary,
  TransactionPartialSigner,
} from '@solana/kit'
import type { Latchkit } from '../core/latchkit.ts'
import { chainFacts } from '../core/wallet/knownChains.ts'
import { signOnSolana } from '../core/wallet/sending/sendOnSolana.ts'
import type { SigningAccount } from '../core/wallet/signing/signRequest.ts'
import { concatBytes } from '../lib/concatBytes.ts'
import { inOrder } from './inOrder.ts'
import { settled } from './requestDeclined.ts'
import { signBytes } from './signBytes.ts'

/** A signer of `@solana/kit` for messages and transactions. */
export type LatchkitSigner = TransactionPartialSigner & MessagePartialSigner

/**
 * Makes a signer of `@solana/kit` out of an account: it signs next to others, and changes nothing.
 *
 * Each message and each transaction is shown to the person, one after the other.
 *
 * @param options.chain - where transactions are for, CAIP-2: whose node is asked for the fee. The person is shown no network,
 *   for the bytes do not say it. @default the Solana chain of the kit where it has one, else `solana:mainnet`
 * @throws RequestDeclinedError `4001`, from its functions, when the person declines. What the `abortSignal` takes back fails with
 *   its reason.
 * @example
 * const [account] = await listAccounts(kit, 'ADDRESS_FORMAT_SOLANA')
 * const message = setTransactionMessageFeePayerSigner(toLatchkitSigner(kit, account), empty)
 */
export function toLatchkitSigner(
  kit: Latchkit,
  account: SigningAccount,
  { chain = chainOf(kit) }: { readonly chain?: string | undefined } = {},
): LatchkitSigner {
  const address = account.address as Address
  const by = (signature: Uint8Array): SignatureDictionary =>
    Object.freeze({ [address]: signature as SignatureBytes })
  return Object.freeze({
    address,
    signMessages: (messages, { abortSignal } = {}) =>
      inOrder(messages, async ({ content }) =>
        by(await signBytes(kit, account, content, abortSignal)),
      ),
    signTransactions: (transactions, { abortSignal } = {}) =>
      inOrder(transactions, async ({ messageBytes, signatures }) => {
        const given = Object.values(signatures).map((signature) => signature ?? new Uint8Array(64))
        const bytes = concatBytes(
          Uint8Array.of(given.length),
          ...given,
          Uint8Array.from(messageBytes),
        )
        const facts = chainFacts(chain, kit.options.chains)
        const send = { account, bytes, chain: facts, signal: abortSignal }
        return by(settled(kit, await signOnSolana(kit, send), abortSignal).signature)
      }),
  } satisfies LatchkitSigner)
}

/** The only Solana chain of an app; mainnet where there is none, or several. */
function chainOf({ options: { chains = [] } }: Latchkit): string {
  const [first, ...others] = chains.filter(({ caip2 }) => caip2.startsWith('solana:'))
  return first && others.length === 0 ? first.caip2 : 'solana:mainnet'
}
