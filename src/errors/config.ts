import { type ErrorFacts, LatchkitError } from './base.ts'

/** `PROVIDER_MISSING`: No LatchkitProvider is above this component. */
export class ProviderMissingError extends LatchkitError {
  readonly code = 'PROVIDER_MISSING'

  constructor(facts?: ErrorFacts) {
    super('No LatchkitProvider is above this component.', {
      hint: 'Wrap the part of your app that uses Latchkit in <LatchkitProvider kit={kit}>.',
      ...facts,
    })
  }
}

/** `OPTION_INVALID`: An option is not valid. */
export class OptionInvalidError extends LatchkitError {
  readonly code = 'OPTION_INVALID'

  constructor(facts?: ErrorFacts) {
    super('An option is not valid.', {
      hint: 'Check the options that you pass to createLatchkit.',
      ...facts,
    })
  }
}

/** `CONFIG_UNAVAILABLE`: The login configuration could not be loaded. */
export class ConfigUnavailableError extends LatchkitError {
  readonly code = 'CONFIG_UNAVAILABLE'

  constructor(facts?: ErrorFacts) {
    super('The login configuration could not be loaded.', {
      hint: 'Try again; set `configFallback` to show login methods while the service is away.',
      ...facts,
    })
  }
}

/** `CONFIG_NOT_FOUND`: The service does not know this auth proxy configuration. */
export class ConfigNotFoundError extends LatchkitError {
  readonly code = 'CONFIG_NOT_FOUND'

  constructor(facts?: ErrorFacts) {
    super('The service does not know this auth proxy configuration.', {
      hint: 'Check `authProxyConfigId`.',
      ...facts,
    })
  }
}

/** `ORIGIN_NOT_ALLOWED`: The service does not allow logins from this address. */
export class OriginNotAllowedError extends LatchkitError {
  readonly code = 'ORIGIN_NOT_ALLOWED'

  constructor(facts?: ErrorFacts) {
    super('The service does not allow logins from this address.', {
      hint: 'Add this origin to the allowed origins of the auth proxy.',
      ...facts,
    })
  }
}

/** `METHOD_DISABLED`: This login method is turned off. */
export class MethodDisabledError extends LatchkitError {
  readonly code = 'METHOD_DISABLED'

  constructor(facts?: ErrorFacts) {
    super('This login method is turned off.', {
      hint: 'Offer one of the methods that the configuration enables.',
      ...facts,
    })
  }
}
