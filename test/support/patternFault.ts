import { check } from 'recheck'
import { type Pattern, spellingOf } from './patterns.ts'

// the part that is JavaScript: the others are programs for some machines only
process.env.RECHECK_BACKEND = 'pure'

/** How long one pattern may be thought about, in milliseconds. What takes longer counts as unsafe. */
const TIMEOUT_MS = 120_000

/** Why a text exists for which a pattern takes more than linear time; null when there is none. */
export async function faultOf(pattern: Pattern): Promise<string | null> {
  const { source, flags, path } = pattern
  const found = await check(source, flags, { timeout: TIMEOUT_MS })
  if (found.status === 'safe') return null
  const why = found.status === 'vulnerable' ? found.complexity.summary : found.error.kind
  return `${spellingOf(pattern)} of ${path}: ${why}`
}
