import type { Latchkit } from '../core/latchkit.ts'
import { isRecord } from '../lib/isRecord.ts'

/** Calls that were sent together (EIP-5792). */
export type Bundle = {
  readonly chainId: bigint
  /** In order, of those that are sent. */
  readonly hashes: readonly string[]
  /** `open` while calls are still asked for; `ended` when one of them was declined or failed. */
  readonly at: 'open' | 'ended' | 'whole'
  /** Whether the page that asked has gone before it knew what became of the call after those. */
  readonly isCut?: boolean | undefined
}

/** Calls that were sent together (EIP-5792), by id, of the person who is logged in. */
export type Bundles = {
  has(id: string): boolean
  get(id: string): Bundle | undefined
  /** Begins one for whoever is logged in now, to whom it belongs whatever becomes of the session. */
  begin(id: string): Keeping
}

/** Notes how far a bundle is, or removes it. */
type Keeping = { keep(bundle: Bundle): void; drop(): void }

/** The oldest are forgotten. */
const MOST_KEPT = 20

type Kept = Bundle & { readonly id: string; readonly userId: string }

/**
 * Keeps bundles for as long as the tab is there, so that a page that was loaded again can ask for their status.
 *
 * Ours: ids, hashes and how far it came, and nothing that was sent; another person on the same tab is told of none. Where the
 * browser allows no storage, they last as long as the page.
 */
export function createBundles({
  session,
  options,
}: Pick<Latchkit, 'session' | 'options'>): Bundles {
  const key = `latchkit:${options.authProxyConfigId}:calls`
  /** Those of this page, which may still be asked for. */
  const own = new Map<string, Kept>()

  const userId = () => {
    const state = session.getState()
    return state.status === 'logged-in' ? state.session.userId : null
  }
  const find = (id: string) => {
    const kept = own.get(id) ?? readKept(key).find((one) => one.id === id)
    return kept?.userId === userId() ? kept : undefined
  }

  return {
    has: (id) => find(id) !== undefined,
    get: find,
    begin(id) {
      const owner = userId() ?? ''
      const others = () => readKept(key).filter((one) => one.id !== id)
      return {
        keep(bundle) {
          const kept = { ...bundle, id, userId: owner }
          own.set(id, kept)
          writeKept(key, [...others(), kept].slice(-MOST_KEPT))
        },
        drop() {
          own.delete(id)
          writeKept(key, others())
        },
      }
    },
  }
}

function readKept(key: string): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(globalThis.sessionStorage?.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.flatMap((one) => keptFrom(one) ?? []) : []
  } catch {
    return [] // no storage, or something else wrote there
  }
}

function writeKept(key: string, all: readonly Kept[]): void {
  const written = all.map((one) => ({ ...one, chainId: String(one.chainId) }))
  try {
    globalThis.sessionStorage?.setItem(key, JSON.stringify(written))
  } catch {
    // no room, or no storage: they last as long as the page
  }
}

/** A page that is gone asks for no further calls: what was open has ended. */
function keptFrom(value: unknown): Kept | null {
  if (!isRecord(value)) return null
  const { id, userId, chainId, hashes, at, isCut } = value
  const isWritten = typeof id === 'string' && typeof userId === 'string'
  if (!isWritten || !/^\d{1,20}$/.test(String(chainId))) return null
  if (!Array.isArray(hashes) || !hashes.every((hash) => typeof hash === 'string')) return null
  return {
    id,
    userId,
    chainId: BigInt(String(chainId)),
    hashes,
    at: at === 'whole' ? 'whole' : 'ended',
    isCut: at === 'open' || isCut === true,
  }
}
