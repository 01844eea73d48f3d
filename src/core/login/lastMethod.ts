import { type LoginMethod, methodFromName } from '../config/loginMethod.ts'

const keyFor = (configId: string) => `latchkit:${configId}:last-method`

/**
 * The method of the last login on this device; null when there was none, or nothing can be kept here.
 *
 * Ours: the method's name is all that is kept, never the address: the device may be somebody else's tomorrow.
 */
export function readLastMethod(configId: string): LoginMethod | null {
  try {
    return methodFromName(globalThis.window?.localStorage.getItem(keyFor(configId)) ?? '')
  } catch {
    // storage is blocked: then nothing was kept
    return null
  }
}

/** Keeps the method for the next login on this device. */
export function saveLastMethod(configId: string, method: LoginMethod): void {
  try {
    globalThis.window?.localStorage.setItem(keyFor(configId), method)
  } catch {
    // storage is blocked or full: the next login has no tag
  }
}
