import { get, set, type UseStore } from 'idb-keyval'
import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { wait } from '../../lib/wait.ts'
import { openDatabase } from '../keys/openDatabase.ts'

/** The tokens by which a service knows this browser, each for one address. */
export type BrowserTokens = {
  /** The token for an address; undefined when the service has given none here. */
  read(contact: string): Promise<string | undefined>
  save(contact: string, token: string): Promise<void>
}

/** For how long a token is kept, in milliseconds: 90 days, as the service makes them. */
const KEPT_MS = 90 * 24 * 60 * 60_000

/** Addresses of one browser that are remembered; the oldest goes first. */
const MOST = 8

/** Digits of the hash of an address that name its token. So few fit many addresses: the name gives none of them away. */
const NAME_DIGITS = 4

/** Nobody waits longer than this for a browser that is slow to say what it keeps, in milliseconds. */
const MOST_WAIT_MS = 500

/** Characters of a token that is worth keeping. */
const MOST_CHARACTERS = 256

const KEY = 'tokens'

type Kept = { readonly name: string; readonly token: string; readonly savedAtMs: number }

/**
 * Keeps in this browser what the service gives it when a code was right. With it, the next code for the same address has an
 * allowance that no stranger can use up.
 *
 * The token is no secret: it opens nothing. The address is not kept, and cannot be read from what is. A browser that stores
 * nothing asks as any other does. It is in IndexedDB, and in no storage that extensions read as text.
 *
 * @param authProxyUrl - tokens go only to the service that gave them.
 */
export function createBrowserTokens(
  { authProxyUrl, authProxyConfigId }: { authProxyUrl: string; authProxyConfigId: string },
  nowMs: () => number,
): BrowserTokens {
  const { run, close } = openDatabase(`latchkit-browser:${authProxyConfigId}`)

  /** Does something with what is stored; undefined where the browser stores nothing, or takes too long. */
  const ask = async <T>(work: (store: UseStore) => Promise<T>): Promise<T | undefined> => {
    if (!globalThis.indexedDB) return undefined
    const answer = run(work)
      .finally(close)
      .catch(() => undefined)
    return Promise.race([answer, wait(MOST_WAIT_MS, new AbortController().signal)]).then(
      (told) => told ?? undefined,
    )
  }

  const livingFrom = (kept: unknown): readonly Kept[] => {
    const isLiving = ({ savedAtMs }: Kept) => savedAtMs > nowMs() - KEPT_MS
    return Array.isArray(kept) ? kept.filter(isKept).filter(isLiving) : []
  }

  const nameFor = async (contact: string): Promise<string> => {
    const bytes = bytesFromUtf8(`${authProxyUrl}\n${contact}`)
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    return hexFromBytes(hash).slice(0, NAME_DIGITS)
  }

  return {
    async read(contact) {
      const kept = livingFrom(await ask((store) => get<unknown>(KEY, store)))
      if (kept.length === 0) return undefined
      const name = await nameFor(contact)
      return kept.find((one) => one.name === name)?.token
    },
    async save(contact, token) {
      if (token.length > MOST_CHARACTERS) return
      const name = await nameFor(contact)
      await ask(async (store) => {
        const others = livingFrom(await get<unknown>(KEY, store)).filter((one) => one.name !== name)
        await set(KEY, [{ name, token, savedAtMs: nowMs() }, ...others].slice(0, MOST), store)
      })
    },
  }
}

function isKept(value: unknown): value is Kept {
  const { name, token, savedAtMs } = Object(value)
  return typeof name === 'string' && typeof token === 'string' && typeof savedAtMs === 'number'
}
