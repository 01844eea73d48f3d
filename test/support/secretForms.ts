import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A secret in every form in which somebody might have written it. */
export function formsOf(secret: Uint8Array): readonly Buffer[] {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const base64 = bytes.toString('base64')
  const texts = [hex, hex.toUpperCase(), base64, base64.replaceAll('=', '')]
  return [bytes, ...[...texts, bytes.toString('base64url')].map((text) => Buffer.from(text))]
}

/** Whether any file of the folder holds these bytes. */
export function folderHolds(folder: string, needle: Buffer): boolean {
  return readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(needle))
}
