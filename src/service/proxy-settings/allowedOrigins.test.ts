import { describe, expect, test } from 'vitest'
import { checkAllowedOrigins, checkOriginEntry } from './allowedOrigins.ts'

describe('checkOriginEntry', () => {
  test.each([
    'https://app.example.com',
    'https://app.example.com:8443',
    'http://localhost:3000',
    'https://[::1]:3000',
    'http://127.0.0.1',
    'https://xn--mnchen-3ya.example',
    '*',
  ])('stores %s as it stands', (entry) => {
    expect(checkOriginEntry(entry)).toEqual({ ok: true, stored: entry })
  })

  test('takes off one trailing slash and no more', () => {
    expect(checkOriginEntry('https://app.example.com/')).toEqual({
      ok: true,
      stored: 'https://app.example.com',
    })
    expect(checkOriginEntry('https://app.example.com//')).toMatchObject({ ok: false })
  })

  test.each([
    ['HTTPS://APP.EXAMPLE.COM', 'https://app.example.com'],
    ['https://APP.example.com', 'https://app.example.com'],
    ['https://app.example.com:443', 'https://app.example.com'],
    ['https://app.example.com:0443', 'https://app.example.com'],
    ['http://app.example.com:80', 'http://app.example.com'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
    ['http://2130706433', 'http://127.0.0.1'],
    ['http://0x7f.1', 'http://127.0.0.1'],
    ['http://[0:0:0:0:0:0:0:1]', 'http://[::1]'],
    [' https://app.example.com', 'https://app.example.com'],
    ['https://app.example.com\t', 'https://app.example.com'],
    ['https://app\u200b.example.com', 'https://app.example.com'],
    ['https://app%2eexample.com', 'https://app.example.com'],
    ['https://app。example.com', 'https://app.example.com'],
    ['https:app.example.com', 'https://app.example.com'],
    ['https://app.example.com?', 'https://app.example.com'],
    ['https://app.example.com#', 'https://app.example.com'],
  ])('refuses %j and names the spelling to copy', (entry, canonical) => {
    expect(checkOriginEntry(entry)).toEqual({ ok: false, reason: 'notCanonical', canonical })
  })

  test.each([
    ['https://app.example.com.', 'https://app.example.com'],
    ['https://app.example.com.:8443', 'https://app.example.com:8443'],
  ])('refuses the trailing dot of %s', (entry, canonical) => {
    expect(checkOriginEntry(entry)).toEqual({ ok: false, reason: 'trailingDot', canonical })
  })

  test.each([
    'https://app.example.com@evil.com',
    'https://user:pw@app.example.com',
    'https://app.example.com\\@evil.com',
  ])('refuses the user name in %s without a suggestion', (entry) => {
    expect(checkOriginEntry(entry)).toEqual({ ok: false, reason: 'userinfo' })
  })

  test.each(['https://*.example.com', 'https://app.*', '*.example.com', '**', 'https://*'])(
    'refuses the wildcard %s',
    (entry) => {
      expect(checkOriginEntry(entry)).toEqual({ ok: false, reason: 'wildcard' })
    },
  )

  test.each([
    'https://app.example.com/path',
    'https://app.example.com/?x',
    'https://app.example.com?x=1',
    'https://app.example.com/#x',
  ])('refuses more than an origin: %s', (entry) => {
    expect(checkOriginEntry(entry)).toEqual({
      ok: false,
      reason: 'path',
      canonical: 'https://app.example.com',
    })
  })

  test.each(['', 'app.example.com', 'null', 'https://', '//app.example.com', 'https://a b'])(
    'refuses %j, which is no address',
    (entry) => {
      expect(checkOriginEntry(entry)).toEqual({ ok: false, reason: 'notAnAddress' })
    },
  )

  test.each(['ftp://app.example.com', 'file:///etc/passwd', 'javascript:alert(1)', 'app:/x'])(
    'refuses the scheme of %s',
    (entry) => {
      expect(checkOriginEntry(entry)).toEqual({ ok: false, reason: 'scheme' })
    },
  )
})

describe('checkAllowedOrigins', () => {
  test('stores each entry once', () => {
    expect(checkAllowedOrigins(['https://a.example/', 'https://a.example'])).toEqual({
      ok: true,
      stored: ['https://a.example'],
    })
  })

  test('refuses * beside other entries', () => {
    expect(checkAllowedOrigins(['*', 'https://a.example'])).toEqual({
      ok: false,
      entry: '*',
      reason: 'mixedWithAll',
    })
  })

  test('names the entry that it refuses', () => {
    expect(checkAllowedOrigins(['https://a.example', 'https://B.example'])).toEqual({
      ok: false,
      entry: 'https://B.example',
      reason: 'notCanonical',
      canonical: 'https://b.example',
    })
  })
})
