import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { createProxyClient, type ProxyClient } from '../support/proxyClient.ts'
import { startService } from '../support/startService.ts'

const ROUNDS = 50

let data = ''
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'latchkit-kill-'))
})
afterAll(() => rmSync(data, { recursive: true }))

type Root = { client: ProxyClient; key: P256KeyPair; organizationId: string }
type Answered = { activityId: string; subOrganizationId: string; result: unknown }

async function createSubOrganization({ client, key, organizationId }: Root, name: string) {
  const { status, body } = await client.stamped('/public/v1/submit/create_sub_organization', key, {
    type: 'ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8',
    timestampMs: String(Date.now()),
    organizationId,
    parameters: {
      subOrganizationName: name,
      rootUsers: [{ userName: name, apiKeys: [], authenticators: [], oauthProviders: [] }],
      rootQuorumThreshold: 1,
    },
  })
  expect(status).toBe(200)
  const activity = Object(body).activity
  const { subOrganizationId } = activity.result.createSubOrganizationResultV8
  return { activityId: activity.id, subOrganizationId, result: activity.result }
}

async function expectKept({ client, key, organizationId }: Root, answered: Answered) {
  const { activityId } = answered
  const ask = { organizationId, activityId }
  const { body } = await client.stamped('/public/v1/query/get_activity', key, ask)
  expect(Object(body).activity).toMatchObject({
    id: activityId,
    status: 'ACTIVITY_STATUS_COMPLETED',
    result: answered.result,
  })
}

test(`kill -9 right after an answered activity loses none of ${ROUNDS}`, async () => {
  const answered: Answered[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const service = await startService({ data })
    onTestFinished(() => service.kill())
    const { organizationId, rootApiKey } = service.facts
    const client = createProxyClient({ fetch, ...service.facts })
    const root = { client, key: await importPrivateKey(rootApiKey.privateKey), organizationId }
    const previous = answered.at(-1)
    if (previous) await expectKept(root, previous)
    if (round < ROUNDS) {
      answered.push(await createSubOrganization(root, `round ${round}`))
      await service.kill()
    } else {
      for (const each of answered) await expectKept(root, each)
      await service.stop()
    }
  }
  expect(answered).toHaveLength(ROUNDS)
  expect(new Set(answered.map(({ subOrganizationId }) => subOrganizationId)).size).toBe(ROUNDS)
}, 600_000)
