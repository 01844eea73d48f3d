import type { ImportWords } from '../../react/exportWords.ts'
import { number } from './counting.ts'

export const importing: ImportWords = {
  title: 'Importera en plånbok',
  text: 'Klistra in eller skriv de 12 eller 24 orden. De krypteras innan de lämnar sidan.',
  list: 'Ord i återställningsfrasen',
  word: (count) => `Ord ${number(count)}`,
  unknown: (count, word) => `Ord ${number(count)}, ”${word}”, finns inte i listan.`,
  didYouMeanBefore: ' Menade du ',
  didYouMeanAfter: '?',
  useWord: (word) => `Använd ${word}`,
  otherLanguage: 'De här orden är inte engelska. Bara fraser med engelska ord kan importeras här.',
  missing: 'Några ord saknas. En fras har 12 eller 24.',
  doNotFit: 'Orden passar inte ihop. Kontrollera ordningen och det sista ordet.',
  import: 'Importera plånbok',
  importing: 'Importerar',
  imported: 'Plånboken är importerad.',
  keyInstead: 'Använd en privat nyckel i stället',
  walletName: 'Importerad plånbok',
  keyName: 'Importerad nyckel',
  keyTitle: 'Importera en privat nyckel',
  keyText:
    'Nyckeln till ett konto, som dess plånbok visar den. Den krypteras innan den lämnar sidan.',
  keyLabel: 'Privat nyckel',
  keyHint:
    'Ethereum, Solana, Bitcoin, Dogecoin, Sui, Aptos eller Stellar, som din plånbok visar nyckeln.',
  keyFor: (chain) => `Det här är en nyckel för ${chain}.`,
  badKey: 'Det här är ingen privat nyckel. Kopiera den igen.',
  keyLetters: 'Det här är ingen privat nyckel. Den har tecken som ingen nyckel har.',
  keyLength: (chain, whole, count) =>
    `En nyckel för ${chain} har ${whole} tecken. Den här har ${number(count)}.`,
  keyAddress: (chain) => `Det här är en adress på ${chain}, inte dess privata nyckel.`,
  keyHalves: 'Nyckelns två halvor hör inte ihop. Kopiera den igen.',
  keyChecksum: (chain) =>
    `Ett tecken i den här nyckeln för ${chain} är fel eller saknas. Kopiera den igen.`,
  keyUnsupported: (chain) => `Den här sortens nyckel för ${chain} kan inte importeras.`,
  keyRange: (chain) => `Inget konto på ${chain} har den här nyckeln. Kopiera den igen.`,
  importKey: 'Importera nyckel',
  keyImported: 'Den privata nyckeln är importerad.',
  phraseInstead: 'Använd en återställningsfras i stället',
  refused: 'Vi kunde inte kontrollera vem som skulle läsa det här, så inget skickades.',
  failed: 'Vi kunde inte slutföra det här. Försök igen om en stund.',
}
