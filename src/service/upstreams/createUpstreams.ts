import { type Breaker, type BreakerParts, createBreaker } from './createBreaker.ts'
import { UpstreamChange } from './upstreamChange.ts'

/**
 * The others that the service asks, by name: `email`, `sms`, the origin of an identity provider, the CAIP-2 name of a chain.
 * None of these names is a secret or a person's.
 */
export type Upstreams = {
  /** The breaker of one upstream, always the same; what happens to one of them is nothing to the others. */
  of(name: string): Breaker
}

/**
 * Makes the table of all breakers. Whoever calls an upstream does it through here, but webhooks: they have pauses of their own.
 *
 * Ours: the state is that of this process. Of several processes each finds out by itself, at the price of a few calls.
 */
export function createUpstreams({
  clock,
  onError,
}: {
  readonly clock: BreakerParts['clock']
  readonly onError: (error: unknown) => void
}): Upstreams {
  const breakers = new Map<string, Breaker>()
  return {
    of(name) {
      const known = breakers.get(name)
      if (known) return known
      const onChange = (state: 'down' | 'up') => onError(new UpstreamChange(name, state))
      const breaker = createBreaker({ clock, onChange })
      breakers.set(name, breaker)
      return breaker
    },
  }
}
