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

const KEY_BYTES = 32
const KEY_FILE = 'kek'
/** Anybody but the owner. */
const OTHERS = 0o077

/**
 * Reads a key-encryption key from text: 32 bytes in hex or base64.
 *
 * @throws StartRefused when it is anything else. The sentence does not repeat it.
 */
export function keyFromText(text: string, name: string): Uint8Array {
  const trimmed = text.trim()
  const isBase64 = /^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed)
  const bytes = isBase64 ? new Uint8Array(Buffer.from(trimmed, 'base64')) : bytesFromHex(trimmed)
  if (bytes?.length !== KEY_BYTES)
    throw new StartRefused(`${name} is not a key: it must be 32 bytes, in hex or base64.`)
  return bytes
}

/**
 * The key-encryption key that lies in a data folder; made on the first start, readable by its owner only.
 *
 * @throws StartRefused when others may read it, when it is not a key, or when it is gone while the data it sealed is there.
 */
export function keyFromFolder(folder: string): Uint8Array {
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
  return keyFromText(readFileSync(path, 'utf8'), `The key file ${path}`)
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
