/** What a mockup shows, in the kit: its stories in the order of the mockup, or pages of the running whole. */
export type Mockup = {
  /** Its file, without an ending. */
  readonly name: string
  readonly stories?: readonly string[]
  readonly pages?: readonly PageName[]
  /** Why the kit differs where it does; empty where it does not. */
  readonly differs: readonly string[]
  /** As the toolbars of the Storybook call them: @default 'light', 'ltr' */
  readonly theme?: 'light' | 'dark'
  readonly direction?: 'ltr' | 'rtl'
}

/** Pages that the running whole is brought to. */
export type PageName =
  | 'first'
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
  | 'email'
  | 'devtools'

const first = 'login-first-screen'
const methods = 'login-first-screen-with-methods'
const code = 'login-code'
const social = 'login-social-login'
const confirm = 'signing-confirm'
const progress = 'signing-progress'
const blocked = 'login-something-in-the-way'

/** The mockups that are shown in stories. */
export const mockups: readonly Mockup[] = [
  { name: 'a1-login-first-visit', stories: [`${methods}--every-method`], differs: [] },
  {
    name: 'a1-login-first-visit.dark',
    theme: 'dark',
    stories: [`${methods}--every-method`],
    differs: [],
  },
  { name: 'a2-login-returning', stories: [`${methods}--returning-with-google`], differs: [] },
  {
    name: 'a2-login-returning.dark',
    theme: 'dark',
    stories: [`${methods}--returning-with-google`],
    differs: [],
  },
  {
    name: 'a4-login-states',
    stories: [
      'login-first-screen-with-phone--typed-a-digit',
      `${first}--not-an-address`,
      `${methods}--sending-code`,
    ],
    differs: [],
  },
  { name: 'a5-login-rtl', direction: 'rtl', stories: [`${methods}--in-arabic`], differs: [] },
  { name: 'a6-login-inline', stories: [`${methods}--inline`], differs: [] },
  { name: 'b1-login-email-passkey', stories: [`${methods}--email-and-passkey`], differs: [] },
  {
    name: 'b1-login-email-passkey.dark',
    theme: 'dark',
    stories: [`${methods}--email-and-passkey`],
    differs: [],
  },
  ...(['', '.dark'] as const).map(
    (look): Mockup => ({
      name: `d1-code-states${look}`,
      ...(look && { theme: 'dark' }),
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
      differs: [],
    }),
  ),
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
    differs: [],
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
    differs: [],
  },
  {
    name: 'g1-wallet-states',
    stories: [
      'login-wallets--with-phone-wallet',
      'login-wallet--signing',
      'login-wallet--rejected',
      'login-wallets--none-found-with-phone-wallet',
    ],
    differs: [],
  },
  { name: 'g2-wallet-qr', stories: ['login-phone-wallet--code'], differs: [] },
  ...(['', '.dark'] as const).map(
    (look): Mockup => ({
      name: `h1-account-panel${look}`,
      ...(look && { theme: 'dark' }),
      stories: [
        'account-wallets--several',
        'account-receive--ethereum',
        'account-login-methods--several',
        'account-passkeys--several',
        'account-sessions--several',
        'account-wallets--none',
      ],
      differs: [],
    }),
  ),
  {
    name: 'h3-wallet-proof',
    stories: ['account-appproof--sealed-machine', 'account-appproof--another-root'],
    differs: [],
  },
  ...(['', '.dark'] as const).map(
    (look): Mockup => ({
      name: `i1-signing${look}`,
      ...(look && { theme: 'dark' }),
      stories: [
        `${confirm}--message`,
        `${confirm}--permission`,
        `${confirm}--decoded-call`,
        `${progress}--on-the-network`,
        `${progress}--reverted`,
        `${progress}--sent`,
      ],
      differs: [],
    }),
  ),
  { name: 'i2-typed-data-in-app', stories: [`${confirm}--permission`], differs: [] },
  ...(['', '.dark'] as const).map(
    (look): Mockup => ({
      name: `i3-signing-risks${look}`,
      ...(look && { theme: 'dark' }),
      stories: [
        `${confirm}--unlimited-permission`,
        `${confirm}--no-interface`,
        `${confirm}--sponsored`,
        `${progress}--reverted-in-the-trial-run`,
      ],
      differs: [],
    }),
  ),
  ...(['', '.dark'] as const).map(
    (look): Mockup => ({
      name: `j1-session-banner${look}`,
      ...(look && { theme: 'dark' }),
      stories: ['session-session-about-to-end--about-to-end'],
      differs: [],
    }),
  ),
  {
    name: 'k1-export-import',
    stories: [
      'account-export--by-passkey',
      'account-exported-secret--covered',
      'account-exported-secret--shown',
      'account-import--unknown-word',
    ],
    differs: [],
  },
  ...(['', '.dark'] as const).map(
    (look): Mockup => ({
      name: `q1-system-states${look}`,
      ...(look && { theme: 'dark' }),
      stories: [
        `${blocked}--offline`,
        `${blocked}--service-down`,
        `${blocked}--origin-not-allowed`,
        `${blocked}--origin-not-allowed-in-development`,
        'session-session-ended--expired',
        'session-session-ended--logged-out-elsewhere',
      ],
      differs: [],
    }),
  ),
]
