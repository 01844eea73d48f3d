import type { ServiceParts } from '../parts.ts'

/** A record keeps the body of its request as it was signed, and its parameters once more. */
const COPIES = 2

/**
 * Counts the bytes that a request is about to have stored for an organization.
 *
 * Ours: what the auth proxy submits is not counted; it is bounded for each address from which it is asked.
 *
 * @throws Refusal `RATE_LIMIT_EXCEEDED` with the time to wait.
 */
export function countStored(
  { costs }: Pick<ServiceParts, 'costs'>,
  organizationId: string,
  body: Uint8Array,
): void {
  const bytes = body.length * COPIES
  costs.require('storedBytesPerOrganization', organizationId, bytes)
  costs.add('storedBytesPerOrganization', organizationId, bytes)
}
