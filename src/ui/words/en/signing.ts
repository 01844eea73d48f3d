import { mixedWords } from '../../../react/isolatedWords.ts'
import type { SigningWords } from '../../../react/signingWords.ts'
import type { SignatureNotes, SignatureWords } from './signature.ts'
import type { SignFailedWords } from './signFailed.ts'

type Apart = keyof SignFailedWords | keyof SignatureWords | 'notes'

/** All but what loads with those requests that need it, and what is said where nothing was signed. */
export const signing: Omit<SigningWords, Apart> & {
  readonly notes: Omit<SigningWords['notes'], keyof SignatureNotes>
} = mixedWords({
  reading: 'Reading the request',
  place: (position, count) => `${position} of ${count}`,
  decline: 'Decline',
  declineAll: 'Decline all',
  declined: 'Declined. Nothing was signed.',
  sign: 'Sign',
  signPermission: 'Sign permission',
  send: 'Confirm and send',
  signAnyway: 'Sign anyway',
  sendAnyway: 'Send anyway',
  signing: 'Signing',

  permission: (spender, amount) => ({
    headline: `Approve up to ${amount} for ${spender}`,
    line: `Costs nothing now. It allows ${spender} to take the money later, until you stop it.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Approve up to ${amount} for ${spender}`,
    line: `Costs the network fee now. It allows ${spender} to take the money later, until you stop it.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Approve unlimited ${tokens} for ${spender}`,
    line:
      until === null
        ? `No limit and no end date. Anyone who controls this contract can take all your ${tokens} at any time.`
        : `No limit. Anyone who controls this contract can take all your ${tokens} until ${until}.`,
  }),
  revocation: (spender, tokens) => ({
    headline:
      spender === null
        ? `Remove a permission for ${tokens}`
        : `Remove the permission of ${spender}`,
    line: `Afterwards it can no longer be used to take your ${tokens}.`,
  }),
  reduction: (spender, tokens) => ({
    headline: `Reduce the permission of ${spender}`,
    line: `Afterwards it can be used to take less of your ${tokens}.`,
  }),
  transfer: (amount, to) => `Send ${amount} to ${to}`,
  call: (functionName, to) => `Use ${functionName} on ${to}`,
  deployment: 'Create a new contract',
  unreadableCall: {
    headline: 'Unreadable request',
    line: 'Continue only if you know this contract.',
  },
  blind: {
    headline: 'Unreadable request',
    line: 'Continue only if you know what it is. It could take everything in your wallet.',
  },
  money: {
    never: 'Nothing leaves your wallet.',
    later: 'Costs nothing now. Money can leave your wallet later.',
    onceSent:
      'Anyone who has the signature can send this transaction. Money can then leave your wallet.',
    now: 'Money leaves your wallet when you confirm.',
    unknown: 'We cannot tell whether money leaves your wallet.',
    fee: 'Only the network fee leaves your wallet.',
  },

  unknownContract: 'Unknown contract',
  unknownAddress: 'Unknown address',
  unknownHolder: 'Token account of an unknown owner',
  anUnknownContract: 'an unknown contract',
  unknownToken: 'unknown tokens',
  yourself: 'yourself',
  knownContract: 'known contract',

  rows: {
    with: 'Account',
    from: 'From',
    to: 'To',
    contract: 'Contract',
    calls: 'What it calls',
    pay: 'You pay',
    fee: 'Network fee',
    total: 'Total, at most',
    callsItself: 'Calls itself',
    paid: 'Paid',
    transaction: 'Transaction',
    unsigned: 'Not signed',
  },
  quoted: (text) => `“${text}”`,
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
      lead: 'This permission has no limit.',
      text: 'Most apps ask only for what you are about to spend.',
    },
    unknownContract: {
      lead: 'We do not know this contract.',
      text: 'Compare its whole address with what you expect.',
    },
    noInterface: {
      lead: 'No interface is stored for this contract,',
      text: 'so names and amounts are missing.',
    },
    farDeadline: (until) => ({
      lead: 'Requests usually expire within minutes.',
      text: until === null ? 'This one never expires.' : `This one stays valid until ${until}.`,
    }),
    blind: {
      lead: 'We cannot read this request.',
      text: 'It may be a payment or a permission.',
    },
    hiddenCharacters: {
      lead: 'Some characters hide or look like others.',
      text: 'They are marked where they stand.',
    },
    otherNetwork: {
      lead: 'This is for another network.',
      text: 'Continue only if you expect that.',
    },
    removesToo: (tokens) => ({
      lead: `Another permission ends: ${tokens}.`,
      text: `Afterwards it can no longer be used to take your ${tokens}.`,
    }),
    notSimulated: {
      lead: 'This transaction could not be simulated.',
      text: 'It is not known whether it will succeed.',
    },
    wouldFail: (reason) => ({
      lead: 'This transaction will probably fail.',
      text:
        reason === null
          ? 'It stopped in the simulation.'
          : `It stopped in the simulation: ${reason}`,
    }),
    movesNothing: {
      lead: 'This moves nothing: the amount is 0.',
      text: 'Such a transfer can put an unknown address into your history.',
    },
    lost: {
      lead: 'Anything sent here would be lost.',
      text: 'Nothing can be recovered from this address.',
    },
  },

  close: 'Close',
  copyDetails: 'Copy details for support',
})
