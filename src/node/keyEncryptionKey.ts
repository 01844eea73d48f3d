import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { bytesFromHex } from '../lib/hex.ts'
import { StartRefused } from '../service/startRefused.ts'
import { safeCodeOf } from './safeCodeOf.ts'

const KEY_BYTES = 32
const KEY_FILE = 'kek'
/** Anybody but the owner. */
const OTHERS = 0o077

/**
 * Reads a key-encryption key from text: 32 bytes in hex or base64.
 *
 * @throws StartRefused when it is anything else. The sentence does not repeat it.
 */
function keyFromText(text: string, name: string): Uint8Array {
  const trimmed = text.trim()
  const isBase64 = /^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed)
  const bytes = isBase64 ? new Uint8Array(Buffer.from(trimmed, 'base64')) : bytesFromHex(trimmed)
  if (bytes?.length !== KEY_BYTES)
    throw new StartRefused(`${name} is not a key: it must be 32 bytes, in hex or base64.`)
  return bytes
}

/** The key that seals, and those before it, which open only. */
export type KeyEncryptionKeys = {
  readonly key: Uint8Array
  readonly olderKeys: readonly Uint8Array[]
}

/**
 * Reads keys that stand below each other or are divided by commas, the one that seals first.
 *
 * @throws StartRefused when there is none, or one is no key.
 */
export function keysFromText(text: string, name: string): KeyEncryptionKeys {
  const [first = '', ...older] = text.split(/[\s,]+/).filter(Boolean)
  return { key: keyFromText(first, name), olderKeys: older.map((one) => keyFromText(one, name)) }
}

/**
 * The key-encryption keys that lie in a data folder, one a line; made on the first start, readable by its owner only.
 *
 * @throws StartRefused when others may read them or this process may not, when one is not a key, or when they are gone while
 * the data they sealed is there.
 */
export function keysFromFolder(folder: string): KeyEncryptionKeys {
  const path = join(folder, KEY_FILE)
  if (!existsSync(path)) {
    if (hasDatabase(folder))
      throw new StartRefused(
        `The key file ${path} is missing, and without it the data in this folder cannot be opened. Put it back, or choose another data folder.`,
      )
    makeKeyFile(folder, path)
  }
  // Windows has no such bits; there the folder's own rights decide.
  if (process.platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0)
    throw new StartRefused(
      `Others than you can read the key file ${path}. Take that right away (chmod 600), then start again.`,
    )
  return keysFromText(readKeyFile(path), `The key file ${path}`)
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new StartRefused(
      `The key file ${path} cannot be read (${safeCodeOf(cause) ?? 'unknown'}). Make it a file that this user can read, or put a good copy back.`,
      cause,
    )
  }
}

function hasDatabase(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.sqlite'))
}

/**
 * On the disk before anything is sealed with it: a key that a power cut takes away takes the data along. Of two processes
 * that make one at once, the first to link it wins, and nobody reads half a file.
 */
function makeKeyFile(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}`
  rmSync(draft, { force: true })
  const file = openSync(draft, 'wx', 0o600)
  try {
    writeSync(file, `${randomBytes(KEY_BYTES).toString('hex')}\n`)
    fsyncSync(file)
    if (!existsSync(path)) linkSync(draft, path)
  } catch (error) {
    if (!existsSync(path)) throw error // else the other process was first, and its key is the one
  } finally {
    closeSync(file)
    rmSync(draft, { force: true })
  }
}
