import { hexFromBytes } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'

/** How long a copied secret stays in the clipboard, in milliseconds. */
const CLEARS_AFTER_MS = 60_000

/** When a browser lets a page write to the clipboard again that has refused it before. */
const CHANCES = ['focus', 'pointerup', 'keyup'] as const

/**
 * Copies a secret, and clears the clipboard after a minute, also when the screen is gone by then.
 *
 * Only a fingerprint is kept until then. Where the browser lets the page read, what was copied since is left alone; else
 * it is overwritten unseen. A browser that refuses is asked again as soon as the person is back at the page.
 *
 * @returns whether it was copied.
 */
export async function copyForAMinute(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    return false // it stays on the screen to be written down
  }
  await clearAfterAMinute(text)
  return true
}

/** The same for what has been copied already. */
export async function clearAfterAMinute(text: string): Promise<void> {
  const copied = await fingerprint(text)
  setTimeout(async () => {
    if (await clear(copied)) return
    const again = async () => {
      if (!(await clear(copied))) return
      for (const chance of CHANCES) removeEventListener(chance, again)
    }
    for (const chance of CHANCES) addEventListener(chance, again)
  }, CLEARS_AFTER_MS)
}

/** Whether there is nothing more to do. */
async function clear(copied: string): Promise<boolean> {
  try {
    if (await holdsSomethingElse(copied)) return true
    await navigator.clipboard.writeText('')
    return true
  } catch {
    return false // the page is in the background, or the browser wants a gesture
  }
}

async function holdsSomethingElse(copied: string): Promise<boolean> {
  if (!(await mayRead())) return false
  return (await fingerprint(await navigator.clipboard.readText())) !== copied
}

/** Whether the person has allowed reading already: to clear is no reason to ask for it. */
async function mayRead(): Promise<boolean> {
  try {
    const asked = [{ name: 'clipboard-read' }]
    const query: unknown = await Reflect.apply(
      navigator.permissions.query,
      navigator.permissions,
      asked,
    )
    return Object(query).state === 'granted'
  } catch {
    return false // most browsers do not know the question
  }
}

async function fingerprint(text: string): Promise<string> {
  return hexFromBytes(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesFromUtf8(text))))
}
