import { concatBytes } from '../../src/lib/concatBytes.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'

/** Somebody who may approve: a name, and both keys, 130 bytes. */
export type Person = { readonly alias: string; readonly key: Uint8Array }

export function u32(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, true)
  return bytes
}

/** Bytes with their length before them. */
export function text(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return concatBytes(u32(bytes.length), bytes)
}

export function memberBytes(alias: string, key: Uint8Array): Uint8Array<ArrayBuffer> {
  return concatBytes(text(bytesFromUtf8(alias)), text(key))
}

/** A manifest in the first layout of QuorumOS, for an image whose registers hold their own number. */
export function manifestBytes(manifest: {
  readonly threshold: number
  readonly people: readonly Person[]
  readonly restart?: number
}): Uint8Array<ArrayBuffer> {
  const { threshold, people, restart = 1 } = manifest
  const members = people.map(({ alias, key }) => memberBytes(alias, key))
  const set = concatBytes(u32(threshold), u32(people.length), ...members)
  return concatBytes(
    text(bytesFromUtf8('test/signer')),
    u32(7),
    text(new Uint8Array(130)),
    new Uint8Array(32),
    Uint8Array.of(restart),
    u32(1),
    text(bytesFromUtf8('--flag')),
    set,
    set,
    ...[0, 1, 2, 3].map((index) => text(new Uint8Array(48).fill(index))),
    text(new Uint8Array(9)),
    text(new Uint8Array()),
    u32(0),
    u32(0),
  )
}
