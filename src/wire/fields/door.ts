import * as v from 'valibot'

/** The door of the dashboard, where users of the organization itself log in. */
export const DASHBOARD_DOOR = 'dashboard'

/**
 * Where a code was asked for: the id of a proxy configuration, or `dashboard`.
 *
 * Ours: a code and its verification token are valid only at that door. A backend that requests a code itself leaves it out.
 */
export const door = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64)))
