import { onTestFinished } from 'vitest'
import type { Script } from './scriptedNode.ts'
import { createSendStage, TO } from './sendStage.ts'

const word = (value: number) => value.toString(16).padStart(64, '0')
/** `Error("too late")` */
export const TOO_LATE = `0x08c379a0${word(32)}${word(8)}${'746f6f206c617465'.padEnd(64, '0')}`

/** A stage for one test. */
export async function stageWith(script: Script) {
  const stage = await createSendStage(script)
  onTestFinished(stage.node.stop)
  return stage
}

/** A transaction that failed in block 100, on a node that traces as given. */
export const failedWith =
  (trace: unknown, callError: object): Script =>
  (method) => {
    switch (method) {
      case 'eth_sendRawTransaction':
        return { result: `0x${'ab'.repeat(32)}` }
      case 'eth_getTransactionReceipt':
        return { result: { status: '0x0', blockNumber: '0x64', contractAddress: null } }
      case 'eth_getTransactionByHash':
        return { result: { from: TO, to: TO, value: '0x0', input: '0x1234', gas: '0x5208' } }
      case 'debug_traceTransaction':
        return { result: trace }
      case 'eth_call':
        return { error: callError as { code: number; message: string } }
      default:
        return undefined
    }
  }
