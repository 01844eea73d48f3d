import { vi } from 'vitest'
import type { Latchkit } from '../../src/core/latchkit.ts'
import { accountFromWire } from '../../src/core/wallet/account.ts'
import { paramsFromNewAccount } from '../../src/core/wallet/newAccount.ts'
import { signMessage } from '../../src/core/wallet/signing/actions.ts'
import { signingOf } from '../../src/core/wallet/signing/signingOf.ts'
import type { SigningOptions } from '../../src/core/wallet/signing/signingOptions.ts'
import type { SignState } from '../../src/core/wallet/signing/signState.ts'
import { createAccountStage } from './accountStage.ts'
import { often } from './often.ts'

/** What declining comes to. */
export const CANCELLED = { cancelled: true }

/** Chains that the service sends on; nobody answers there. */
const NODES = Object.fromEntries(
  ['eip155:1', 'eip155:8453', 'solana:mainnet'].map((caip2) => [caip2, 'http://127.0.0.1:9/']),
)

/** A service in memory, and people with an account to sign with. */
export async function createSigningPeople() {
  const stage = await createAccountStage({ rpcUrls: NODES })
  return {
    stop: stage.stop,
    /** Somebody with an account, whose app has set these options. */
    async person(signing?: SigningOptions) {
      const own = await stage.person()
      const newAccounts = [paramsFromNewAccount('ethereum')]
      await own.submit('createWallet', { walletName: 'Everyday', accounts: newAccounts })
      const { accounts } = await own.query('listWalletAccounts', {})
      const [account] = accounts.map(accountFromWire)
      if (!account) throw new Error('no account was made')
      const kit: Latchkit = { ...own, options: { ...own.options, signing } }
      return {
        kit,
        account,
        signing: signingOf(kit),
        sign: (message: string, options = {}) => signMessage(kit, { account, message, ...options }),
        /** How often something was signed at the service. */
        async signed() {
          const { activities } = await own.query('listActivities', {})
          return activities.filter(({ type }) => type.includes('SIGN_RAW_PAYLOAD')).length
        },
      }
    },
  }
}

type Person = { readonly signing: ReturnType<typeof signingOf> }

/** Waits until it is at this place, and gives what is shown there. */
export async function reach<At extends SignState['at']>({ signing }: Person, at: At) {
  await vi.waitUntil(() => signing.state.getState().at === at, often)
  const state = signing.state.getState()
  if (state.at !== at) throw new Error('has gone on')
  return state as Extract<SignState, { at: At }>
}

/** What a promise came to. */
export const settled = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value,
    (error: { code?: string }) => error.code ?? String(error),
  )
