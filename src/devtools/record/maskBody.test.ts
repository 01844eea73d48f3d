import { expect, test } from 'vitest'
import { maskBody, shortName } from './maskBody.ts'

test('keeps the shape, numbers and the names that open nothing, and hides every other text', () => {
  const body = {
    type: 'ACTIVITY_TYPE_STAMP_LOGIN',
    organizationId: 'org-1',
    parameters: { publicKey: '02ab', expirationSeconds: '900', invalidateExisting: true },
    session: 'eyJhbGciOi.J9.sig',
    otpCode: '413902',
    contact: 'mara@okafor.example',
    unheardOf: 'from a newer service',
    nothing: '',
    list: ['secret', 'words'],
    count: 3,
    missing: null,
  }
  expect(maskBody(body)).toEqual({
    type: 'ACTIVITY_TYPE_STAMP_LOGIN',
    organizationId: 'org-1',
    parameters: { publicKey: '02ab', expirationSeconds: '900', invalidateExisting: true },
    session: '•••••• (17)',
    otpCode: '•••••• (6)',
    contact: '•••••• (19)',
    unheardOf: '•••••• (20)',
    nothing: '',
    list: ['•••••• (6)', '•••••• (5)'],
    count: 3,
    missing: null,
  })
})

test('hides what is too long for a name under the name of one, and a text that is no JSON', () => {
  expect(maskBody({ address: 'x'.repeat(141) })).toEqual({ address: '•••••• (141)' })
  expect(maskBody('<html>token</html>')).toBe('•••••• (18)')
})

test('leaves out what is too much of a list', () => {
  const masked = maskBody(Array.from({ length: 23 }, (_, index) => index))
  expect(masked).toHaveLength(21)
  expect(masked).toContain('and 3 more')
})

test.each([
  ['short', 'short'],
  [`02${'ab'.repeat(32)}`, '02ababab…abab'],
])('shortens %s to %s', (text, short) => {
  expect(shortName(text)).toBe(short)
})
