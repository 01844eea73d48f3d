type Row = {
  /** What it is for, in one sentence. */
  readonly text: string
  /** Titles of the stories that show it. */
  readonly stories: readonly string[]
}

/** Every component that the package gives out, and where its states are. */
export const components: Readonly<Record<string, Row>> = {
  LatchkitProvider: {
    text: 'Gives the kit to everything below, with language, direction, theme and classes.',
    stories: ['Flows/Login'],
  },
  LoginButton: {
    text: 'Opens the login, and logs out. Small: the login is loaded when somebody reaches for it.',
    stories: ['Login/Login button', 'Flows/Login'],
  },
  LoginModal: {
    text: 'The login as a modal, with your logo and links.',
    stories: ['Flows/Login', 'Login/First screen'],
  },
  Login: {
    text: 'The login as a part of the page.',
    stories: ['Flows/Login', 'Login/First screen with methods', 'Login/Code', 'Login/Link'],
  },
  AccountButton: {
    text: 'Opens the account in a modal; nothing while nobody is logged in.',
    stories: ['Flows/Account'],
  },
  AccountPanel: {
    text: 'The account as a part of the page: wallets, ways in, sessions, activity.',
    stories: [
      'Flows/Account',
      'Account/Wallets',
      'Account/Receive',
      'Account/Send',
      'Account/Export',
      'Account/Export code',
      'Account/Exported secret',
      'Account/Import',
      'Account/Import key',
      'Account/Login methods',
      'Account/Passkeys',
      'Account/Sessions',
      'Account/Activity',
      'Account/Loading',
    ],
  },
  SignedIn: {
    text: 'What it holds, while somebody is logged in.',
    stories: ['Levels/Login'],
  },
  SignedOut: {
    text: 'What it holds, while nobody is.',
    stories: ['Levels/Login'],
  },
  TransactionStatus: {
    text: 'How far a transaction has come, by its id.',
    stories: ['Levels/TransactionStatus'],
  },
  LoginMethods: {
    text: 'Every way into the account, to add and to remove.',
    stories: ['Account/Login methods'],
  },
  LoginMethodsView: {
    text: 'The same for data of your own.',
    stories: ['Account/Login methods'],
  },
  AppProofBadge: {
    text: 'Whether the address of an account is proven, and by what.',
    stories: ['Account/AppProof'],
  },
  SessionBanner: {
    text: 'Says that a session nobody uses is about to end, with one button to stay.',
    stories: ['Session/Session about to end'],
  },
  SessionBannerView: {
    text: 'The same for data of your own.',
    stories: ['Session/Session about to end'],
  },
  SessionEndedView: {
    text: 'What a person sees when their session has ended.',
    stories: ['Session/Session ended'],
  },
  SignModal: {
    text: 'Asks before anything is signed, and shows exactly what is signed.',
    stories: ['Flows/Signing', 'Signing/Confirm', 'Signing/Progress'],
  },
  ConfirmView: {
    text: 'The same for a request of your own.',
    stories: ['Signing/Confirm'],
  },
  ChooseMethodView: {
    text: 'The first screen of the login.',
    stories: [
      'Login/First screen',
      'Login/First screen with methods',
      'Login/First screen with phone',
    ],
  },
  EnterCodeView: {
    text: 'The screen for the code.',
    stories: ['Login/Code', 'Login/Code, variants'],
  },
  DoneView: {
    text: 'The screen after the login.',
    stories: ['Login/Done'],
  },
  SystemStateView: {
    text: 'What is in the way of the login: offline, service down, wrong address.',
    stories: ['Login/Something in the way'],
  },
  Card: {
    text: 'The card that the screens stand in.',
    stories: ['Login/First screen'],
  },
  Dialog: {
    text: 'The modal: a card, and a sheet on a phone.',
    stories: ['Primitives/Dialog'],
  },
  Button: {
    text: 'A button, with its loading state.',
    stories: ['Primitives/Button'],
  },
  OtpField: {
    text: 'One field for a code, drawn as several.',
    stories: ['Primitives/Code field'],
  },
  TextField: {
    text: 'A text field with its label and its error.',
    stories: ['Primitives/Text field'],
  },
  ThemeRoot: {
    text: 'Where the tokens live; around any view that stands alone.',
    stories: ['Primitives/Emblem'],
  },
}

/** The last part of a story's address, as Storybook makes it of a title. */
export const idOfTitle = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
