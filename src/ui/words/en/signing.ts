import type { SigningWords } from '../../../react/signingWords.ts'
import type { SignatureNotes, SignatureWords } from './signature.ts'
import type { SignFailedWords } from './signFailed.ts'

type Apart = keyof SignFailedWords | keyof SignatureWords | 'notes'

/** All but what loads with those requests that need it, and what is said where nothing was signed. */
export const signing: Omit<SigningWords, Apart> & {
  readonly notes: Omit<SigningWords['notes'], keyof SignatureNotes>
} = {
  reading: 'Reading the request',
  place: (position, count) => `${position} of ${count}`,
  decline: 'Decline',
  declined: 'Declined. Nothing was signed.',
  sign: 'Sign',
  signPermission: 'Sign permission',
  send: 'Confirm and send',
  signAnyway: 'Sign anyway',
  sendAnyway: 'Send anyway',
  signing: 'Signing',

  permission: (spender, amount) => ({
    headline: `Let ${spender} spend up to ${amount}`,
    line: `Costs nothing now. It allows ${spender} to take the money later, until you stop it.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Let ${spender} spend up to ${amount}`,
    line: `Costs the network fee now. It allows ${spender} to take the money later, until you stop it.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Let ${spender} take all your ${tokens}`,
    line:
      until === null
        ? `No limit and no end date. Whoever controls this contract can empty your ${tokens} at any time.`
        : `No limit. Whoever controls this contract can empty your ${tokens} until ${until}.`,
  }),
  transfer: (amount, to) => `Send ${amount} to ${to}`,
  call: (functionName, to) => `Call ${functionName} of ${to}`,
  deployment: 'Create a new contract',
  unreadableCall: (isSent) => ({
    headline: isSent ? 'Send a call we cannot read' : 'Sign a call we cannot read',
    line: 'Go on only if you know this contract.',
  }),
  blind: {
    headline: 'Sign something we cannot read',
    line: 'Go on only if you know what it is. It could move all that is in your wallet.',
  },
  money: {
    never: 'Nothing leaves your wallet.',
    later: 'Costs nothing now. Money can leave your wallet later.',
    now: 'Money leaves your wallet when you confirm.',
    unknown: 'We cannot tell whether money leaves your wallet.',
  },

  unknownContract: 'Unknown contract',
  unknownAddress: 'Unknown address',
  unknownHolder: 'Token account of an unknown owner',
  anUnknownContract: 'an unknown contract',
  unknownToken: 'unknown tokens',
  yourself: 'yourself',
  knownContract: 'known contract',

  rows: {
    with: 'With',
    from: 'From',
    to: 'To',
    contract: 'Contract',
    calls: 'What it calls',
    pay: 'You pay',
    fee: 'Network fee',
    total: 'At most in all',
    paid: 'Paid',
    transaction: 'Transaction',
    unsigned: 'Not signed',
  },
  nothing: 'Nothing',
  atMost: (amount) => `at most ${amount}`,
  feeUnknown: 'Not known yet',
  paidBy: (app) => `Paid by ${app}`,
  data: (bytes) => (bytes === 1 ? 'Data, 1 byte' : `Data, ${bytes} bytes`),
  asBytes: 'Shown as text, sent as bytes',
  noLimit: 'No limit',
  never: 'Never',
  yes: 'Yes',
  no: 'No',
  items: (count) => (count === 1 ? '1 item' : `${count} items`),
  showAll: (characters) => `Show all ${characters} characters`,
  showAddress: (short) => `${short}, show all of it`,
  readable: 'Readable',
  raw: 'Raw',
  showRaw: 'Show raw data',
  showReadable: 'Show it readable',
  copyRaw: 'Copy',

  notes: {
    unlimited: {
      lead: 'Apps rarely need this.',
      text: 'Ask for a permission with an amount instead.',
    },
    unknownContract: {
      lead: 'We do not know this contract.',
      text: 'Compare its whole address with what you expect.',
    },
    noInterface: {
      lead: 'No interface is stored for this contract,',
      text: 'so names and amounts are missing.',
    },
    farDeadline: (distance) => ({
      lead: 'This gives a permission.',
      text:
        distance === null
          ? 'It never ends; most apps ask for minutes.'
          : `The deadline is ${distance}; most apps ask for minutes.`,
    }),
    blind: {
      lead: 'Nobody can read this.',
      text: 'It may be a payment or a permission.',
    },
    hiddenCharacters: {
      lead: 'Some characters hide or look like others.',
      text: 'They are marked where they stand.',
    },
    otherNetwork: {
      lead: 'This is for another network.',
      text: 'Go on only if you expect that.',
    },
    wouldFail: (reason) => ({
      lead: 'This would not go through.',
      text: reason === null ? 'It stopped in a trial run.' : `It stopped in a trial run: ${reason}`,
    }),
  },

  close: 'Close',
  copyDetails: 'Copy details for support',
}
