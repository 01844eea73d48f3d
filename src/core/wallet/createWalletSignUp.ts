import * as v from 'valibot'
import { appProof } from '../../wire/fields/appProof.ts'
import type { KitEvent } from '../events.ts'
import type { ProxyClient } from '../http/createProxyClient.ts'
import type { Latchkit } from '../latchkit.ts'
import type { LatchkitOptions, SignupOptions } from '../options.ts'
import type { Sessions } from '../session/createSessions.ts'
import { paramsFromNewAccount } from './newAccount.ts'
import { type AddressProof, type AddressSubject, proofSubject } from './proof/addressProof.ts'
import { keepProofs } from './proof/keptProofs.ts'

export type WalletSignUpParts = {
  readonly options: LatchkitOptions
  readonly wallet: NonNullable<SignupOptions['wallet']>
  readonly proxy: ProxyClient
  readonly sessions: Pick<Sessions, 'store'>
  readonly afterLogin: () => Promise<{ requests(): Promise<Pick<Latchkit, 'query'>> }>
  /** The clock that sessions end by. */
  readonly clock: { readonly nowMs: () => number }
  readonly emit: (event: KitEvent) => void
}

/** The worst last. */
const OUTCOMES: readonly AddressProof['at'][] = ['verified', 'unchecked', 'missing', 'unverified']

/**
 * The operation by which all methods sign up, with a wallet for everybody who is new. Its proofs are kept, and checked
 * once the session has begun: `addressesChecked` says what came of it. Loaded when somebody signs up, where the app wants it.
 *
 * Spec: Authentication proxy endpoints › /v1/signup (wallet). Ours: the wallet is said as the activity API takes it,
 * because the spec's own form has one account only.
 */
export function createWalletSignUp({
  wallet,
  proxy,
  ...parts
}: WalletSignUpParts): ProxyClient['signup'] {
  const { accounts, name = 'Everyday' } = wallet
  const params = { walletName: name, accounts: accounts.map(paramsFromNewAccount) }
  return async (body, request) => {
    const made = await proxy.signup({ ...body, wallet: params }, request)
    const { organizationId, wallet: { walletId, addresses } = { walletId: '', addresses: [] } } =
      made
    const subjects = params.accounts.map(({ path }, i) =>
      proofSubject(organizationId, { walletId, path, address: addresses[i] ?? '' }),
    )
    if (made.appProofs) keepProofs(parts.options.authProxyConfigId, made.appProofs)
    // the check asks in the name of the session, which begins when the login is done
    const stop = parts.sessions.store.subscribe((state) => {
      if (state.status !== 'logged-in' || state.session.organizationId !== organizationId) return
      stop()
      report(parts, subjects, made.appProofs ?? []).catch(ignore)
    })
    return made
  }
}

async function report(
  {
    options,
    clock,
    afterLogin,
    emit,
  }: Pick<WalletSignUpParts, 'options' | 'clock' | 'afterLogin' | 'emit'>,
  subjects: readonly AddressSubject[],
  given: readonly unknown[],
): Promise<void> {
  const { checkAddressProof } = await import('./proof/checkAddressProof.ts')
  const { query } = await (await afterLogin()).requests()
  const asker = { options, query, nowMs: clock.nowMs }
  const proofs = given.filter((one) => v.is(appProof, one))
  const found = await Promise.all(
    subjects.map((subject) => checkAddressProof(asker, subject, { proofs })),
  )
  const worst = Math.max(...found.map(({ at }) => OUTCOMES.indexOf(at)))
  emit({ type: 'addressesChecked', outcome: OUTCOMES[worst] ?? 'missing' })
}

function ignore(): void {
  // it could not be asked for: nothing is known, and whoever opens the account asks again
}
