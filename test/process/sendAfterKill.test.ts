import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { fakeNode } from '../support/chain/fakeNode.ts'
import { type RunningService, startService } from '../support/startService.ts'
import { ethereumAccount } from '../support/walletSteps.ts'

const CAIP2 = 'eip155:1'
const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const statusShape = v.object({ txStatus: v.string(), eth: v.object({ txHash: v.string() }) })

/** Asks as the root user does. */
async function ask(service: RunningService, path: string, body: object): Promise<unknown> {
  const { apiBaseUrl, organizationId, rootApiKey } = service.facts
  const text = JSON.stringify({ organizationId, ...body })
  const key = await importPrivateKey(rootApiKey.privateKey)
  const headers = { 'content-type': 'application/json', 'x-stamp': await createStamp(key, text) }
  return (await fetch(`${apiBaseUrl}${path}`, { method: 'POST', headers, body: text })).json()
}

async function submit(service: RunningService, name: string, type: string, parameters: object) {
  const timestampMs = String(Date.now())
  const body = { type: `ACTIVITY_TYPE_${type}`, timestampMs, parameters }
  const answer = await ask(service, `/public/v1/submit/${name}`, body)
  const [result] = Object.values(Object(Object(answer).activity).result)
  return Object(result)
}

test('sends what a killed service had accepted, once, when it is there again', async () => {
  const node = fakeNode()
  await node.start()
  onTestFinished(node.stop)
  const data = mkdtempSync(join(tmpdir(), 'latchkit-send-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const options = { data, args: ['--rpc-url', `${CAIP2}=${node.url()}`] }
  const first = await startService(options)
  expect(first.facts.rpcUrls[CAIP2]).toBe(node.url())
  const wallet = { walletName: 'Main', accounts: [ethereumAccount] }
  const { addresses } = await submit(first, 'create_wallet', 'CREATE_WALLET', wallet)
  node.holdSends(true)
  const parameters = { from: addresses[0], caip2: CAIP2, calls: [{ to: TO, value: '1' }] }
  const type = 'ETH_SEND_TRANSACTION_V2'
  const { sendTransactionStatusId } = await submit(first, 'eth_send_transaction', type, parameters)
  await first.kill()
  expect(node.received.size).toBe(0)

  // it takes the bytes, and the response is lost
  node.holdSends(false)
  node.misbehave({ losesResponses: true, isBehind: true })
  const second = await startService(options)
  onTestFinished(() => second.stop())
  const statusOf = async () => {
    const path = '/public/v1/query/get_send_transaction_status'
    return v.parse(statusShape, await ask(second, path, { sendTransactionStatusId }))
  }
  const rests = (status: string) =>
    vi.waitFor(async () => expect((await statusOf()).txStatus).toBe(status), 40_000)
  await rests('BROADCASTING')
  expect([...node.received.keys()]).toEqual([(await statusOf()).eth.txHash])
  // the pool of the node is lost, and the same bytes go out again
  node.restart()
  node.misbehave({})
  await vi.waitFor(() => expect(node.received.size).toBe(1), 40_000)
  node.include((await statusOf()).eth.txHash)
  await rests('INCLUDED')
}, 120_000)
