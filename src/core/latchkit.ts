import type { StoreApi } from 'zustand/vanilla'
import type { ParametersInput, ResultOf } from '../wire/activity.ts'
import type { RequestInput, ResponseOf } from '../wire/endpoint.ts'
import type { QueryEndpoints } from '../wire/queryEndpoints.ts'
import type { SubmitEndpoints } from '../wire/submitEndpoints.ts'
import type { KitConfig } from './config/kitConfig.ts'
import type { LoginMethod } from './config/loginMethod.ts'
import type { ProvenResult } from './http/submitProven.ts'
import type { LoginState } from './login/loginState.ts'
import type { WalletInfo } from './login/wallet/walletState.ts'
import type { LatchkitOptions } from './options.ts'
import type { NamedSession } from './session/namedSessions.ts'
import type { Session, SessionState } from './session/session.ts'

/** A store that can be read and watched, not written. */
export type ReadableStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>

/** How an opened login ended. Closing it is a result, not an error. */
export type LoginResult =
  | { readonly session: Session; readonly isNewUser: boolean }
  | { readonly cancelled: true }

/** The login: its state, whether the modal is open, and everything a person can do. A command that means nothing in the current state does nothing. */
export type Login = {
  readonly state: ReadableStore<LoginState>
  readonly isOpen: ReadableStore<boolean>
  /** Opens the modal; settles when it closes. Several callers share one login. */
  open(): Promise<LoginResult>
  /** Closes the modal and forgets the half-done login. */
  close(): void
  /** Fetches the part of the kit that does the work. Call it on intent: hover, focus, touch. */
  preload(): void
  /** Starts a login without the modal (for inline screens). */
  start(): void
  /** Sends a code to this email address. */
  submitContact(contact: string): void
  /**
   * Sends a code to this phone number by text message.
   *
   * @param phone - as people type it.
   * @param region - where a number without country code belongs, like `GB`. Left out, the browser's language tells.
   */
  submitPhone(phone: string, region?: string): void
  submitCode(code: string): void
  /** Uses the code of the login link that was opened. Call it for a press of the person, never by itself. */
  confirmLink(): void
  resend(): void
  changeContact(): void
  /**
   * Starts a method that needs no address. Call it within the click: a social login opens its window there.
   *
   * @param windowText - what that window says until the provider's page is there. @default nothing
   */
  chooseMethod(method: LoginMethod, windowText?: string): void
  /** Back to the first screen. */
  back(): void
  /** Tries again what failed. Call it within the click: a social login opens its window there. */
  retry(windowText?: string): void
  /** Uses a passkey of a phone, after none was found here. */
  usePhonePasskey(): void
  /** Makes a new account with a passkey. */
  signUpWithPasskey(): void
  /** Takes the offer of a passkey, or leaves it. */
  savePasskey(): void
  skipPasskey(): void
  /** Gives the saved passkey its name, and ends the login. */
  namePasskey(name: string): void
  /** Opens the provider's window again, or brings it to the front. Call it within the click. */
  openProviderWindow(windowText?: string): void
  /** Goes to the provider in this tab, where the browser opens no window. */
  continueInTab(): void
  chooseWallet(wallet: WalletInfo): void
  chooseOtherWallet(): void
}

/** The sessions that this browser keeps, and the life of the one in use. */
export type SessionControl = {
  /** Every session that could be used now, by name. The one that an app gives no name is called `default`. */
  list(): Promise<readonly NamedSession[]>
  /**
   * Uses the session of this name from now on, in all tabs. When there is none nobody is logged in, and the next login
   * makes it.
   *
   * @throws OptionInvalidError `OPTION_INVALID` when the name is empty.
   */
  switchTo(name: string): Promise<void>
  /** Ends the session of this name, here and at the service. */
  remove(name: string): Promise<void>
  /**
   * Renews the session in use with a new key; once, however many tabs ask.
   *
   * @returns the session that stands afterwards.
   * @throws SessionMissingError `SESSION_MISSING` when nobody is logged in.
   * @throws SessionExpiredError `SESSION_EXPIRED` when it is over.
   * @throws SessionRefusedError `SESSION_REFUSED` when the new session fails a check; the old one stays until its end.
   * @throws NetworkFailedError `NETWORK_FAILED` when the service cannot be reached; the old one stays until its end.
   */
  refresh(): Promise<Session>
}

/** Ends a wait early. */
export type RequestOptions = { readonly signal?: AbortSignal | undefined }

/** What a caller may say about one activity. */
export type SubmitOptions = RequestOptions & {
  /** @default the session's */
  readonly organizationId?: string | undefined
  /**
   * Who stamps it. `session`: the session's key. `passkey`: a passkey of the session's user, who is asked for it now; the
   * session's key signs nothing of it. @default 'session'
   */
  readonly stampWith?: 'session' | 'passkey' | undefined
  /**
   * The time in the body of the activity, decimal milliseconds since 1970. The same parameters at the same time are the same
   * activity, which the service carries out once: use it to submit again what got no answer.
   *
   * @default now, by the service's clock
   */
  readonly timestampMs?: string | undefined
  /**
   * For how long the same bytes go out again while no response says what became of them, in milliseconds. After that the error is
   * `ACTIVITY_UNKNOWN`.
   *
   * @default three more times within the time of one request
   */
  readonly repeatForMs?: number | undefined
  /** Closes the prompt for that passkey, and nothing once it is given: then it goes out. @default `signal` */
  readonly promptSignal?: AbortSignal | undefined
}

/** A request ready to send, signed by the session key over exactly this body. */
export type SignedRequest = {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

type WithOrganization<T> = Omit<T, 'organizationId'> & {
  readonly organizationId?: string | undefined
}

/** The kit without framework: stores to read, functions to call. Made by `createLatchkit`. */
export type Latchkit = {
  readonly options: LatchkitOptions
  readonly appName: string
  readonly session: ReadableStore<SessionState>
  readonly sessions: SessionControl
  readonly login: Login
  /** The time by the service's clock, as far as it is known: what sessions end by. Milliseconds since 1970. */
  nowMs(): number
  /** Starts listening and restores the session; returns the way back. Call it once the page runs. */
  mount(): () => void
  /** Ends the session in use: here and in all tabs at once, at the service in the background. */
  logOut(): Promise<void>
  /** What the login offers. Loads once, then answers from memory. */
  loadConfig(options?: RequestOptions): Promise<KitConfig>
  /**
   * Asks the activity API, stamped by the session key. The organization is the session's unless named.
   *
   * @throws RequestInvalidError `REQUEST_INVALID` for a body with members that are not the query's: it is not signed.
   */
  query<N extends keyof QueryEndpoints>(
    name: N,
    body: WithOrganization<RequestInput<QueryEndpoints[N]>>,
    options?: RequestOptions,
  ): Promise<ResponseOf<QueryEndpoints[N]>>
  /**
   * Submits an activity, stamped by the session key, or by a passkey that the person is asked for; resolves with its
   * result.
   *
   * Spec: Authentication › X-Stamp, X-Stamp-WebAuthn.
   *
   * @throws PasskeyCancelledError `PASSKEY_CANCELLED` when the prompt was closed, or ran out of time; nothing was sent.
   * @throws PasskeyNoneFoundError `PASSKEY_NONE_FOUND` when the user has no passkey; nobody was asked.
   * @example
   * await kit.submit('deleteWallets', { walletIds }, { stampWith: 'passkey' })
   */
  submit<N extends keyof SubmitEndpoints>(
    name: N,
    parameters: ParametersInput<SubmitEndpoints[N]>,
    options?: SubmitOptions,
  ): Promise<ResultOf<SubmitEndpoints[N]>>
  /**
   * The same, and asks the service to prove what it did. Nothing of it is believed before `verifyAppProof` of the subpath
   * `crypto` has seen it.
   */
  submitProven<N extends keyof SubmitEndpoints>(
    name: N,
    parameters: ParametersInput<SubmitEndpoints[N]>,
    options?: SubmitOptions,
  ): Promise<ProvenResult<ResultOf<SubmitEndpoints[N]>>>
  /**
   * Signs a query without sending it, for example for your own backend to pass on.
   *
   * @throws RequestInvalidError `REQUEST_INVALID` for a body with members that are not the query's: it is not signed.
   */
  signQuery<N extends keyof QueryEndpoints>(
    name: N,
    body: WithOrganization<RequestInput<QueryEndpoints[N]>>,
  ): Promise<SignedRequest>
}
