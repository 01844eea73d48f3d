import { expect, test } from 'vitest'
import { deviceName } from './deviceName.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    'Mac, Chrome',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/150.0.0.0 Safari/537.36`,
  ],
  [
    'Windows, Edge',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`,
  ],
  [
    'iPhone, Safari',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${WEBKIT} Version/26.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'iPhone, Chrome',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${WEBKIT} CriOS/150.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Android, Samsung Internet',
    `Mozilla/5.0 (Linux; Android 16; K) ${WEBKIT} SamsungBrowser/30.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
  ],
  ['Linux, Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'],
  [
    'Chromebook, Chrome',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/150.0.0.0 Safari/537.36`,
  ],
  ['Passkey', ''],
  ['Passkey', 'something new'],
])('calls it %s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name)
})
