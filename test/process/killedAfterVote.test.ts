import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { fakeNode } from '../support/chain/fakeNode.ts'
import { signupParameters } from '../support/otpSteps.ts'
import { printCount } from '../support/printCount.ts'
import { type RunningService, startService } from '../support/startService.ts'
import { ethereumAccount } from '../support/walletSteps.ts'

const CAIP2 = 'eip155:1'
const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const SENDS = 3

type Caller = { readonly key: P256KeyPair; readonly organizationId: string }

async function submit(
  { facts }: RunningService,
  { key, organizationId }: Caller,
  name: keyof typeof submitEndpoints,
  parameters: object,
) {
  const { path, type } = submitEndpoints[name]
  const body = JSON.stringify({
    type,
    timestampMs: String(Date.now()),
    organizationId,
    parameters,
  })
  const headers = { 'content-type': 'application/json', 'x-stamp': await createStamp(key, body) }
  const reply = await fetch(facts.apiBaseUrl + path, { method: 'POST', headers, body })
  return Object(await reply.json()).activity
}

const newRoot = ({ publicKeyHex: publicKey }: P256KeyPair) => ({
  userName: publicKey,
  apiKeys: [{ apiKeyName: 'A key', publicKey, curveType: 'API_KEY_CURVE_P256' }],
  authenticators: [],
  oauthProviders: [],
})

test(`R01 ${SENDS} activities whose service was killed between vote and execution go on by themselves, each once`, async () => {
  const node = fakeNode()
  await node.start()
  onTestFinished(node.stop)
  const data = mkdtempSync(join(tmpdir(), 'latchkit-voted-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const options = { data, args: ['--rpc-url', `${CAIP2}=${node.url()}`] }
  const first = await startService(options)
  onTestFinished(() => first.kill())
  const [ada, ben] = [await generateKeyPair(), await generateKeyPair()]
  const parent = {
    key: await importPrivateKey(first.facts.rootApiKey.privateKey),
    organizationId: first.facts.organizationId,
  }
  const wallet = { walletName: 'Main', accounts: [ethereumAccount] }
  const rootUsers = [newRoot(ada), newRoot(ben)]
  const more = { rootUsers, rootQuorumThreshold: 2, wallet }
  const made = await submit(first, parent, 'createSubOrganization', signupParameters({}, more))
  const [result] = Object.values(made.result)
  const { subOrganizationId: organizationId, wallet: main } = Object(result)

  const database = new DatabaseSync(join(data, 'latchkit.sqlite'))
  onTestFinished(() => database.close())
  const ids: string[] = []
  const statuses = () =>
    ids.map((id) => database.prepare('select status from activities where id = ?').get(id)?.status)
  const become = (status: string) =>
    vi.waitFor(() => expect(statuses()).toEqual(ids.map(() => `ACTIVITY_STATUS_${status}`)), 40_000)

  // what runs asks the chain first
  node.silence(true)
  for (let i = 0; i < SENDS; i++) {
    const call = { to: TO, value: String(i) }
    const parameters = { from: main.addresses[0], caip2: CAIP2, calls: [call] }
    const asker = { key: ada, organizationId }
    const { id, fingerprint } = await submit(first, asker, 'ethSendTransactionV2', parameters)
    ids.push(id)
    const voter = { key: ben, organizationId }
    void submit(first, voter, 'approveActivity', { fingerprint }).catch(() => undefined)
  }
  await become('PENDING')
  await first.kill()
  node.silence(false)
  // a minute passes
  database.exec(
    `update activities set "updatedAtMs" = "updatedAtMs" - 60000 where status = 'ACTIVITY_STATUS_PENDING'`,
  )

  const second = await startService(options)
  onTestFinished(() => second.stop())
  await become('COMPLETED')
  await vi.waitFor(() => expect(node.received.size).toBe(SENDS), 40_000)
  const rows = database.prepare('select "activityId", "nonce" from "sendTransactions"').all()
  expect(rows.map(({ activityId }) => activityId).toSorted()).toEqual(ids.toSorted())
  expect(rows.map(({ nonce }) => Number(nonce)).toSorted()).toEqual([0, 1, 2])
  printCount('R01 activities that went on by themselves after a kill', node.received.size, SENDS)
}, 120_000)
