import { both, type Mockup } from './mockup.ts'

const first = 'login-first-screen'
const methods = 'login-first-screen-with-methods'
const code = 'login-code'
const social = 'login-social-login'
const confirm = 'signing-confirm'
const progress = 'signing-progress'
const blocked = 'login-something-in-the-way'

const NO_SUMMARY =
  'The headline names the call: what a call of a stranger’s contract buys is known to the app alone, and none is made up.'

const WITH =
  'The permission says with which account, and names every contract that is known; the time left is counted in days.'

const RAW = 'A link to the raw data: it is one switch away on every request.'

const devtools = {
  width: 1200,
  stories: ['devtools-panel--logged-in'],
  differs: [
    'A second tab shows the timeline of what the kit did; another tab of the browser can be played from here.',
    'The stage of a story is 1200 px wide at most, so the table of requests goes on to the right.',
    'A code is shown as long as it lets in, and the inbox is emptied from here.',
  ],
} as const

/** The mockups of the kit: each beside its stories. */
export const storyRows: readonly Mockup[] = [
  ...both('a1-login-first-visit', { stories: [`${methods}--every-method`], differs: 'nothing' }),
  ...both('a2-login-returning', {
    stories: [`${methods}--returning-with-google`],
    differs: 'nothing',
  }),
  {
    name: 'a3-login-passkey-autofill',
    stories: [`${methods}--every-method`],
    differs: ['The list of passkeys below the field is the browser’s own, and in no story.'],
  },
  {
    name: 'a4-login-states',
    stories: [
      'login-first-screen-with-phone--typed-a-digit',
      `${first}--not-an-address`,
      `${methods}--sending-code`,
    ],
    differs: ['The second story is of a service that offers email alone.'],
  },
  {
    name: 'a5-login-rtl',
    direction: 'rtl',
    stories: [`${methods}--in-arabic`],
    differs: 'nothing',
  },
  {
    name: 'a6-login-inline',
    stories: [`${methods}--inline`],
    differs: ['The page around it is the app’s own, and in no story.'],
  },
  ...both('b1-login-email-passkey', {
    stories: [`${methods}--email-and-passkey`],
    differs: 'nothing',
  }),
  ...both('d1-code-states', {
    stories: [
      `${code}--idle`,
      `${code}--typing`,
      `${code}--verifying`,
      `${code}--accepted`,
      `${code}--wrong`,
      `${code}--expired`,
      `${code}--locked`,
      'login-code-variants--eight-characters',
    ],
    differs: 'nothing',
  }),
  {
    name: 'e1-oauth-states',
    stories: [
      `${social}--waiting`,
      `${social}--blocked`,
      `${social}--closed`,
      `${social}--in-app-on-iphone`,
      `${social}--account-exists`,
      `${social}--finishing`,
    ],
    differs: 'nothing',
  },
  {
    name: 'f1-passkey-states',
    stories: [
      'login-passkey--asking',
      'login-offer-a-passkey--offer',
      'login-passkey-saved--saved',
      'login-passkey-failed--cancelled',
      'login-passkey-failed--none-on-this-device',
      'login-passkey-failed--not-supported',
    ],
    differs: 'nothing',
  },
  {
    name: 'g1-wallet-states',
    stories: [
      'login-wallets--with-phone-wallet',
      'login-wallet--signing',
      'login-wallet--rejected',
      'login-wallets--none-found-with-phone-wallet',
    ],
    differs: [
      'The row of the phone wallet has a phone, not the mark of one company: the app brings the provider for it.',
      '“We make one for you” is said only where the app has a wallet made at sign-up.',
    ],
  },
  {
    name: 'g2-wallet-qr',
    stories: ['login-phone-wallet--code'],
    differs: [
      'How long the code lasts is known to the app’s provider alone.',
      'Copying it is a button of full size, and there is a way to another wallet.',
    ],
  },
  ...both('h1-account-panel', {
    stories: [
      'account-wallets--several',
      'account-receive--ethereum',
      'account-login-methods--several',
      'account-passkeys--several',
      'account-sessions--several',
      'account-wallets--none',
    ],
    differs: [
      'The stories are of the tabs; the whole panel is beside h2.',
      'Importing is offered where the panel has a place for it, not in the story of the tab.',
      'Every account has its proof, and a picture of its own: it is of the address, not of the chain.',
      'Passkeys and wallets let in too, so they stand among the login methods and can be added there.',
      'Which address a provider knows, and on which device a passkey is, the service does not say.',
      'The card of the wallet has no line around it: its ground is enough to tell it apart.',
    ],
  }),
  {
    name: 'h3-wallet-proof',
    stories: ['account-appproof--sealed-machine', 'account-appproof--another-root'],
    differs: [
      'Two more checks are made, and said: the proof is about this address, and the program is the expected one. What is left unchecked is its source.',
    ],
  },
  ...both('i1-signing', {
    stories: [
      `${confirm}--message`,
      `${confirm}--permission`,
      `${confirm}--decoded-call`,
      `${progress}--signed`,
      `${progress}--reverted`,
      `${progress}--sent`,
    ],
    differs: [
      NO_SUMMARY,
      RAW,
      'The reason is the contract’s own sentence, for the same cause; the way on is to close, as what would help is not known.',
      WITH,
    ],
  }),
  { name: 'i2-typed-data-in-app', stories: [`${confirm}--permission`], differs: [WITH] },
  ...both('i3-signing-risks', {
    stories: [
      `${confirm}--unlimited-permission`,
      `${confirm}--no-interface`,
      `${confirm}--sponsored`,
      `${progress}--reverted-in-the-trial-run`,
    ],
    differs: [
      NO_SUMMARY,
      RAW,
      'Data is shown whole, however long it is: it scrolls.',
      'A permission without limits can be read raw as well, and says with which account.',
      'A transfer that failed is closed: which amount would do is not known.',
    ],
  }),
  ...both('j1-session-banner', {
    width: 768,
    stories: ['session-session-about-to-end--about-to-end'],
    differs: 'nothing',
  }),
  {
    name: 'k1-export-import',
    stories: [
      'account-export--by-passkey',
      'account-exported-secret--covered',
      'account-exported-secret--shown',
      'account-import--unknown-word',
    ],
    differs: [
      'A single private key can be exported from here.',
      'The words are of the standard list, in which some of the mockup are not.',
    ],
  },
  {
    name: 'o1-devtools',
    theme: 'dark',
    ...devtools,
  },
  { name: 'o1-devtools.light', ...devtools },
  ...both('q1-system-states', {
    stories: [
      `${blocked}--offline`,
      `${blocked}--service-down`,
      `${blocked}--origin-not-allowed`,
      `${blocked}--origin-not-allowed-in-development`,
      'session-session-ended--expired',
      'session-session-ended--logged-out-elsewhere',
    ],
    differs: [
      'The button back in has no mark of the provider: the marks are loaded with the login, and this screen without it.',
    ],
  }),
]
