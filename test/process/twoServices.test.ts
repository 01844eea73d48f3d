import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { findPostgres, startPostgres } from '../conformance/store/postgresServer.ts'
import { newUser } from '../support/members.ts'
import { signupParameters } from '../support/otpSteps.ts'
import { createProxyClient, type ProxyClient } from '../support/proxyClient.ts'
import { type RunningService, startService } from '../support/startService.ts'

const BODIES = 40
const KEK = '5a'.repeat(32)

const bin = findPostgres()
const reason = 'skipped: no PostgreSQL server under /usr/lib/postgresql'

describe.skipIf(!bin)(bin ? 'two processes on one database' : `two processes (${reason})`, () => {
  let server: ReturnType<typeof startPostgres>
  let services: readonly RunningService[] = []
  let clients: readonly [ProxyClient, ProxyClient]
  let root: P256KeyPair
  let organizationId = ''

  beforeAll(async () => {
    server = startPostgres(bin ?? '')
    const databaseUrl = server.urlOf('pair')
    const start = () => startService({ databaseUrl, env: { LATCHKIT_KEK: KEK } })
    const [first, second] = await Promise.all([start(), start()])
    services = [first, second]
    clients = [
      createProxyClient({ fetch, ...first.facts }),
      createProxyClient({ fetch, ...second.facts }),
    ]
    root = await importPrivateKey(first.facts.rootApiKey.privateKey)
    organizationId = first.facts.organizationId
  }, 60_000)
  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop()))
    server.stop()
  })

  const bodyOf = (name: keyof typeof submitEndpoints, parameters: object, at = 0) => ({
    type: submitEndpoints[name].type,
    timestampMs: String(Date.now() - at),
    organizationId,
    parameters,
  })

  test('that start at once are one service', () => {
    const [one, other] = services.map(({ facts }) => ({
      organizationId: facts.organizationId,
      authProxyConfigId: facts.authProxyConfigId,
      rootUserId: facts.rootUserId,
      rootApiKey: facts.rootApiKey,
      signingKeys: facts.signingKeys,
    }))
    expect(other).toEqual(one)
  })

  test('read what the other one wrote, at once', async () => {
    const [here, there] = clients
    for (let i = 0; i < 20; i++) {
      const { path } = submitEndpoints.createSubOrganization
      const parameters = signupParameters({ userName: `Person ${i}` })
      const made = await here.stamped(path, root, bodyOf('createSubOrganization', parameters, i))
      const { activity } = Object(made.body)
      const ask = { organizationId, activityId: activity.id }
      const read = await there.stamped('/public/v1/query/get_activity', root, ask)
      // the response to a submit has a copy of the activity behind its result
      const { activity: _, ...result } = activity.result
      expect(Object(read.body).activity).toMatchObject({ id: activity.id, result })
    }
  })

  test(`execute each of ${BODIES} bodies once that come to both at the same time`, async () => {
    const { path } = submitEndpoints.createSubOrganization
    const ids = new Set<string>()
    for (let i = 0; i < BODIES; i++) {
      const body = bodyOf('createSubOrganization', signupParameters({ userName: `Twin ${i}` }), i)
      const replies = await Promise.all(
        [...clients, ...clients].map((client) => client.stamped(path, root, body)),
      )
      const made = replies.map(({ status, body: said }) => {
        const { id, result } = Object(said).activity
        return [status, id, result.createSubOrganizationResultV8.subOrganizationId]
      })
      expect(new Set(made.map(String)).size).toBe(1)
      ids.add(String(made[0]))
    }
    expect(ids.size).toBe(BODIES)
    const counted = server.ask('pair', `select count(*) from "users" where "name" like 'Twin %'`)
    expect(counted).toBe(String(BODIES))
  }, 60_000)

  test('let a person begin to log in at one and go on at the other', async () => {
    const [here, there] = clients
    const contact = 'mara@okafor.example'
    const sent = await here.proxy('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact })
    const public_key = root.publicKeyHex
    // the inbox of development is that of the process which sent the message
    const otpCode = await here.newestCode(contact)
    const code = { otpId: sent.body.otpId, otpCode, public_key }
    const verified = await there.proxy('otp_verify', code)
    expect(verified.status).toBe(200)
    // used up there, so used up here
    expect((await here.proxy('otp_verify', code)).status).toBeGreaterThanOrEqual(400)
  })

  test('keep a limit of the organization together', async () => {
    const { path } = submitEndpoints.createUsers
    const asked = Array.from({ length: 120 }, (_, i) => {
      const body = bodyOf('createUsers', { users: [newUser(`User ${i}`)] }, i)
      return (i % 2 === 0 ? clients[0] : clients[1]).stamped(path, root, body)
    })
    const made = (await Promise.all(asked)).filter(({ status }) => status === 200)
    // a hundred users at most, of whom the root user and the proxy's are two
    expect(made).toHaveLength(98)
  }, 60_000)
})
