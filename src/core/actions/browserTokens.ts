import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'

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

/** Characters of a token that is worth keeping. */
const MOST_CHARACTERS = 256

type Kept = { readonly name: string; readonly token: string; readonly savedAtMs: number }

/**
 * Keeps in this browser what the service gives it when a code was right. With it, the next code for the same address has an
 * allowance that no stranger can use up.
 *
 * The token is no secret: it opens nothing. The address is not kept, and cannot be read from what is. A browser that stores
 * nothing asks as any other does.
 *
 * @param authProxyUrl - tokens go only to the service that gave them.
 */
export function createBrowserTokens(
  { authProxyUrl, authProxyConfigId }: { authProxyUrl: string; authProxyConfigId: string },
  nowMs: () => number,
): BrowserTokens {
  const key = `latchkit:${authProxyConfigId}:browser`

  const readAll = (): readonly Kept[] => {
    try {
      const kept: unknown = JSON.parse(globalThis.window?.localStorage.getItem(key) ?? '[]')
      const isLiving = ({ savedAtMs }: Kept) => savedAtMs > nowMs() - KEPT_MS
      return Array.isArray(kept) ? kept.filter(isKept).filter(isLiving) : []
    } catch {
      return [] // blocked, or not ours
    }
  }

  const nameFor = async (contact: string): Promise<string> => {
    const bytes = bytesFromUtf8(`${authProxyUrl}\n${contact}`)
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    return hexFromBytes(hash).slice(0, NAME_DIGITS)
  }

  return {
    async read(contact) {
      const kept = readAll()
      if (kept.length === 0) return undefined
      const name = await nameFor(contact)
      return kept.find((one) => one.name === name)?.token
    },
    async save(contact, token) {
      if (token.length > MOST_CHARACTERS) return
      const name = await nameFor(contact)
      const others = readAll().filter((one) => one.name !== name)
      const all = [{ name, token, savedAtMs: nowMs() }, ...others].slice(0, MOST)
      try {
        globalThis.window?.localStorage.setItem(key, JSON.stringify(all))
      } catch {
        // storage is blocked or full: this browser asks as any other does
      }
    },
  }
}

function isKept(value: unknown): value is Kept {
  const { name, token, savedAtMs } = Object(value)
  return typeof name === 'string' && typeof token === 'string' && typeof savedAtMs === 'number'
}
