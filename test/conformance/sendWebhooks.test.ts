import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { verifyWebhook } from '../../src/crypto/webhook/verifyWebhook.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { createWebhookSender } from '../../src/node/webhooks/createWebhookSender.ts'
import type { Store } from '../../src/service/store/store.ts'
import { createDispatcher } from '../../src/service/webhooks/createDispatcher.ts'
import { createWebhookKeys } from '../../src/service/webhooks/webhookKeys.ts'
import { activityOf, createTestApi, resultText } from '../support/activityApi.ts'
import { fakeNode } from '../support/chain/fakeNode.ts'
import { addFamily } from '../support/members.ts'
import { makeWallet } from '../support/walletSteps.ts'
import { startWebhookReceiver } from '../support/webhookReceiver.ts'
import { onEachStore } from './store/onEachStore.ts'

const CAIP2 = 'eip155:1'
const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const EVENT = 'SEND_TRANSACTION_STATUS_UPDATES'

const node = fakeNode()
beforeAll(node.start)
afterAll(node.stop)

/** A sub-organization that sends, and a receiver that its parent has named. */
async function openStage(store: Store) {
  onTestFinished(() => store.close())
  const kit = await createTestApi({ store, rpcUrls: { [CAIP2]: node.url() } })
  onTestFinished(() => expect(kit.errors).toEqual([]))
  const keys = createWebhookKeys(kit.parts)
  const told: unknown[] = []
  const receiver = await startWebhookReceiver(async (webhook, response) => {
    const published = (await keys.published()).map((key) => [
      key.keyId,
      hexFromBytes(key.publicKey),
    ])
    const known = new Map(published.map(([id = '', key = '']) => [id, key]))
    const verdict = await verifyWebhook(webhook, { keys: known, nowMs: kit.clock.time })
    told.push({ ...verdict, body: JSON.parse(String(webhook.body)) })
    response.writeHead(200).end()
  })
  onTestFinished(() => receiver.close())
  const sender = createWebhookSender({ allowsLoopback: true })
  const dispatcher = createDispatcher({ ...kit.parts, keys, sender })
  const family = await addFamily(kit)
  const [from] = (await makeWallet(kit, undefined, family.call)).addresses
  return {
    kit,
    family,
    told,
    listen: async (subscription: object = {}, call = { key: kit.root.key }) => {
      const subscriptions = [{ eventType: EVENT, ...subscription }]
      const endpoint = { url: receiver.url, name: 'Sends', subscriptions }
      return (await kit.submit('createWebhookEndpoint', endpoint, call)).code
    },
    send: async (more: object = {}) => {
      const parameters = { from, caip2: CAIP2, calls: [{ to: TO, value: '1' }], ...more }
      const reply = await kit.submit('ethSendTransactionV2', parameters, family.call)
      const id = resultText(reply, 'sendTransactionStatusId')
      const row = await store.first('sendTransactions', { id })
      return { activityId: activityOf(reply).id, id, hash: row?.hash ?? '' }
    },
    pass: async () => {
      kit.clock.time += 60_001
      await kit.sends.pass()
    },
    deliver: async () => {
      while ((await dispatcher.startDue()) > 0) await dispatcher.idle()
    },
  }
}

describe('how far a transaction has come', () => {
  onEachStore((open) => {
    test('is told to the organization that pays, once for each step', async () => {
      const { kit, family, told, listen, send, pass, deliver } = await openStage(await open())
      expect(await listen()).toBe('OK')
      expect(await listen({}, family.call)).toBe('REQUEST_NOT_AUTHORIZED')
      const { id, activityId, hash } = await send()
      await pass()
      await deliver()
      await pass()
      node.include(hash)
      // two processes look at the same time
      kit.clock.time += 60_001
      await Promise.all([kit.sends.pass(), kit.sends.pass()])
      await pass()
      await deliver()
      const expected = (status: string, sequence: number, more: object) => ({
        kind: 'valid',
        eventType: EVENT,
        organizationId: kit.organizationId,
        sequence,
        eventId: expect.any(String),
        sentAtMs: expect.any(Number),
        body: {
          type: 'transaction:status',
          organizationId: family.organizationId,
          parentOrganizationId: kit.organizationId,
          msg: {
            sendTransactionStatusId: id,
            activityId,
            status,
            caip2: CAIP2,
            idempotencyKey: `${id}:${status}`,
            timestamp: expect.stringMatching(/^\d{10}$/),
            ...more,
          },
        },
      })
      expect(told).toEqual([
        expected('BROADCASTING', 1, {}),
        expected('INCLUDED', 2, { txHash: hash }),
      ])
    }, 60_000)

    test('is told when it has failed, and only as filters ask', async () => {
      const { kit, told, listen, send, pass, deliver } = await openStage(await open())
      await listen({ filtersJson: JSON.stringify({ status: ['FAILED'], caip2: CAIP2 }) })
      await listen({ filtersJson: JSON.stringify({ caip2: 'eip155:10' }) })
      await listen({ isActive: false })
      const { id, activityId } = await send()
      node.refuseSends('invalid sender')
      await pass()
      node.refuseSends(null)
      await deliver()
      expect(told).toMatchObject([
        {
          kind: 'valid',
          body: {
            msg: {
              sendTransactionStatusId: id,
              activityId,
              status: 'FAILED',
              error: { message: 'invalid sender' },
            },
          },
        },
      ])
      expect(JSON.stringify(told)).not.toContain('txHash')
      expect(await kit.parts.store.count('webhookEvents', {})).toBe(1)
    }, 60_000)

    test('is told when another transaction has taken its place', async () => {
      const { told, listen, send, pass, deliver } = await openStage(await open())
      await listen({ filtersJson: JSON.stringify({ status: ['REPLACED'] }) })
      const { id } = await send()
      node.refuseSends('nonce too low: next nonce 6, tx nonce 0')
      // one look-up right after the nonce shows as used decides nothing
      for (let looks = 0; looks < 4; looks++) await pass()
      node.refuseSends(null)
      await deliver()
      expect(told).toMatchObject([
        {
          kind: 'valid',
          body: {
            msg: {
              sendTransactionStatusId: id,
              status: 'REPLACED',
              idempotencyKey: `${id}:REPLACED`,
              error: { message: 'another transaction with the same nonce was included' },
            },
          },
        },
      ])
    }, 60_000)

    test('is recorded and told, or neither', async () => {
      const store = await open()
      let isFull = false
      const failing: Store = {
        ...store,
        transaction: (work) =>
          store.transaction((tx) =>
            work({
              ...tx,
              insert: (table, row) =>
                isFull && table === 'webhookEvents'
                  ? Promise.reject(new Error('no room'))
                  : tx.insert(table, row),
            }),
          ),
      }
      const { kit, told, listen, send, pass, deliver } = await openStage(failing)
      await listen()
      const { id } = await send()
      isFull = true
      await expect(pass()).rejects.toThrow('no room')
      expect(await store.first('sendTransactions', { id })).toMatchObject({ status: 'INITIALIZED' })
      isFull = false
      await pass()
      await deliver()
      expect(told).toMatchObject([{ body: { msg: { status: 'BROADCASTING' } } }])
      expect(kit.errors).toEqual([])
    }, 60_000)
  })
})
