/** What a network can do to a request. */
export const faults = {
  /** It never arrives. */
  dropped: 'before',
  /** It is carried out, and the connection breaks before the answer. */
  reset: 'after',
  /** It is carried out, and nothing more is heard. */
  stalled: 'after',
  /** It is carried out, and half of the answer comes. */
  truncated: 'after',
  /** It arrives twice at once; the later answer comes. */
  doubled: 'after',
  /** Something in front of the service answers that it is away. */
  away: 'before',
} as const

export type Fault = keyof typeof faults

/** A way to a service that does harm to the first request, and what it carried. */
export type FaultyLine = {
  readonly fetch: typeof fetch
  readonly sent: readonly string[]
  /** Ends when the service has done all that it was asked, whether or not anybody still waits for it. */
  isDone(): Promise<unknown>
}

/** Puts a fault between a client and a service. */
export function createFaultyLine(
  service: (request: Request) => Promise<Response>,
  fault: Fault,
): FaultyLine {
  const sent: string[] = []
  const deliveries: Promise<Response>[] = []
  const answer = (request: Request) => {
    const delivery = service(request)
    deliveries.push(delivery)
    return delivery
  }
  const behave: Record<Fault, (request: Request) => Promise<Response>> = {
    dropped: () => Promise.reject(new TypeError('Failed to fetch')),
    reset: async (request) => {
      await answer(request)
      throw new TypeError('Failed to fetch')
    },
    stalled: async (request) => {
      await answer(request)
      return new Promise<never>(() => undefined)
    },
    truncated: async (request) => halfOf(await answer(request)),
    doubled: async (request) => {
      const [, later] = await Promise.all([answer(request.clone()), answer(request)])
      return later
    },
    away: async () => new Response('<html>Bad gateway</html>', { status: 502 }),
  }
  let isFirst = true
  return {
    sent,
    isDone: () => Promise.all(deliveries),
    fetch: async (input, init) => {
      sent.push(`${String(input)} ${JSON.stringify(init?.headers)} ${String(init?.body)}`)
      const request = new Request(input, init)
      if (!isFirst) return answer(request)
      isFirst = false
      return behave[fault](request)
    },
  }
}

async function halfOf(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const half = bytes.subarray(0, bytes.length / 2)
  let isBegun = false
  const body = new ReadableStream({
    pull(controller) {
      if (isBegun) controller.error(new TypeError('terminated'))
      else controller.enqueue(half)
      isBegun = true
    },
  })
  return new Response(body, { status: response.status, headers: response.headers })
}
