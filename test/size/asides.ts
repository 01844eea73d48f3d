import type { Rolldown } from 'vite'
import { holds } from './holds.ts'

/** What is loaded apart, with its budget in kB. */
export type Aside = {
  readonly what: string
  readonly budget: number
  readonly isOf: (chunk: Rolldown.OutputChunk) => boolean
}

/** What no login asks for by itself: each is loaded where somebody needs it, and has a budget of its own. */
export const asides: readonly Aside[] = [
  // the world's numbering plans: they weigh more than the login, and come when a phone number is typed
  { what: 'numbering plans', budget: 40, isOf: holds(/\/libphonenumber-js\//) },
  // and the code that they scan: loaded only when the app hands over a provider for them
  {
    what: 'wallets in phones',
    budget: 4,
    isOf: holds(/\/(wallet\/phonePairing|ConnectWallet\/ScanCodeView|Qr\/QrDrawing)\./),
  },
  // for a page that another site's page shows
  { what: 'login inside a frame', budget: 3, isOf: holds(/\/ui\/frame\/ForeignFrame\./) },
  // what is over, where the browser has no room left
  { what: 'clearing a full device', budget: 1, isOf: holds(/\/core\/keys\/makeRoom\./) },
  // for apps that choose it
  {
    what: 'newest generation of the wire',
    budget: 8,
    isOf: holds(/\/core\/actions\/attestedProxy\./),
  },
  // for apps that choose it: the accounts of the wallet that a new person gets
  {
    what: 'wallet at sign-up',
    budget: 3,
    isOf: holds(/\/core\/(chosenOperations|wallet\/createWalletSignUp)\./),
  },
  // where an address was made: certificates and attestations, read when somebody has it checked
  {
    what: 'checks of app proofs',
    budget: 10,
    isOf: holds(/\/core\/wallet\/proof\/checkAddressProof\./),
  },
  // its renewals and log-out, which come with the first of them; and the watch over time and other tabs, which
  // comes with every page
  {
    what: 'work of a session',
    budget: 6,
    isOf: holds(/\/core\/(createAfterLogin|session\/lookAfterSessions)\./),
  },
  // what all queries and activities are called and answer: for the first that an app asks or submits
  {
    what: 'tables of requests',
    // and what is submitted again under the time that it had
    budget: 9,
    isOf: holds(/\/core\/actions\/createRequests\./),
  },
]

/** The same for the account: what a press there loads, with a budget of its own. */
export const accountAsides: readonly Aside[] = [
  // the address of a linked wallet by its key, where one of that kind is linked
  { what: 'curve of external wallets', budget: 16, isOf: holds(/\/@noble\/curves\/secp256k1\./) },
  {
    what: 'details of an address proof',
    budget: 4,
    isOf: holds(/\/ui\/account\/AppProofBadge\/ProofDialog\./),
  },
  // an address or a wallet that becomes a way in
  { what: 'adding a way in', budget: 2, isOf: holds(/\/core\/linking\/add(Contact|Wallet)\./) },
  // the words that a phrase is made of, which what is typed is checked by
  { what: 'list of words', budget: 7, isOf: holds(/\/english\./) },
  // with a node that is asked again while it is busy
  { what: 'sending', budget: 6, isOf: holds(/\/ui\/account\/Send\/Send\./) },
  {
    what: 'export and import',
    // reads and writes keys as the wallets of each chain do
    budget: 18,
    isOf: holds(/\/(WalletTaskContent|createSecrets)\./),
  },
]
