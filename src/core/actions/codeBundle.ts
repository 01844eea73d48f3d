import * as v from 'valibot'
import { parseStrictJson } from '../../lib/strictJson.ts'

const keyFor = (configId: string) => `latchkit:${configId}:code-bundle`

const shape = v.object({ otpId: v.string(), bundle: v.string() })

/** A code's id, and the signed bundle with the key that it is encrypted to. No secret is in it. */
export type CodeBundle = v.InferOutput<typeof shape>

/** Stores the bundle of the newest code, for a login link that opens in another tab of this browser. */
export function saveCodeBundle(configId: string, bundle: CodeBundle): void {
  try {
    globalThis.window?.localStorage.setItem(keyFor(configId), JSON.stringify(bundle))
  } catch {
    // storage is blocked or full: the code works in this page alone
  }
}

/** The bundle of this code as it is stored, unchecked; null where this browser has none. */
export function readCodeBundle(configId: string, otpId: string): string | null {
  try {
    const text = globalThis.window?.localStorage.getItem(keyFor(configId)) ?? ''
    const stored = v.safeParse(shape, parseStrictJson(text))
    return stored.success && stored.output.otpId === otpId ? stored.output.bundle : null
  } catch {
    return null
  }
}
