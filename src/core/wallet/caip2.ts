import type { InferOutput } from 'valibot'
import type { ethereumCaip2, solanaCaip2 } from '../../wire/fields/caip2.ts'

/** An Ethereum chain that the service knows, like `eip155:1`. Spec: get_nonces › caip2 values. */
export type EthereumCaip2 = InferOutput<typeof ethereumCaip2>

/** A Solana chain that the service knows, like `solana:mainnet`. */
export type SolanaCaip2 = InferOutput<typeof solanaCaip2>
