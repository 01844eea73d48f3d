import type { Network } from './meetScenario.ts'

/** What the service calls them. */
export const paths = {
  send: '/public/v1/submit/eth_send_transaction',
  status: '/public/v1/query/get_send_transaction_status',
} as const

const HASH = `0x${'5e'.repeat(32)}`

/** From the outermost contract to the one that gave up, each in its own way of saying so. */
const revertChain = [
  {
    address: '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0',
    errorType: 'custom',
    custom: { errorName: 'PurchaseFailed', paramsJson: '{"season":2027,"quantity":1}' },
  },
  {
    address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    errorType: 'unknown',
    unknown: { selector: '0x7939f424' },
  },
  {
    address: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238',
    errorType: 'native',
    native: { nativeType: 'error_string', message: 'Season passes are sold out' },
  },
]

/**
 * Takes each transaction as the service does, and says of it that the network had it and its contract gave up. Nothing of
 * it reaches the service; the rest goes through.
 */
export const answerSends: Network = (next) => {
  const timesAsked = new Map<string, number>()
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    if (pathname.endsWith(paths.send)) {
      const sendTransactionStatusId = crypto.randomUUID()
      timesAsked.set(sendTransactionStatusId, 0)
      return taken(sendTransactionStatusId)
    }
    if (!pathname.endsWith(paths.status)) return next(input, init)
    const { sendTransactionStatusId } = JSON.parse(String(init?.body))
    const times = timesAsked.get(sendTransactionStatusId)
    if (times === undefined) return next(input, init)
    timesAsked.set(sendTransactionStatusId, times + 1)
    const eth = { txHash: HASH }
    return Response.json(
      times === 0
        ? { txStatus: 'BROADCASTING', eth }
        : {
            txStatus: 'FAILED',
            eth,
            txError: 'execution reverted',
            error: { message: 'execution reverted', revertChain },
          },
    )
  }
}

function taken(sendTransactionStatusId: string): Response {
  return Response.json({
    activity: {
      id: crypto.randomUUID(),
      status: 'ACTIVITY_STATUS_COMPLETED',
      result: { ethSendTransactionResult: { sendTransactionStatusId } },
    },
  })
}
