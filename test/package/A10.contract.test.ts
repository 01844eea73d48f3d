import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { proxyEndpoints } from '../../src/wire/proxyEndpoints.ts'
import { queryRows, submitRows } from '../compat/rows/everyRow.ts'
import { type CompatStage, createCompatStage } from '../compat/support/compatStage.ts'
import { expectRecord } from '../compat/support/expectRecord.ts'
import { newestCode } from '../e2e/support/newestCode.ts'
import { APP_URL, codeFor } from '../support/authorize.ts'
import { nonceOf } from '../support/nonceOf.ts'
import { printCount } from '../support/printCount.ts'
import { createProxyClient } from '../support/proxyClient.ts'
import type { RunningService } from '../support/startService.ts'
import { idTokenFor, startInstalled } from './support/app.ts'
import { type ServedNode, serveNode } from './support/serveNode.ts'

/** The calls of the specification, by hand: 14 activities and 4 queries. The auth proxy has 8 more. */
const activities = [
  ...['sign_raw_payload', 'delete_user_tags', 'update_wallet', 'create_users'],
  ...['create_invitations', 'delete_private_key_tags', 'init_otp', 'delete_wallet_accounts'],
  ...['update_fiat_on_ramp_credential', 'update_user_name', 'spark_sign_frost', 'delete_policy'],
  ...['delete_policies', 'set_organization_feature'],
]
const queries = [
  ...['list_suborgs', 'get_smart_contract_interface', 'get_nonces'],
  'get_send_transaction_status',
]
/** Needs a provider that takes the secret of a client of one's own; the proxy trades a code below. */
const NEEDS_PROVIDER = 'oauth2_authenticate'

let node: ServedNode
let service: RunningService
let stage: CompatStage
const done = new Set<string>()

beforeAll(async () => {
  node = await serveNode()
  const chains = ['eip155:1', 'solana:devnet']
  service = await startInstalled(chains.flatMap((chain) => ['--rpc-url', `${chain}=${node.url}`]))
  const { facts } = service
  stage = createCompatStage({
    ...facts,
    baseUrl: facts.url,
    rootKey: facts.rootApiKey,
    codeFor: (contact) => newestCode(facts.inboxUrl, contact),
    idToken: (publicKey, sub) => idTokenFor(service, publicKey, sub),
    stop: () => service.stop(),
  })
})
afterAll(async () => {
  await Promise.all([stage?.stop(), node?.close()])
  const calls = [...activities, ...queries, ...Object.keys(proxyEndpoints)]
  const called = calls.filter((name) => done.has(name))
  printCount('A10 calls of the contract, to the packed package', called.length, calls.length)
})

/** Speaks to the proxy; each response that is a success has the shape of its operation. */
function createCheckedClient() {
  return createProxyClient({
    ...service.facts,
    async fetch(request) {
      const response = await fetch(request)
      const called = Object.entries(proxyEndpoints).find(([, { path }]) =>
        request.url.endsWith(path),
      )
      if (called && response.ok) {
        const [name, endpoint] = called
        const body: unknown = await response.clone().json()
        expect(body).toMatchObject(Object(v.parse(endpoint.response, body)))
        done.add(name)
      }
      return response
    },
  })
}

describe('latchkit serve of the packed package', () => {
  test('A10 has a row for every activity and query of the contract', () => {
    expect(activities.filter((name) => !submitRows[name])).toEqual([])
    expect(queries.filter((name) => !queryRows[name])).toEqual([])
    expect(activities.length + queries.length + Object.keys(proxyEndpoints).length).toBe(26)
  })

  test.each(Object.entries(submitRows).filter(([name]) => name !== NEEDS_PROVIDER))(
    'A10 runs the activity %s for the published client',
    async (name, submit) => {
      const { activity } = await submit(await stage.openAccount(), stage)
      expectRecord(activity, name)
      done.add(name)
    },
  )

  test.each(Object.entries(queryRows))(
    'A10 answers the query %s of the published client',
    async (name, ask) => {
      const [answered, expected] = await ask(await stage.openAccount(), stage)
      expect(answered).toEqual(expected)
      done.add(name)
    },
  )

  test('A10 signs up and logs in by email through the auth proxy', async () => {
    const { proxy, logIn } = createCheckedClient()
    const { body: config } = await proxy('wallet_kit_config', {})
    expect(config.organizationId).toBe(service.facts.organizationId)
    const { organizationId, session } = await logIn('mara@okafor.example')
    expect(claimsIn(session)).toMatchObject({ organization_id: organizationId })
    const filter = { filterType: 'EMAIL', filterValue: 'mara@okafor.example' }
    expect((await proxy('account', filter)).body).toEqual({ organizationId })
  })

  test('A10 trades the code of a provider, and logs in with its token', async () => {
    const { oidcIssuerUrl: issuer } = service.facts
    const { proxy } = createCheckedClient()
    const { publicKeyHex: publicKey } = await generateKeyPair()
    const client = { issuer, client_id: 'latchkit-dev-x' }
    const { code, verifier } = await codeFor({ ...client, login_hint: 'nora@okafor.example' })
    const trade = {
      provider: 'OAUTH2_PROVIDER_X',
      authCode: code,
      redirectUri: APP_URL,
      codeVerifier: verifier,
      nonce: nonceOf(publicKey),
      clientId: client.client_id,
    }
    const { oidcToken } = (await proxy('oauth2_authenticate', trade)).body
    const oauthProviders = [{ providerName: 'x', oidcToken }]
    const { body: made } = await proxy('signup', { userName: 'Nora', oauthProviders })
    const { body } = await proxy('oauth_login', { oidcToken, publicKey })
    expect(claimsIn(String(body.session))).toMatchObject({
      organization_id: made.organizationId,
      public_key: publicKey,
    })
  })

  test('A10 has carried out all 26 calls of the contract', () => {
    const calls = [...activities, ...queries, ...Object.keys(proxyEndpoints)]
    expect(calls.filter((name) => !done.has(name))).toEqual([])
  })
})

const claimsIn = (token: string): unknown => JSON.parse(atob(token.split('.')[1] ?? ''))
