import type { ImportWords } from '../../react/exportWords.ts'
import { number } from './counting.ts'

export const importing: ImportWords = {
  title: 'Wallet importeren',
  text: 'Plak of typ de 12 of 24 woorden. Ze worden versleuteld voordat ze deze pagina verlaten.',
  list: 'Woorden van de herstelzin',
  word: (count) => `Woord ${number(count)}`,
  unknown: (count, word) => `Woord ${number(count)}, “${word}”, staat niet in de lijst.`,
  didYouMeanBefore: ' Bedoelde je ',
  didYouMeanAfter: '?',
  useWord: (word) => `${word} gebruiken`,
  otherLanguage:
    'Deze woorden zijn niet Engels. Hier kun je alleen zinnen met Engelse woorden importeren.',
  missing: 'Er ontbreken woorden. Een herstelzin heeft er 12 of 24.',
  doNotFit: 'Deze woorden passen niet bij elkaar. Controleer de volgorde en het laatste woord.',
  import: 'Wallet importeren',
  importing: 'Importeren',
  imported: 'Wallet geïmporteerd.',
  keyInstead: 'Liever een privésleutel gebruiken',
  walletName: 'Geïmporteerde wallet',
  keyName: 'Geïmporteerde sleutel',
  keyTitle: 'Privésleutel importeren',
  keyText:
    'De sleutel van één account, zoals zijn wallet hem toont. Die wordt versleuteld voordat hij deze pagina verlaat.',
  keyLabel: 'Privésleutel',
  keyHint:
    'Ethereum, Solana, Bitcoin, Dogecoin, Sui, Aptos of Stellar, zoals je wallet de sleutel toont.',
  keyFor: (chain) => `Dit is een sleutel voor ${chain}.`,
  badKey: 'Dit is geen privésleutel. Kopieer hem opnieuw.',
  keyLetters: 'Dit is geen privésleutel. Er staan tekens in die geen enkele sleutel heeft.',
  keyLength: (chain, whole, count) =>
    `Een sleutel voor ${chain} heeft ${whole} tekens. Deze heeft er ${number(count)}.`,
  keyAddress: (chain) => `Dit is een adres op ${chain}, niet de privésleutel ervan.`,
  keyHalves: 'De twee helften van deze sleutel horen niet bij elkaar. Kopieer hem opnieuw.',
  keyChecksum: (chain) =>
    `In deze sleutel voor ${chain} is een teken fout of ontbreekt er een. Kopieer hem opnieuw.`,
  keyUnsupported: (chain) => `Dit soort sleutel voor ${chain} kan niet worden geïmporteerd.`,
  keyRange: (chain) => `Geen enkel account op ${chain} heeft deze sleutel. Kopieer hem opnieuw.`,
  importKey: 'Sleutel importeren',
  keyImported: 'Privésleutel geïmporteerd.',
  phraseInstead: 'Liever een herstelzin gebruiken',
  refused: 'We konden niet controleren wie dit zou lezen, dus er is niets verstuurd.',
  failed: 'We konden dit niet afronden. Probeer het zo opnieuw.',
}
