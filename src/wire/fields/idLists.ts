import * as v from 'valibot'

/** The ids of what an activity is about: at least one, and no more than one organization can have of a kind. */
export const someIds = v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(100))

/** The same where there may be none. */
export const anyIds = v.pipe(v.array(v.string()), v.maxLength(100))
