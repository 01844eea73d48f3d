import { takeTurn } from '../takeTurn.ts'
import { bounds } from './limits.ts'

/** Texts that are read and written again in a millisecond, about. */
const BYTES_PER_MS = 100 * 1024

/** Waits for other work if the bytes that are read or written next are too many for this turn of the event loop. */
export type BytesPause = (bytes: number) => Promise<void>

/** Cuts work on texts into slices. Await it before each piece of work. */
export function createBytesPause(): BytesPause {
  let done = 0
  return async (bytes) => {
    done += bytes
    if (done <= bounds.bytesPerTurn) return
    await takeTurn(bytes / BYTES_PER_MS)
    done = bytes
  }
}

/**
 * Waits for other work before a long body is parsed, recorded or answered, so that each is done in a turn of its own, and
 * one body after the other.
 */
export async function pauseBeforeLong(body: Uint8Array): Promise<void> {
  if (body.length > bounds.freeBodyBytes) await takeTurn()
}
