import type { TestIssuer } from '../../support/testIssuer.ts'

const NODE = 'https://rpc.example/'

/** Where the service finds the chains; an option of its own. */
export const chainOptions = { rpcUrls: { 'eip155:1': NODE, 'solana:devnet': NODE } }

/** What a node answers that takes every transaction and never gets around to one. */
const answers: Readonly<Record<string, unknown>> = {
  eth_getTransactionCount: '0x0',
  eth_maxPriorityFeePerGas: '0x1',
  eth_getBlockByNumber: { baseFeePerGas: '0x7' },
  eth_estimateGas: '0x5208',
  eth_sendRawTransaction: `0x${'00'.repeat(32)}`,
  getLatestBlockhash: { value: { blockhash: '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM' } },
  sendTransaction: '1'.repeat(64),
  getSignatureStatuses: { value: [null] },
}

/** Puts the node where the service goes out. */
export function serveChains({ documents }: TestIssuer): void {
  documents.set(NODE, async (request) => {
    const { id, method } = Object(await request.json())
    return Response.json({ jsonrpc: '2.0', id, result: answers[String(method)] ?? null })
  })
}
