import * as v from 'valibot'
import { getSendTransactionStatus } from '../../../src/wire/query/getSendTransactionStatus.ts'
import { createTestApi, resultText, type TestApi } from '../activityApi.ts'
import { makeWallet, solanaAccount } from '../walletSteps.ts'
import { type Script, startScriptedNode } from './scriptedNode.ts'

export const ETHEREUM = 'eip155:1'
export const POLYGON = 'eip155:137'
const SOLANA = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
export const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

/** A service, a scripted node for each chain, and somebody who sends. */
export async function createSendStage(script?: Script) {
  const node = await startScriptedNode(script)
  const rpcUrls = { [ETHEREUM]: node.url, [POLYGON]: node.url, [SOLANA]: node.url }
  const kit = await createTestApi({ rpcUrls })
  const from = (await makeWallet(kit)).addresses[0] ?? ''
  const payer = (await makeWallet(kit, [solanaAccount])).addresses[0] ?? ''
  const call = { key: kit.root.key }
  return {
    node,
    kit,
    from,
    payer,
    /** Submits a payment on Ethereum. @returns the id of its status. */
    async pay(more: object = {}): Promise<string> {
      const parameters = { from, caip2: ETHEREUM, calls: [{ to: TO, value: '1' }], ...more }
      const reply = await kit.submit('ethSendTransactionV2', parameters, call)
      return resultText(reply, 'sendTransactionStatusId')
    },
    /** Submits a transaction on Solana. @returns the id of its status. */
    async paySolana(unsignedTransaction: string): Promise<string> {
      const parameters = { unsignedTransaction, signWiths: [payer], caip2: SOLANA }
      const reply = await kit.submit('solSendTransactionV2', parameters, call)
      return resultText(reply, 'sendTransactionStatusId')
    },
    statusOf: (id: string) => statusOf(kit, id),
    rowOf: (id: string) => kit.parts.store.first('sendTransactions', { id }),
    /** Looks at what is due, after a time. */
    async pass(afterMs = 0): Promise<void> {
      kit.clock.time += afterMs
      await kit.sends.pass()
    },
  }
}

async function statusOf(kit: TestApi, sendTransactionStatusId: string) {
  const reply = await kit.query('getSendTransactionStatus', { sendTransactionStatusId })
  return v.parse(getSendTransactionStatus.response, reply.body)
}
