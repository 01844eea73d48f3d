/** What a mockup shows, in the kit: its stories in the order of the mockup, pages of the running whole, or files. */
export type Mockup = {
  /** Its file, without an ending. */
  readonly name: string
  readonly stories?: readonly string[]
  readonly pages?: readonly PageName[]
  /** Drawings, from the root of the repository. */
  readonly files?: readonly string[]
  /** What differs, and why; `'nothing'` where at most sample data and the page around do. */
  readonly differs: 'nothing' | readonly [string, ...string[]]
  /** As the toolbars of the Storybook call them: @default 'light', 'ltr', 416 */
  readonly theme?: 'light' | 'dark'
  readonly direction?: 'ltr' | 'rtl'
  readonly width?: 416 | 768 | 1200
}

/** Pages that the running whole is brought to. */
export type PageName =
  | 'first-phone'
  | 'code-phone'
  | 'account'
  | 'playground'
  | 'playground-requests'
  | 'playground-phone-rtl'
  | 'dashboard-auth'
  | 'dashboard-email'
  | 'dashboard-sms'
  | 'dashboard-organizations'
  | 'dashboard-activities'
  | 'dashboard-webhooks'
  | 'letter'

const first = 'login-first-screen'
const methods = 'login-first-screen-with-methods'
const code = 'login-code'
const social = 'login-social-login'
const confirm = 'signing-confirm'
const progress = 'signing-progress'
const blocked = 'login-something-in-the-way'

/** A mockup that is drawn light and dark. */
function both(name: string, mockup: Omit<Mockup, 'name' | 'theme'>): readonly Mockup[] {
  return [
    { ...mockup, name },
    { ...mockup, name: `${name}.dark`, theme: 'dark' },
  ]
}

const NO_SUMMARY =
  'The headline names the call: what a call of a stranger’s contract buys is known to the app alone, and none is made up.'
const RAW = 'A link to the raw data: it is one switch away on every request.'

/** Every mockup of the design. */
export const mockups: readonly Mockup[] = [
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
  { name: 'a6-login-inline', stories: [`${methods}--inline`], differs: 'nothing' },
  ...both('b1-login-email-passkey', {
    stories: [`${methods}--email-and-passkey`],
    differs: 'nothing',
  }),
  ...both('c1-sheet-login', {
    pages: ['first-phone'],
    differs: [
      'The first visit: nothing was used last. Without settings of one’s own the local service offers three providers, and the example app links no terms.',
    ],
  }),
  {
    name: 'c2-sheet-code',
    pages: ['code-phone'],
    differs: ['A code by email. The keyboard is the device’s.'],
  },
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
      'Every account has its proof.',
    ],
  }),
  {
    name: 'h2-account-in-app',
    pages: ['account'],
    differs: ['A fifth tab shows the activities with their votes.'],
  },
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
      'The permission says with which account.',
    ],
  }),
  { name: 'i2-typed-data-in-app', stories: [`${confirm}--permission`], differs: 'nothing' },
  ...both('i3-signing-risks', {
    stories: [
      `${confirm}--unlimited-permission`,
      `${confirm}--no-interface`,
      `${confirm}--sponsored`,
      `${progress}--reverted-in-the-trial-run`,
    ],
    differs: [NO_SUMMARY, RAW, 'Data is shown whole, however long it is: it scrolls.'],
  }),
  ...both('j1-session-banner', {
    stories: ['session-session-about-to-end--about-to-end'],
    differs: ['On the narrow stage of a story the buttons stand below the words.'],
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
  ...both('l1-playground', {
    pages: ['playground'],
    differs: [
      'One step further: a code has come. There is no `theme.css` while nothing of the theme is changed.',
      'The code is what compiles: `createLatchkit`, and React Query beside it.',
      'Last used is the real one until another is chosen; the inbox knows no sender.',
    ],
  }),
  {
    name: 'l2-playground-requests',
    pages: ['playground-requests'],
    differs: ['The requests of a login, which have no stamp, and say so.'],
  },
  { name: 'l3-playground-phone-rtl', pages: ['playground-phone-rtl'], differs: 'nothing' },
  ...both('m1-dashboard-auth', { pages: ['dashboard-auth'], differs: 'nothing' }),
  { name: 'm2-dashboard-email', pages: ['dashboard-email'], differs: 'nothing' },
  { name: 'm2-dashboard-sms', pages: ['dashboard-sms'], differs: 'nothing' },
  { name: 'm3-dashboard-organizations', pages: ['dashboard-organizations'], differs: 'nothing' },
  { name: 'm4-dashboard-activities', pages: ['dashboard-activities'], differs: 'nothing' },
  { name: 'm5-dashboard-webhooks', pages: ['dashboard-webhooks'], differs: 'nothing' },
  ...both('n1-email-code', {
    pages: ['letter'],
    differs: ['The hour says that it is of UTC: nobody knows where the reader is.'],
  }),
  {
    name: 'o1-devtools',
    theme: 'dark',
    stories: ['devtools-panel--logged-in'],
    differs: 'nothing',
  },
  { name: 'o1-devtools.light', stories: ['devtools-panel--logged-in'], differs: 'nothing' },
  {
    name: 'p1-logo',
    files: ['.storybook/public/lockup.svg', 'playground/favicon.svg'],
    differs: [
      'The construction, the app icon, the mark of one colour and the word alone are of the design: no page of ours needs them.',
      'The lockup on dark is drawn by the pages themselves, in the colours of their scheme: see l1 and m1.',
    ],
  },
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
