import { type ErrorFacts, LatchkitError } from './base.ts'

/** `OAUTH_POPUP_BLOCKED`: The browser did not open the provider's window. */
export class PopupBlockedError extends LatchkitError {
  readonly code = 'OAUTH_POPUP_BLOCKED'

  constructor(facts?: ErrorFacts) {
    super('The browser did not open the provider’s window.', {
      hint: 'Call `chooseMethod` within the click, or let the person go on in this tab.',
      ...facts,
    })
  }
}

/** `OAUTH_POPUP_CLOSED`: The provider's window was closed before the login was done. */
export class PopupClosedError extends LatchkitError {
  readonly code = 'OAUTH_POPUP_CLOSED'

  constructor(facts?: ErrorFacts) {
    super('The provider’s window was closed before the login was done.', {
      hint: 'Let the person try again.',
      ...facts,
    })
  }
}

/** `OAUTH_DENIED`: The person did not agree at the provider. */
export class OauthDeniedError extends LatchkitError {
  readonly code = 'OAUTH_DENIED'

  constructor(facts?: ErrorFacts) {
    super('The person did not agree at the provider.', {
      hint: 'Let the person try again, or offer another method.',
      ...facts,
    })
  }
}

/** `OAUTH_STATE_MISMATCH`: The provider's answer belongs to no login that was started here. */
export class OauthStateMismatchError extends LatchkitError {
  readonly code = 'OAUTH_STATE_MISMATCH'

  constructor(facts?: ErrorFacts) {
    super('The provider’s answer belongs to no login that was started here.', {
      hint: 'Start again: an answer counts once, for ten minutes, in the browser that asked for it.',
      ...facts,
    })
  }
}

/** `OAUTH_IN_APP_BROWSER`: The page is open inside of an app, where providers do not let people log in. */
export class InAppBrowserError extends LatchkitError {
  readonly code = 'OAUTH_IN_APP_BROWSER'
  /** The app's name; null when the page can only tell that it is inside of one. */
  readonly app: string | null
  readonly platform: 'ios' | 'android' | null

  constructor(
    facts: ErrorFacts & {
      readonly app: string | null
      readonly platform: 'ios' | 'android' | null
    },
  ) {
    super('The page is open inside of an app, where providers do not let people log in.', {
      hint: 'Let the person open the page in a browser, or offer another method.',
      ...facts,
    })
    this.app = facts.app
    this.platform = facts.platform
  }
}

/** `OAUTH_FAILED`: The provider answered with an error, or not as it should. */
export class OauthFailedError extends LatchkitError {
  readonly code = 'OAUTH_FAILED'

  constructor(facts?: ErrorFacts) {
    super('The provider answered with an error, or not as it should.', {
      hint: 'See `details`; check the client id and the redirect address at the provider.',
      ...facts,
    })
  }
}

/** `PROVIDER_NOT_VERIFIED`: An account is linked to this social login, but the link was never proven. */
export class ProviderNotVerifiedError extends LatchkitError {
  readonly code = 'PROVIDER_NOT_VERIFIED'

  constructor(facts?: ErrorFacts) {
    super('An account is linked to this social login, but the link was never proven.', {
      hint: 'Log in by another method of that account and link the provider again, or call `retry` to create a new account.',
      ...facts,
    })
  }
}

/** `CREDENTIAL_CONFLICT`: This way to log in, or its address, belongs to another account. */
export class CredentialConflictError extends LatchkitError {
  readonly code = 'CREDENTIAL_CONFLICT'

  constructor(facts?: ErrorFacts) {
    super('This way to log in, or its address, belongs to another account.', {
      hint: 'Let the person log in as before: accounts are never merged by themselves.',
      ...facts,
    })
  }
}
