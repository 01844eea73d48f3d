import type { SigningWords } from '../../../react/signingWords.ts'

export type SignatureWords = Pick<
  SigningWords,
  'message' | 'signIn' | 'typedData' | 'delegation' | 'delegationEnds'
>

export type SignatureNotes = Pick<
  SigningWords['notes'],
  'delegation' | 'signInOtherDomain' | 'signInOtherAccount' | 'signInExpired' | 'signInNotYet'
>

/** Those of `signing` that load for what is signed and moves nothing by itself. */
export const signature: SignatureWords = {
  message: {
    headline: 'Sign this message',
    line: 'It proves this wallet is yours. It moves nothing and costs nothing.',
  },
  signIn: (domain) => ({
    headline: `Log in to ${domain}`,
    line: 'It proves this wallet is yours. It moves nothing and costs nothing.',
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `Sign ${type}` : `Sign ${type} for ${domain}`,
    line: 'Read every line. We do not know what this app does with it.',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `Let ${to} act for your account`,
    line: isOnEveryChain
      ? 'Its code can do all that you can, with everything in this account, on every network.'
      : 'Its code can do all that you can, with everything in this account.',
  }),
  delegationEnds: {
    headline: 'Let no contract act for your account',
    line: 'It moves nothing. Only you act for this account then.',
  },
}

/** And what should be known first. */
export const signatureNotes: SignatureNotes = {
  delegation: {
    lead: 'This hands over your account.',
    text: 'Whoever wrote the code of that contract can take all that is in it.',
  },
  signInOtherDomain: (domain, host) => ({
    lead: `This logs in to ${domain}.`,
    text: `You are on ${host}. Whoever asks could use your account there.`,
  }),
  signInOtherAccount: {
    lead: 'This names another account.',
    text: 'It is not the one that would sign.',
  },
  signInExpired: { lead: 'This is too old.', text: 'Start again in the app.' },
  signInNotYet: { lead: 'This is not valid yet.', text: 'Start again in the app later.' },
}
