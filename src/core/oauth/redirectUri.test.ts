import { describe, expect, test } from 'vitest'
import { printCount } from '../../../test/support/printCount.ts'
import { ownAddress, redirectUriFor } from './redirectUri.ts'

const PAGE = 'https://app.example/trips/7?tab=map#photo'

/** Addresses that lead elsewhere, or look as if they did not. */
const hostile = [
  'https://evil.example/',
  'https://app.example.evil.example/',
  'https://app.example@evil.example/',
  'https://app.example:443@evil.example/',
  'https://app.example:8443/',
  'https://evil.example/https://app.example/',
  'https://evil.example?https://app.example/',
  'https://evil.example#https://app.example/',
  'http://app.example/',
  'HTTPS://evil.example/',
  'https:evil.example/',
  'https:/evil.example/',
  'https:///evil.example/',
  'https:\\\\evil.example\\',
  'https://app.example\\@evil.example/',
  'https://app.example\\.evil.example/',
  'https://app.example%2eevil.example/',
  'https://app.example%00.evil.example/',
  'https://app.example%0d%0a.evil.example/',
  'https://app.example。evil.example/',
  'https://аpp.example/',
  'https://app.example./',
  'https://xn--pp-8cd.example/',
  'https://APP.EXAMPLE.evil.example/',
  '//evil.example/',
  '///evil.example/',
  '////evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '\\/evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  ' https://evil.example/',
  '\thttps://evil.example/',
  '\u0000https://evil.example/',
  'https://evil.example\u0000app.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://app.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://app.example/uuid',
  'blob:https://evil.example/uuid',
  'filesystem:https://app.example/temporary/x',
  'view-source:https://evil.example/',
  'file:///etc/passwd',
  'ftp://evil.example/',
  'about:blank',
  'ws://evil.example/',
  'wss://app.example/',
  'intent://evil.example/#Intent;scheme=https;end',
  'https://',
  'https://?',
  'https://.',
  '//',
  '/',
  '.',
  '..//evil.example/',
  '',
]

test('sec/T17 follows no hostile address, neither to come back to nor to return to', () => {
  let refused = 0
  for (const address of hostile) {
    expect(() => redirectUriFor(PAGE, { option: address, configured: null })).toThrow(
      expect.objectContaining({ code: 'OPTION_INVALID' }),
    )
    const fallback = redirectUriFor(PAGE, { option: undefined, configured: address })
    expect(fallback).toBe('https://app.example/trips/7')
    expect(ownAddress(PAGE, address)).toBeNull()
    refused++
  }
  printCount('hostile addresses refused', refused, hostile.length)
  expect(refused).toBe(61)
})

describe('redirectUriFor', () => {
  const own = 'https://app.example/callback?kit=1'

  test('takes the app’s word before the service’s, to the letter', () => {
    const configured = 'https://app.example/other'
    expect(redirectUriFor(PAGE, { option: own, configured })).toBe(own)
    expect(redirectUriFor(PAGE, { option: undefined, configured })).toBe(configured)
  })

  test('comes back to the page itself when nobody says where', () => {
    const none = { option: undefined, configured: null }
    expect(redirectUriFor(PAGE, none)).toBe('https://app.example/trips/7')
    expect(redirectUriFor('https://app.example', none)).toBe('https://app.example/')
  })
})
