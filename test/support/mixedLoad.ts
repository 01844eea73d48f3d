import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { queryEndpoints } from '../../src/wire/queryEndpoints.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { codeOf, createProxyClient, type Reply } from './proxyClient.ts'
import { ethereumAccountAt } from './walletSteps.ts'

/** What a load must know of the service. */
type Facts = {
  readonly url: string
  readonly authProxyConfigId: string
  readonly organizationId: string
  readonly rootApiKey: { readonly privateKey: string }
}

export type MixedLoad = {
  /** How many requests have been answered as they should. */
  answered(): number
  /** Ends it, waits for what is under way, and tells what went wrong. */
  stop(): Promise<{ readonly answered: number; readonly failed: readonly string[] }>
}

/**
 * Sends what an app sends, from several senders at once, until it is stopped: wallets, signatures of new and of old ones,
 * lists, proxy settings, and logins as far as the limits of the service let one machine log in.
 */
export async function startMixedLoad(facts: Facts, senders: number): Promise<MixedLoad> {
  const key = await importPrivateKey(facts.rootApiKey.privateKey)
  const client = createProxyClient({ fetch, ...facts })
  const { organizationId } = facts
  const failed: string[] = []
  let answered = 0
  let isOver = false
  let count = 0

  const submit = (name: keyof typeof submitEndpoints, parameters: object) => {
    const { path, type } = submitEndpoints[name]
    const timestampMs = String(Date.now() - (count++ % 60_000))
    return client.stamped(path, key, { type, timestampMs, organizationId, parameters })
  }
  const query = (name: keyof typeof queryEndpoints, body: object = {}) =>
    client.stamped(queryEndpoints[name].path, key, { organizationId, ...body })
  const sign = (signWith: string) =>
    submit('signRawPayload', {
      signWith,
      payload: `payload ${count}`,
      encoding: 'PAYLOAD_ENCODING_TEXT_UTF8',
      hashFunction: 'HASH_FUNCTION_SHA256',
    })
  const makeWallet = async () => {
    const accounts = [ethereumAccountAt(count % 1000)]
    const reply = await submit('createWallet', { walletName: `Wallet ${count}`, accounts })
    const address = Object(reply.body).activity?.result?.createWalletResult?.addresses?.[0]
    return { reply, address: String(address) }
  }
  const first = await makeWallet()

  const steps: readonly (() => Promise<Reply>)[] = [
    async () => (await makeWallet()).reply,
    async () => sign((await makeWallet()).address),
    () => sign(first.address),
    () => query('listActivities', { paginationOptions: { limit: '10' } }),
    () => query('whoami'),
    () => client.proxy('wallet_kit_config', {}),
    () => submit('createUserTag', { userTagName: `Tag ${count}-${Date.now()}`, userIds: [] }),
    () => sign(first.address),
  ]

  async function send(step: () => Promise<Reply>): Promise<void> {
    try {
      const reply = await step()
      if (reply.status === 200) answered++
      else failed.push(`${reply.status} ${codeOf(reply)}`)
    } catch (error) {
      failed.push(String(error))
    }
  }
  const logins = async () => {
    // as many as one address may ask for in a quarter of an hour
    for (let n = 0; n < 20 && !isOver; n++)
      await send(async () => (await client.logIn(`person${n}@okafor.example`)).login)
  }
  const work = async (at: number) => {
    for (let n = at; !isOver; n++) await send(steps[n % steps.length] ?? (() => query('whoami')))
  }
  const working = Promise.all([logins(), ...Array.from({ length: senders }, (_, i) => work(i * 3))])
  return {
    answered: () => answered,
    async stop() {
      isOver = true
      await working
      return { answered, failed }
    },
  }
}
