const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MEBIBYTE = 1024 * 1024

/** At most `max` events, or so much of an amount, in any stretch of `windowMs` milliseconds. */
export type LimitWindow = { readonly max: number; readonly windowMs: number }

/** Every limit of the service: each is a list of sliding windows over the same events. */
export type Limits = {
  readonly otpSendsPerContact: readonly LimitWindow[]
  /** How many of them one network address may ask for: it cannot use up what is there for the person. */
  readonly otpSendsPerContactAndAddress: readonly LimitWindow[]
  /**
   * How many further codes known browsers of a contact may request together: browsers in which a code for the contact was correct
   * before. No other browser uses them up, and they count against no other limit on messages.
   */
  readonly otpSendsPerKnownContact: readonly LimitWindow[]
  readonly otpSendsPerOrganization: readonly LimitWindow[]
  readonly otpInitsPerAddress: readonly LimitWindow[]
  readonly otpVerifiesPerAddress: readonly LimitWindow[]
  readonly signupsPerAddress: readonly LimitWindow[]
  readonly accountLookupsPerAddress: readonly LimitWindow[]
  /** How many contacts one address may ask about without having proven them, each counted once. */
  readonly accountContactsPerAddress: readonly LimitWindow[]
  readonly oauthsPerAddress: readonly LimitWindow[]
  /** Counted by each process for itself: it is over before another one could be asked. */
  readonly submitsPerOrganization: readonly LimitWindow[]
  /** Every call of the proxy, whatever it asks for. Counted by each process for itself, as are all of the following. */
  readonly proxyCallsPerAddress: readonly LimitWindow[]
  /** Steps in which policies are parsed and evaluated; one takes about 40 ns. */
  readonly policyStepsPerOrganization: readonly LimitWindow[]
  /** Keys that are derived or generated. */
  readonly derivedKeysPerOrganization: readonly LimitWindow[]
  /** Bytes of request bodies that are recorded. */
  readonly storedBytesPerOrganization: readonly LimitWindow[]
  /** Bytes that lists read from the store, and those of long responses to other queries. */
  readonly listedBytesPerOrganization: readonly LimitWindow[]
  /** Bytes of long request bodies of the activity API, whoever signed them. */
  readonly longBodyBytesPerAddress: readonly LimitWindow[]
  /** Webhooks to one endpoint; those beyond that wait. The first window counts. */
  readonly webhooksPerEndpoint: readonly LimitWindow[]
}

export type LimitName = keyof Limits

/**
 * The limits of a service that was told nothing else. They cannot be switched off, only set.
 *
 * Spec: Limits ("not shown").
 * Ours: five codes in 15 minutes and twenty a day, and three and eight more by browsers that are known, keep guessing at a
 * six-digit code under 9 in 100,000 a day and contact. Three of the five, and twelve of the twenty, can be asked for from
 * one network address, so that a stranger at one address locks nobody out; a stranger at two addresses only locks out who
 * comes with a new browser. The ceiling of an organization bounds what a flood of messages costs.
 */
export const defaultLimits: Limits = {
  otpSendsPerContact: [
    { max: 5, windowMs: 15 * MINUTE_MS },
    { max: 20, windowMs: DAY_MS },
  ],
  otpSendsPerContactAndAddress: [
    { max: 3, windowMs: 15 * MINUTE_MS },
    { max: 12, windowMs: DAY_MS },
  ],
  otpSendsPerKnownContact: [
    { max: 3, windowMs: 15 * MINUTE_MS },
    { max: 8, windowMs: DAY_MS },
  ],
  otpSendsPerOrganization: [{ max: 10_000, windowMs: HOUR_MS }],
  otpInitsPerAddress: [{ max: 100, windowMs: HOUR_MS }],
  otpVerifiesPerAddress: [{ max: 30, windowMs: 15 * MINUTE_MS }],
  signupsPerAddress: [{ max: 20, windowMs: HOUR_MS }],
  accountLookupsPerAddress: [{ max: 30, windowMs: MINUTE_MS }],
  accountContactsPerAddress: [{ max: 10, windowMs: 10 * MINUTE_MS }],
  oauthsPerAddress: [{ max: 60, windowMs: MINUTE_MS }],
  submitsPerOrganization: [{ max: 60, windowMs: SECOND_MS }],
  proxyCallsPerAddress: [
    { max: 100, windowMs: 10 * SECOND_MS },
    { max: 1200, windowMs: 10 * MINUTE_MS },
  ],
  policyStepsPerOrganization: [{ max: 5_000_000, windowMs: MINUTE_MS }],
  derivedKeysPerOrganization: [
    { max: 1000, windowMs: MINUTE_MS },
    { max: 10_000, windowMs: HOUR_MS },
  ],
  storedBytesPerOrganization: [
    { max: 8 * MEBIBYTE, windowMs: MINUTE_MS },
    { max: 128 * MEBIBYTE, windowMs: DAY_MS },
  ],
  listedBytesPerOrganization: [{ max: 64 * MEBIBYTE, windowMs: MINUTE_MS }],
  longBodyBytesPerAddress: [{ max: 64 * MEBIBYTE, windowMs: MINUTE_MS }],
  webhooksPerEndpoint: [{ max: 6000, windowMs: MINUTE_MS }],
}

/**
 * Sizes that the service refuses to exceed, each for one thing at a time.
 *
 * Ours: all of it.
 */
export const bounds = {
  /** Characters of the expressions of all policies of an organization. */
  policyCharactersPerOrganization: 100_000,
  /** Characters of all contract interfaces of an organization: as many as a page has bytes. */
  interfaceCharactersPerOrganization: 1_000_000,
  /** Bytes of a page of activities or of a list of interfaces. What does not fit is answered as a summary. */
  pageBytes: MEBIBYTE,
  /** Bytes of an activity or interface that a page has always room for. */
  smallActivityBytes: 4096,
  /** Bytes of texts that are read or written in one turn of the event loop: more can take longer than 5 ms. */
  bytesPerTurn: 128 * 1024,
  /** Bytes of a response that are not counted for the organization. */
  freeResponseBytes: 16 * 1024,
  /** Bytes of a request body of the activity API that are not counted for the address. */
  freeBodyBytes: 16 * 1024,
  /** Bytes of the body of a webhook. */
  webhookBodyBytes: 32 * 1024,
  /** Request bodies under way from one client address, from all of them, and their bytes. */
  waitingBodiesPerAddress: 32,
  waitingBodies: 1000,
  waitingBodyBytes: 32 * MEBIBYTE,
  /** Requests that are held before they are refused, since their bodies did not arrive in time. */
  heldRequests: 2000,
  /** Bytes of the bodies of requests that are worked on at once. */
  workedBodyBytes: 32 * MEBIBYTE,
} as const
