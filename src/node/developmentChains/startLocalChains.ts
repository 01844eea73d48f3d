import { type Log, reasonOf } from '../log.ts'
import { type DevelopmentChains, startDevelopmentChains } from './startDevelopmentChains.ts'

/** Offers the chains of a development service; null outside development, or where nothing is installed that runs them. */
export async function startLocalChains(
  development: boolean,
  port: number,
  log: Log,
): Promise<DevelopmentChains | null> {
  if (!development) return null
  const onError = (error: unknown) => log.write('error', 'fault', { reason: reasonOf(error) })
  return startDevelopmentChains({ port, onError })
}
