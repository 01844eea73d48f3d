import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keysFromFolder, keysFromText } from './keyEncryptionKey.ts'

describe('keysFromText', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, i) => i * 7)
  const hex = Buffer.from(bytes).toString('hex')

  test.each([
    ['hex', hex],
    ['hex in capitals', hex.toUpperCase()],
    ['base64', Buffer.from(bytes).toString('base64')],
    ['base64url', Buffer.from(bytes).toString('base64url')],
    ['hex and a line end', `${hex}\n`],
  ])('reads %s', (_form, text) => {
    expect(new Uint8Array(keysFromText(text, 'KEY').key)).toEqual(bytes)
  })

  test.each(['', hex.slice(2), `${hex}00`, 'secret words', `${hex.slice(2)}zz`])(
    'refuses %j without repeating it',
    (text) => {
      expect(() => keysFromText(text, 'KEY')).toThrow('KEY is not a key')
      if (text) expect(() => keysFromText(text, 'KEY')).not.toThrow(text)
    },
  )
})

describe('keysFromText with several keys', () => {
  const texts = [1, 2, 3].map((byte) => Buffer.alloc(32, byte).toString('hex'))
  const [first, ...older] = texts.map((text) => new Uint8Array(Buffer.from(text, 'hex')))

  test.each([',', ', ', '\n', '\r\n'])('takes the first to seal with, divided by %j', (between) => {
    const { key, olderKeys } = keysFromText(texts.join(between) + between, 'KEY')
    expect(new Uint8Array(key)).toEqual(first)
    expect(olderKeys.map((one) => new Uint8Array(one))).toEqual(older)
  })

  test('refuses all when one of them is no key', () => {
    expect(() => keysFromText(`${texts[0]}\nabcd`, 'KEY')).toThrow('KEY is not a key')
  })
})

describe('keysFromFolder', () => {
  let folder = ''
  const inFolder = (name: string) => join(folder, name)
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'latchkit-key-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('makes a key that only its owner can read, and finds it again', () => {
    const nested = inFolder('new/data')
    const { key } = keysFromFolder(nested)
    expect(key).toHaveLength(32)
    expect(statSync(join(nested, 'kek')).mode & 0o777).toBe(0o600)
    expect(keysFromFolder(nested)).toEqual({ key, olderKeys: [] })
  })

  test.each([0o644, 0o640, 0o606, 0o620])('refuses a key file of mode %o', (mode) => {
    keysFromFolder(folder)
    chmodSync(inFolder('kek'), mode)
    expect(() => keysFromFolder(folder)).toThrow('chmod 600')
  })

  test('refuses a key file of another length', () => {
    writeFileSync(inFolder('kek'), 'abcd\n', { mode: 0o600 })
    expect(() => keysFromFolder(folder)).toThrow('not a key')
    expect(readFileSync(inFolder('kek'), 'utf8')).toBe('abcd\n')
  })

  test('says of a key file that cannot be read what it is', () => {
    mkdirSync(inFolder('kek'), { mode: 0o700 })
    expect(() => keysFromFolder(folder)).toThrow(`${inFolder('kek')} cannot be read (EISDIR)`)
  })

  test('makes no new key beside data that an old one sealed', () => {
    writeFileSync(inFolder('latchkit.sqlite'), '')
    expect(() => keysFromFolder(folder)).toThrow('missing')
    expect(() => statSync(inFolder('kek'))).toThrow('ENOENT')
  })
})
