/** Headers of a refusal that mean something to the caller of the proxy too. */
const KEPT_HEADERS = ['content-type', 'retry-after']

/** A refusal of the activity API on its way through the proxy: status and body go out as they came in. */
export class RelayedRefusal extends Error {
  readonly reply: Response

  constructor(reply: Response) {
    super(`the activity API answered ${reply.status}`)
    this.name = 'RelayedRefusal'
    this.reply = reply
  }
}

/**
 * The answer of the proxy to its own caller.
 *
 * Spec: Errors › an error relayed from the forwarded call.
 */
export async function relay({ reply }: RelayedRefusal): Promise<Response> {
  const kept = KEPT_HEADERS.map((name) => [name, reply.headers.get(name) ?? ''])
  return new Response(await reply.text(), {
    status: reply.status,
    headers: Object.fromEntries(kept.filter(([, value]) => value)),
  })
}
