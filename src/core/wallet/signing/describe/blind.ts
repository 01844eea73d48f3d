import { hexFromBytes } from '../../../../lib/hex.ts'
import type { Draft } from './reading.ts'

/** What nobody can read is shown whole, as what it is: bytes, or text that is not what it should be. */
export function describeBlind(shown: Uint8Array | string): Draft {
  return {
    effect: { kind: 'blind' },
    money: 'unknown',
    level: 'unreadable',
    warnings: [{ kind: 'blind' }],
    details: [
      typeof shown === 'string'
        ? { kind: 'text', text: shown, isBytes: false }
        : { kind: 'data', hex: `0x${hexFromBytes(shown)}` },
    ],
  }
}
