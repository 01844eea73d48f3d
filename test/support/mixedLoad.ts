import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { queryEndpoints } from '../../src/wire/queryEndpoints.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { signupParameters } from './otpSteps.ts'
import { codeOf, createProxyClient, type Reply } from './proxyClient.ts'
import { ethereumAccountAt } from './walletSteps.ts'

/** What a load must know of the service. */
type Facts = {
  readonly url: string
  readonly authProxyConfigId: string
  readonly organizationId: string
  readonly rootUserId: string
  readonly rootApiKey: { readonly privateKey: string }
}

export type MixedLoad = {
  /** How many requests have been answered as they should. */
  answered(): number
  /** Ends it, waits for what is under way, and tells what went wrong. */
  stop(): Promise<{ readonly answered: number; readonly failed: readonly string[] }>
}

/**
 * Sends what an app sends, from several senders at once, until it is stopped: wallets that come and go, signatures of new
 * and of old ones, people, lists, proxy settings, and logins as far as the limits of the service let one machine log in.
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
    const { walletId, addresses } = Object(reply.body).activity?.result?.createWalletResult ?? {}
    return { reply, walletId: String(walletId), address: String(addresses?.[0]) }
  }
  // an organization holds only so many wallets
  const makeSignAndDelete = async () => {
    const { reply, walletId, address } = await makeWallet()
    if (reply.status !== 200) return reply
    const signed = await sign(address)
    const gone = { walletIds: [walletId], deleteWithoutExport: true }
    const deleted = await submit('deleteWallets', gone)
    return signed.status === 200 ? deleted : signed
  }
  const first = await makeWallet()

  const steps: readonly (() => Promise<Reply>)[] = [
    makeSignAndDelete,
    () => submit('createSubOrganization', signupParameters({ userName: `Person ${count}` })),
    () => sign(first.address),
    () => query('listActivities', { paginationOptions: { limit: '10' } }),
    () => query('whoami'),
    () => client.proxy('wallet_kit_config', {}),
    () => submit('updateUserName', { userId: facts.rootUserId, userName: `Root ${count}` }),
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
