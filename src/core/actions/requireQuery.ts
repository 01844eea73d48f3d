import { RequestInvalidError } from '../../errors/http.ts'
import { type QueryEndpoints, queryEndpoints } from '../../wire/queryEndpoints.ts'

/**
 * Lets the session key sign the body of a query only if it has the members of that query and no others.
 *
 * Ours: the key signs no text of the caller's own making. A body that brought the members of an activity, or one that
 * writes itself (`toJSON`), would be one.
 *
 * @throws RequestInvalidError `REQUEST_INVALID` otherwise, and for a name that is no query.
 */
export function requireQuery(name: keyof QueryEndpoints, body: object): void {
  if (!Object.hasOwn(queryEndpoints, name)) throw new RequestInvalidError({ details: 'no query' })
  const { entries } = queryEndpoints[name].request
  const foreign = Object.keys(body).filter((member) => !Object.hasOwn(entries, member))
  if (foreign.length > 0)
    throw new RequestInvalidError({ details: `the query ${name} has other members` })
}
