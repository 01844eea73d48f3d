import { describe, expect, test } from 'vitest'
import { walletIcon } from './walletIcon.ts'
import { walletName } from './walletName.ts'

describe('the name of a wallet', () => {
  test.each([
    ['Foxglove', 'Foxglove'],
    ['  Fox \n\t glove  ', 'Fox glove'],
    ['Fox\u0000\u001b[31mglove', 'Fox[31mglove'],
    ['\u202eevolgxoF\u202c', 'evolgxoF'],
    ['\u2066Fox\u2069glove\u200f', 'Foxglove'],
    ['Fox\u200b\u200d\ufeffglove', 'Foxglove'],
    ['Fox\u2028glove\u2029', 'Fox glove'],
    [`F${'\u0301'.repeat(50)}oxglove`, 'F\u0301\u0301oxglove'],
    ['Füchslein 狐 🦊', 'Füchslein 狐 🦊'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['a'.repeat(32), 'a'.repeat(32)],
    ['a'.repeat(33), `${'a'.repeat(31)}…`],
    ['🦊'.repeat(1_000_000), `${'🦊'.repeat(31)}…`],
  ])('is one short line: %#', (given, shown) => {
    expect(walletName(given)).toBe(shown)
  })

  test.each([
    '',
    '   ',
    '\u200b\u3164\u2800'.slice(0, 2),
    '\u202e',
    null,
    undefined,
    7,
    {},
    ['Fox'],
  ])('is none when nothing is left of it: %#', (given) => {
    expect(walletName(given)).toBeNull()
  })
})

describe('the picture of a wallet', () => {
  test.each([
    ['data:image/svg+xml,<svg/>', 'data:image/svg+xml,<svg/>'],
    [' DATA:image/PNG;base64,AA==\n', 'DATA:image/PNG;base64,AA=='],
    ['data:image/webp;base64,AA==', 'data:image/webp;base64,AA=='],
    ['https://wallet.example/icon.png', 'https://wallet.example/icon.png'],
  ])('is taken: %s', (given, shown) => {
    expect(walletIcon(given)).toBe(shown)
  })

  test.each([
    'http://wallet.example/icon.png',
    'https://user:secret@wallet.example/icon.png',
    'https://',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg,<svg/>',
    'data:image/svg+xmlx,<svg/>',
    'data:,x',
    'blob:https://wallet.example/1',
    '//wallet.example/icon.png',
    '/icon.png',
    '',
    `data:image/png;base64,${'A'.repeat(200_000)}`,
    null,
    { toString: () => 'https://wallet.example/icon.png' },
  ])('is left out: %#', (given) => {
    expect(walletIcon(given)).toBeNull()
  })
})
