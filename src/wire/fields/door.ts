import * as v from 'valibot'

/** The door of the service's own page, where people of the organization itself log in. */
export const DASHBOARD_DOOR = 'dashboard'

/**
 * Where a code was asked for: the id of a proxy configuration, or `dashboard`.
 *
 * Ours: a code and its verification token are good only there. Left out by a backend that asks by itself.
 */
export const door = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64)))
