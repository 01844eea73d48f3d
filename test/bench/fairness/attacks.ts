import { serializeTransaction } from 'viem'
import { hexFromBytes } from '../../../src/lib/hex.ts'
import { signing } from '../../support/scopedSessions.ts'
import { ethereumAccount } from '../../support/walletSteps.ts'
import type { AttackName } from './attackNames.ts'
import { type Attacker, resultOf } from './createAttacker.ts'
import { holdBodies } from './holdBodies.ts'
import { startSlowReceiver } from './startSlowReceiver.ts'

/** One request of an attack; false when it was told to wait. */
type Run = () => Promise<boolean>

/** Prepares an attack: what is then repeated side by side, each as fast as answers come. */
type Attack = (attacker: Attacker) => Promise<readonly Run[]>

const hundred = `[${Array.from({ length: 100 }, (_, i) => i).join(',')}]`
const span = "CronSpan('* * * * *', '1m', 'America/New_York')"
const nested = `${hundred}.any(a, ${hundred}.any(b, ${hundred}.any(c, a == 200 || ${span})))`
/** Nearly as much as a policy may cost. */
const costly = `${hundred}.any(a, ${hundred}.any(b, a == 200 && b == 1))`

const times = (count: number, run: Run): readonly Run[] => Array.from({ length: count }, () => run)
const isAllowed = ({ status }: { readonly status: number }) => status !== 429 && status !== 503

export const attacks: Readonly<Record<AttackName, Attack>> = {
  /** The policy that blocked the service, and refused submits against the most costly ones that can be made. */
  L1: async ({ asRoot, asUser, userId }) => {
    const policy = (i: number) => ({
      policyName: `Costly ${i}`,
      effect: 'EFFECT_ALLOW',
      notes: '',
      time: costly,
    })
    const policies = Array.from({ length: 20 }, (_, i) => policy(i))
    resultOf(await asRoot('createPolicies', { policies }))
    return [
      ...times(2, async () =>
        isAllowed(
          await asRoot('createPolicy', { ...policy(99), policyName: 'Slow', time: nested }),
        ),
      ),
      ...times(8, async () => isAllowed(await asUser('updateUserName', { userId, userName: 'x' }))),
    ]
  },

  /** As much text of policies as an organization may have, and refused submits. */
  L2: async ({ asRoot, asUser, userId }) => {
    const words = (mark: number) =>
      Array.from({ length: 230 }, (_, i) => `activity.type == '${mark}-${i}'`).join(' || ')
    const policies = Array.from({ length: 12 }, (_, i) => ({
      policyName: `Long ${i}`,
      effect: 'EFFECT_ALLOW',
      notes: '',
      condition: words(i),
    }))
    resultOf(await asRoot('createPolicies', { policies }))
    return times(12, async () =>
      isAllowed(await asUser('updateUserName', { userId, userName: 'x' })),
    )
  },

  /** A hundred accounts in each request. */
  L3: async ({ asRoot }) => {
    const made = resultOf(await asRoot('createWallet', { walletName: 'Main', accounts: [] }))
    let first = 0
    return times(20, async () => {
      first += 100
      const accounts = Array.from({ length: 100 }, (_, i) => ({
        ...ethereumAccount,
        path: `m/44'/60'/0'/0/${first + i}`,
      }))
      const { walletId } = made
      return isAllowed(await asRoot('createWalletAccounts', { walletId, accounts, persist: false }))
    })
  },

  /** Connections that announce a body and send none. */
  L4: async ({ access }) => {
    const addresses = Array.from({ length: 4 }, (_, i) => `127.0.0.${10 + i}`)
    const paths = ['/v1/otp_init', '/public/v1/query/whoami']
    return holdBodies(access.url, { addresses, paths, count: 260, announced: 1000, sent: 1 })
  },

  /** Bogus tokens from twelve addresses. */
  L5: async ({ access, send }) => {
    const body = JSON.stringify({
      verificationToken: 'a.b.c',
      publicKey: `02${'11'.repeat(32)}`,
      client_signature: hexFromBytes(new Uint8Array(64)),
    })
    const headers = { 'x-auth-proxy-config-id': access.authProxyConfigId }
    return Array.from({ length: 12 }, (_, i) => async () => {
      const localAddress = `127.0.0.${20 + i}`
      return isAllowed(await send('/v1/otp_login', { body, headers, localAddress }))
    })
  },

  /** The largest payloads and transactions that are accepted, and lists of them. */
  L6: async ({ asRoot, query }) => {
    const made = resultOf(
      await asRoot('createWallet', { walletName: 'Main', accounts: [ethereumAccount] }),
    )
    const [address] = made.addresses
    const payload = 'x'.repeat(320_000)
    let nonce = 0
    const transaction = () =>
      serializeTransaction({
        chainId: 1,
        nonce: nonce++,
        gas: 21_000n,
        maxFeePerGas: 1n,
        to: `0x${'ab'.repeat(20)}`,
        data: `0x${'cd'.repeat(150_000)}`,
      }).slice(2)
    const paginationOptions = { limit: '100' }
    return [
      ...times(4, async () =>
        isAllowed(await asRoot('signRawPayload', signing(String(address), payload))),
      ),
      ...times(2, async () =>
        isAllowed(
          await asRoot('signTransaction', {
            signWith: address,
            unsignedTransaction: transaction(),
            type: 'TRANSACTION_TYPE_ETHEREUM',
          }),
        ),
      ),
      ...times(16, async () => isAllowed(await query('listActivities', { paginationOptions }))),
    ]
  },

  /** Large bodies that stop short of their end, at the dashboard's door. */
  L7: async ({ access }) => {
    const addresses = Array.from({ length: 20 }, (_, i) => `127.0.0.${40 + i}`)
    const paths = ['/dashboard/v1/otp_init']
    return holdBodies(access.url, {
      addresses,
      paths,
      count: 1500,
      announced: 65_000,
      sent: 64_000,
    })
  },

  /** Ten endpoints that take long or fail, so that each webhook is tried again, and the largest activities. */
  L8: async ({ asRoot }) => {
    const made = resultOf(
      await asRoot('createWallet', { walletName: 'Main', accounts: [ethereumAccount] }),
    )
    const receiver = await startSlowReceiver()
    for (let i = 0; i < 10; i++)
      resultOf(
        await asRoot('createWebhookEndpoint', {
          url: `${receiver}/hook${i}`,
          name: `Hook ${i}`,
          subscriptions: [{ eventType: 'ACTIVITY_UPDATES' }],
        }),
      )
    const [address] = made.addresses
    let count = 0
    return [
      ...times(2, async () =>
        isAllowed(await asRoot('signRawPayload', signing(String(address), 'x'.repeat(300_000)))),
      ),
      ...times(6, async () =>
        isAllowed(await asRoot('signRawPayload', signing(String(address), `Hello ${count++}`))),
      ),
    ]
  },
}
