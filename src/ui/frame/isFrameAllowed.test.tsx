import { expect, test } from 'vitest'
import { isFrameAllowed } from './isFrameAllowed.ts'

const origin = 'https://app.example'
const portal = 'https://portal.example'

test.each([
  ['its own origin', [origin], true],
  ['an allowed one', [portal], true],
  ['allowed ones and its own', [origin, portal, origin], true],
  ['another one', ['https://evil.example'], false],
  ['another one between allowed ones', [portal, 'https://evil.example', portal], false],
  ['another one around an allowed one', [portal, 'https://evil.example'], false],
  ['an allowed host under another scheme', ['http://portal.example'], false],
  ['an allowed host on another port', ['https://portal.example:8443'], false],
  ['a page without an origin', ['null'], false],
  ['nobody, as the browser says', [], false],
  ['nobody that the browser names', undefined, false],
])('decides about a page inside of %s', (_, ancestorOrigins, isAllowed) => {
  expect(isFrameAllowed([portal], { origin, ancestorOrigins })).toBe(isAllowed)
})

test('takes two pages without an origin for strangers', () => {
  expect(isFrameAllowed(['null'], { origin: 'null', ancestorOrigins: ['null'] })).toBe(false)
})
