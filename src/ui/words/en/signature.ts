import { mixedWords } from '../../../react/isolatedWords.ts'
import type { SigningWords } from '../../../react/signingWords.ts'

export type SignatureWords = Pick<
  SigningWords,
  'message' | 'signIn' | 'signInElsewhere' | 'typedData' | 'order' | 'delegation' | 'delegationEnds'
>

export type SignatureNotes = Pick<
  SigningWords['notes'],
  | 'delegation'
  | 'hash'
  | 'nothingBack'
  | 'signInOtherDomain'
  | 'signInOtherAccount'
  | 'signInExpired'
  | 'signInNotYet'
>

/** True of a message with the prefix of EIP-191 and of what is known to be no transaction. */
const OWNERSHIP =
  'It proves this wallet is yours. The signature is free and does not move funds by itself.'

/** The texts of `signing` for requests that only produce a signature. */
export const signature: SignatureWords = mixedWords({
  message: {
    headline: 'Sign this message',
    line: OWNERSHIP,
  },
  signIn: (domain) => ({
    headline: `Log in to ${domain}`,
    line: OWNERSHIP,
  }),
  signInElsewhere: { headline: 'Log in to another site', line: OWNERSHIP },
  typedData: (type, contract) => ({
    headline: contract === null ? 'Sign structured data' : `Sign ${type} for ${contract}`,
    line: 'Read every line. We do not know what this app does with it.',
  }),
  order: (gives, gets) =>
    gets === null ? `Order: ${gives} for nothing` : `Order: ${gives} for at least ${gets}`,
  delegation: (to, isOnEveryChain) => ({
    headline: `Delegate your account to ${to}`,
    line: isOnEveryChain
      ? 'Its code can do everything that you can do with this account, on every network.'
      : 'Its code can do everything that you can do with this account.',
  }),
  delegationEnds: {
    headline: 'Stop delegating your account',
    line: 'Afterwards only you act for this account.',
  },
})

/** And what should be known first. */
export const signatureNotes: SignatureNotes = mixedWords({
  delegation: {
    lead: 'This hands over your account.',
    text: 'The author of that contract can take everything in your account.',
  },
  signInOtherDomain: (domain, host) => ({
    lead: `This message logs you in to ${domain}, but you are on ${host}.`,
    text: `If you did not come from ${domain}, decline.`,
  }),
  signInOtherAccount: {
    lead: 'This message names another account.',
    text: 'It is not the account that signs here.',
  },
  signInExpired: { lead: 'This request has expired.', text: 'Start again in the app.' },
  hash: {
    lead: 'This is a hash.',
    text: 'A smart account accepts a signed hash as an instruction, which could move everything in the account.',
  },
  nothingBack: {
    lead: 'You get nothing for this.',
    text: 'Decline, unless you want to give it away.',
  },
  signInNotYet: { lead: 'This request is not valid yet.', text: 'Start again in the app later.' },
})
