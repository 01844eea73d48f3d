/**
 * Sends requests and hears from each answer what time it is at the service.
 *
 * Ours: the time is that of the `Date` header, where the service lets pages read it. It has whole seconds, so half of one
 * is added.
 *
 * @param learn - is given milliseconds since 1970.
 */
export function learningFetch(send: typeof fetch, learn: (serverMs: number) => void): typeof fetch {
  return async (...request) => {
    const response = await send(...request)
    const sentAtMs = Date.parse(response.headers.get('date') ?? '')
    if (!Number.isNaN(sentAtMs)) learn(sentAtMs + 500)
    return response
  }
}
