import { expect, test } from 'vitest'
import { cleanedAddress } from './cleanedAddress.ts'

const MARK = 'lk.config.'
const STATE = 'lk.config.AAAA'
const clean = (href: string, redirectUri = 'https://app.example/') =>
  cleanedAddress(href, MARK, redirectUri)

test.each([
  ['a code', `https://app.example/?code=c&state=${STATE}`, 'https://app.example/'],
  [
    'all that a provider may add',
    `https://app.example/?state=${STATE}&code=4%2F0A&scope=email%20openid&authuser=0&hd=x.example&prompt=none&iss=https%3A%2F%2Fid.example&session_state=s`,
    'https://app.example/',
  ],
  [
    'an error',
    `https://app.example/in?error=access_denied&error_description=no&state=${STATE}`,
    'https://app.example/in',
  ],
  [
    'a token in the fragment',
    `https://app.example/#id_token=a.b.c&token_type=bearer&expires_in=9&state=${STATE}`,
    'https://app.example/',
  ],
  [
    'the app’s query, to the letter',
    `https://app.example/?q=a+b%20c&empty&code=c&x=%C3%A9&state=${STATE}#here`,
    'https://app.example/?q=a+b%20c&empty&x=%C3%A9#here',
  ],
  [
    'the app’s fragment, whatever it is called',
    `https://app.example/?code=c&state=${STATE}#code`,
    'https://app.example/#code',
  ],
  [
    'the app’s route in the fragment',
    `https://app.example/?code=c&state=${STATE}#/trips?state=open`,
    'https://app.example/#/trips?state=open',
  ],
  [
    'the app’s query beside a token in the fragment',
    `https://app.example/?code=own#id_token=a.b.c&state=${STATE}`,
    'https://app.example/?code=own',
  ],
  [
    'the mark that Facebook leaves',
    `https://app.example/?code=c&state=${STATE}#_=_`,
    'https://app.example/',
  ],
])('takes off what the provider added: %s', (_, href, expected) => {
  expect(clean(href)).toBe(expected)
})

test('leaves a login of the app’s own alone', () => {
  const href = 'https://app.example/callback?code=own&state=own-state#id_token=x'
  expect(clean(href)).toBe(href)
})

test('leaves the parameters that the redirect address had itself', () => {
  const redirectUri = 'https://app.example/?scope=trips&user=7'
  expect(clean(`${redirectUri}&code=c&state=${STATE}`, redirectUri)).toBe(redirectUri)
})
