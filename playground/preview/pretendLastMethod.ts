import type { LastUsed } from '../settings/lastUsed.ts'

/**
 * Lets the kit read that this was the last method used. What the browser keeps stays as it is. Call it once, before the kit
 * is made.
 */
export function pretendLastMethod(lastUsed: LastUsed, configId: string): void {
  if (lastUsed === 'device') return
  const read = Storage.prototype.getItem
  Object.defineProperty(Storage.prototype, 'getItem', {
    configurable: true,
    value(this: Storage, name: string) {
      if (name !== `latchkit:${configId}:last-method`) return read.call(this, name)
      return lastUsed === 'none' ? null : lastUsed
    },
  })
}
