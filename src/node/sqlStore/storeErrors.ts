import { type ErrorFacts, LatchkitError } from '../../errors/base.ts'

/** `STORE_LOCKED`: Another process uses this data folder. */
export class StoreLockedError extends LatchkitError {
  readonly code = 'STORE_LOCKED'

  constructor(facts?: ErrorFacts) {
    super('Another process uses this data folder.', {
      hint: 'Stop the other service, or give this one a data folder of its own.',
      ...facts,
    })
  }
}

/** `STORE_NEWER`: A newer version of Latchkit wrote this data. */
export class StoreNewerError extends LatchkitError {
  readonly code = 'STORE_NEWER'

  constructor(facts?: ErrorFacts) {
    super('A newer version of Latchkit wrote this data.', {
      hint: 'Start the version that wrote it, or a later one.',
      ...facts,
    })
  }
}

/** `STORE_OPTION_INVALID`: It is not clear where the data is to be kept. */
export class StoreOptionInvalidError extends LatchkitError {
  readonly code = 'STORE_OPTION_INVALID'

  constructor(facts?: ErrorFacts) {
    super('It is not clear where the data is to be kept.', {
      hint: 'Give one of: memory, a data folder, or a database address (postgres://…).',
      ...facts,
    })
  }
}

/** `STORE_DRIVER_MISSING`: PostgreSQL needs the package `pg`. */
export class StoreDriverMissingError extends LatchkitError {
  readonly code = 'STORE_DRIVER_MISSING'

  constructor(facts?: ErrorFacts) {
    super('PostgreSQL needs the package pg, which is not installed.', {
      hint: 'Run: npm install pg',
      ...facts,
    })
  }
}
