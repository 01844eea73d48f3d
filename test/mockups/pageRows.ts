import { both, type Mockup } from './mockup.ts'

const BUTTON = 'The button of the example app is the kit’s own, in its accent.'

const ORGANIZATION =
  'A service has one organization, so there is none to choose; whoever is logged in has an account at the end of the line.'

const POLICIES = 'Policies have a page of their own.'

const DASHBOARD = [ORGANIZATION, POLICIES] as const

const PREVIEW =
  'The preview is as large as an app is, not made smaller, and the example app has one page.'

/** The mockups of whole pages: each beside the running whole, or beside a file. */
export const pageRows: readonly Mockup[] = [
  ...both('c1-sheet-login', {
    pages: ['first-phone'],
    differs: [
      'Without settings of one’s own the local service offers three providers: the two that are left are rows, not tiles.',
      'The example app links no terms.',
      BUTTON,
    ],
  }),
  {
    name: 'c2-sheet-code',
    pages: ['code-phone'],
    differs: [
      'The keyboard, and the code above it, are the device’s.',
      'A text message has no mail app to open: another method can be chosen in its place.',
      BUTTON,
    ],
  },
  {
    name: 'h2-account-in-app',
    pages: ['account'],
    differs: [
      'A fifth tab shows the activities with their votes.',
      'The service runs on one machine, so its proof is said to be one of development.',
      'The recovery phrase can be exported from here.',
      'Somebody new has no name yet, and no wallet from elsewhere.',
      'The example app has one page, which shows the session behind the panel.',
    ],
  },
  ...both('l1-playground', {
    pages: ['playground'],
    differs: [
      'One step further: a code has come. There is no `theme.css` while nothing of the theme is changed.',
      'The code is what compiles: `createLatchkit`, and React Query beside it; the line to install both is longer.',
      'Last used is the real one until another is chosen; the scheme is that of the device.',
      'The inbox knows no sender, and gives the time of every message.',
      'The generation of the wire can be chosen as well, so the controls are longer and scroll.',
      PREVIEW,
      BUTTON,
    ],
  }),
  {
    name: 'l2-playground-requests',
    pages: ['playground-requests'],
    differs: [
      'The requests are those of a login by email, stamped with the key of its session.',
      'The detail says the whole address first.',
      'The code is a whole page that compiles.',
      'A link to the raw data of the message, as on every request.',
      PREVIEW,
    ],
  },
  {
    name: 'l3-playground-phone-rtl',
    pages: ['playground-phone-rtl'],
    differs: [
      'The words are those of the translation.',
      'Without settings of one’s own the local service offers three providers.',
      'The field has the focus, as on every device with a mouse.',
      PREVIEW,
      BUTTON,
    ],
  },
  ...both('m1-dashboard-auth', {
    pages: ['dashboard-auth'],
    differs: [
      ...DASHBOARD,
      'The service knows when the proxy was changed last, and not when an origin was seen.',
      'Warning people before the end is for the app to say: it puts the banner into its page.',
      'The service keeps nothing here, and says so.',
    ],
  }),
  {
    name: 'm2-dashboard-email',
    pages: ['dashboard-email'],
    differs: [
      ...DASHBOARD,
      'The letter has one form, so there is no template to choose and no variable to add; what it holds is listed.',
      'The letter brings its own ground, and the fonts of whoever reads it.',
      'Below the sender stands what holds when nothing is typed.',
    ],
  },
  {
    name: 'm2-dashboard-sms',
    pages: ['dashboard-sms'],
    differs: [
      ...DASHBOARD,
      'The one variable of a text message is the code, by its name in the wire.',
      'The line that lets phones fill the code in is always there: it binds the code to the page.',
      'Who sends a text message is for the provider that carries it to say.',
    ],
  },
  {
    name: 'm3-dashboard-organizations',
    pages: ['dashboard-organizations'],
    differs: [
      ...DASHBOARD,
      'Ways to log in are words: a row of marks says nothing to who does not know them.',
      'The organization reads those below it and changes nothing in them: no session is ended and nobody deleted here.',
      'Addresses are whole. How many there are in all is nowhere counted.',
    ],
  },
  {
    name: 'm4-dashboard-activities',
    pages: ['dashboard-activities'],
    differs: [
      ...DASHBOARD,
      'How many votes an activity needs depends on what the policies say, which is shown below.',
      'The list is of the organization itself: the service lists the activities of one at a time.',
    ],
  },
  {
    name: 'm5-dashboard-webhooks',
    pages: ['dashboard-webhooks'],
    differs: [
      ...DASHBOARD,
      'Of a delivery the service tells its event, its answer and its tries: what was sent and received is not kept for reading.',
      'A delivery is sent again by hand only once its own tries are over.',
    ],
  },
  ...both('n1-email-code', {
    pages: ['letter'],
    differs: ['The hour says that it is of UTC: nobody knows where the reader is.'],
  }),
  {
    name: 'p1-logo',
    files: ['.storybook/public/lockup.svg', 'playground/favicon.svg'],
    differs: [
      'The construction, the app icon, the mark of one colour and the word alone are of the design: no page of ours needs them.',
      'The lockup on dark is drawn by the pages themselves, in the colours of their scheme: see l1 and m1.',
    ],
  },
]
