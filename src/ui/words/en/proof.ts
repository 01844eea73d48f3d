import { mixedWords } from '../../../react/isolatedWords.ts'
import type { ProofWords } from '../../../react/proofWords.ts'

export const proof: ProofWords = mixedWords({
  sealedTitle: 'This address was made in a secure enclave',
  developmentTitle: 'This address was made by a development service',
  checkedNow: 'Your browser checked the proof just now.',
  checkedAgo: (ago) => `Your browser checked the proof ${ago}.`,
  signed: 'The proof is signed',
  signedText: (key) => `Key ${key} signed the address and its wallet.`,
  about: {
    title: 'It is about this address',
    text: 'It names this account, wallet, path and address.',
  },
  machine: 'The machine is genuine',
  cloudRoot: (name) => `Its certificate leads to the cloud provider’s root, ${name}.`,
  otherRoot: (name) => `Its certificate leads to the root “${name}”.`,
  program: {
    title: 'The program is the expected one',
    text: 'Its measurements are those that this app expects.',
  },
  machineKey: { title: 'The key belongs to that machine', text: 'Both name the same key.' },
  service: 'The service is the expected one',
  developmentRoot: (name) => `Its certificate leads to the development root “${name}”.`,
  serviceKey: { title: 'The key belongs to that service', text: 'Both name the same key.' },
  developmentNote:
    'This is a development root. The service is an ordinary program, not a secure enclave: its operator can make it say anything.',
  sealedNotChecked: 'Not checked: the source code of that program.',
  developmentNotChecked: 'Not checked: which exact program version ran.',
  done: 'Done',
  copyProof: 'Copy the proof',

  unverifiedTitle: 'We could not verify this address',
  unverifiedText: 'Do not send money to it yet.',
  faults: {
    APP_PROOF_INVALID: {
      title: 'The proof is not valid',
      text: 'It was altered, or is of another time.',
    },
    APP_PROOF_MISMATCH: {
      title: 'The proof is about something else',
      text: 'It names another account, wallet, path or address.',
    },
    BOOT_PROOF_INVALID: {
      title: 'The key is not known',
      text: 'Nothing shows which machine it belongs to.',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: 'The machine is not recognized',
      text: 'Its certificate does not lead to a trusted root, or it runs another program.',
    },
  },
  checkAgain: 'Check again',
  checking: 'Checking',
  copyDetails: 'Copy details for support',

  missing: {
    title: 'There is no proof of this address',
    text: 'The service gave none that this browser can ask for. That alone does not make the address wrong.',
  },
  unchecked: {
    title: 'This address was not checked',
    text: 'Not checked: no trusted root is configured.',
  },
  failed: {
    title: 'The proof could not be checked',
    text: 'The service could not be asked. Nothing is known about this address yet.',
  },
})
