import * as v from 'valibot'

/** Ids of what one request is about. Ours: five hundred at most. */
export const idList = v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(500))
