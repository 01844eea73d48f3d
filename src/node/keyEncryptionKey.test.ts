import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keyFromFolder, keyFromText } from './keyEncryptionKey.ts'

describe('keyFromText', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, i) => i * 7)
  const hex = Buffer.from(bytes).toString('hex')

  test.each([
    ['hex', hex],
    ['hex in capitals', hex.toUpperCase()],
    ['base64', Buffer.from(bytes).toString('base64')],
    ['base64url', Buffer.from(bytes).toString('base64url')],
    ['hex and a line end', `${hex}\n`],
  ])('reads %s', (_form, text) => {
    expect(new Uint8Array(keyFromText(text, 'KEY'))).toEqual(bytes)
  })

  test.each(['', hex.slice(2), `${hex}00`, 'secret words', `${hex.slice(2)}zz`])(
    'refuses %j without repeating it',
    (text) => {
      expect(() => keyFromText(text, 'KEY')).toThrow('KEY is not a key')
      if (text) expect(() => keyFromText(text, 'KEY')).not.toThrow(text)
    },
  )
})

describe('keyFromFolder', () => {
  let folder = ''
  const inFolder = (name: string) => join(folder, name)
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'latchkit-key-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('makes a key that only its owner can read, and finds it again', () => {
    const nested = inFolder('new/data')
    const key = keyFromFolder(nested)
    expect(key).toHaveLength(32)
    expect(statSync(join(nested, 'kek')).mode & 0o777).toBe(0o600)
    expect(keyFromFolder(nested)).toEqual(key)
  })

  test.each([0o644, 0o640, 0o606, 0o620])('refuses a key file of mode %o', (mode) => {
    keyFromFolder(folder)
    chmodSync(inFolder('kek'), mode)
    expect(() => keyFromFolder(folder)).toThrow('chmod 600')
  })

  test('refuses a key file of another length', () => {
    writeFileSync(inFolder('kek'), 'abcd\n', { mode: 0o600 })
    expect(() => keyFromFolder(folder)).toThrow('not a key')
    expect(readFileSync(inFolder('kek'), 'utf8')).toBe('abcd\n')
  })

  test('makes no new key beside data that an old one sealed', () => {
    writeFileSync(inFolder('latchkit.sqlite'), '')
    expect(() => keyFromFolder(folder)).toThrow('missing')
    expect(() => statSync(inFolder('kek'))).toThrow('ENOENT')
  })
})
