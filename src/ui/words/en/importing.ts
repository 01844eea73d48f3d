import type { ImportWords } from '../../../react/exportWords.ts'
import { mixedWords } from '../../../react/isolatedWords.ts'

export const importing: ImportWords = mixedWords({
  title: 'Import a wallet',
  text: 'Paste or type the 12 or 24 words. They are encrypted before they leave this page.',
  list: 'Words of the recovery phrase',
  word: (number) => `Word ${number}`,
  unknown: (number, word) => `Word ${number}, “${word}”, is not in the list.`,
  didYouMeanBefore: ' Did you mean ',
  didYouMeanAfter: '?',
  useWord: (word) => `Use ${word}`,
  otherLanguage:
    'These words are not English. Only phrases with English words can be imported here.',
  missing: 'Some words are missing. A phrase has 12 or 24.',
  doNotFit: 'These words do not fit together. Check the order and the last word.',
  import: 'Import wallet',
  importing: 'Importing',
  imported: 'Wallet imported.',
  keyInstead: 'Use a private key instead',
  walletName: 'Imported wallet',
  keyName: 'Imported key',
  keyTitle: 'Import a private key',
  keyText:
    'The key of one account, as its wallet shows it. It is encrypted before it leaves this page.',
  keyLabel: 'Private key',
  keyHint:
    'Ethereum, Solana, Bitcoin, Dogecoin, Sui, Aptos or Stellar, as your wallet shows the key.',
  keyFor: (chain) => `This is a key for ${chain}.`,
  badKey: 'This is no private key. Copy it again.',
  keyLetters: 'This is no private key. It has characters that no key has.',
  keyLength: (chain, whole, count) =>
    `A key for ${chain} has ${whole} characters. This one has ${count}.`,
  keyAddress: (chain) => `This is an address on ${chain}, not its private key.`,
  keyHalves: 'The two halves of this key do not belong together. Copy it again.',
  keyChecksum: (chain) =>
    `A character of this key for ${chain} is wrong or missing. Copy it again.`,
  keyUnsupported: (chain) => `This kind of key for ${chain} cannot be imported.`,
  keyRange: (chain) => `No account on ${chain} has this key. Copy it again.`,
  importKey: 'Import key',
  keyImported: 'Private key imported.',
  phraseInstead: 'Use a recovery phrase instead',
  refused: 'We could not check who would read this, so nothing was sent.',
  failed: 'We could not finish this. Try again in a moment.',
})
