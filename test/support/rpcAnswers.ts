import * as v from 'valibot'

const call = v.object({ id: v.unknown(), method: v.string() })

const answers: Readonly<Record<string, unknown>> = {
  eth_getTransactionCount: '0x0',
  eth_maxPriorityFeePerGas: '0x1',
  eth_getBlockByNumber: { baseFeePerGas: '0x7' },
  eth_estimateGas: '0x5208',
  eth_sendRawTransaction: `0x${'00'.repeat(32)}`,
  getLatestBlockhash: { value: { blockhash: '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM' } },
  getSignatureStatuses: { value: [null] },
  sendTransaction: '1'.repeat(64),
}

/** A node of either kind of chain, on which nothing ever gets into a block. */
export async function answerRpc(request: Request): Promise<Response> {
  const { id, method } = v.parse(call, await request.json())
  return Response.json({ jsonrpc: '2.0', id, result: answers[method] ?? null })
}
