import { Refusal } from '../http/refusal.ts'
import { ANY_ORIGIN } from '../proxy-settings/allowedOrigins.ts'
import type { ProxyConfigRow } from '../store/rows.ts'

const MAX_ORIGIN_LENGTH = 512

type Allowing = Pick<ProxyConfigRow, 'allowedOrigins'>

/**
 * What the answer may say in `Access-Control-Allow-Origin`; null when none of the configurations lets the origin in.
 *
 * Spec: What the service does › Allowed origins rules.
 * Ours: the header is compared with the stored entries as text, nothing is parsed; a request without one, or of the opaque
 * origin `null`, passes only where all origins do.
 */
export function corsOrigin(configs: readonly Allowing[], origin: string | null): string | null {
  // Several headers arrive joined by a comma and a space, which no single origin contains.
  if (origin !== null && (origin.length > MAX_ORIGIN_LENGTH || /[\s,]/.test(origin))) return null
  if (configs.some(({ allowedOrigins }) => allowedOrigins.includes(ANY_ORIGIN))) return ANY_ORIGIN
  if (origin === null || origin === 'null') return null
  return configs.some(({ allowedOrigins }) => allowedOrigins.includes(origin)) ? origin : null
}

/** @throws Refusal `ORIGIN_NOT_ALLOWED`. */
export function requireOrigin(config: Allowing, origin: string | null): void {
  if (corsOrigin([config], origin) === null) throw new Refusal('ORIGIN_NOT_ALLOWED')
}
