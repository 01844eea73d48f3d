import { answerRpc } from '../../support/rpcAnswers.ts'
import type { TestIssuer } from '../../support/testIssuer.ts'

const NODE = 'https://rpc.example/'

/** Where the service finds the chains; an option of its own. */
export const chainOptions = { rpcUrls: { 'eip155:1': NODE, 'solana:devnet': NODE } }

/** Puts the node where the service goes out. */
export function serveChains({ documents }: TestIssuer): void {
  documents.set(NODE, answerRpc)
}
