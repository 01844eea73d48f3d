import type { ImportWords } from '../../react/exportWords.ts'
import { number } from './counting.ts'

export const importing: ImportWords = {
  title: 'Importuj portfel',
  text: 'Wklej lub wpisz 12 albo 24 słowa. Zostaną zaszyfrowane, zanim opuszczą tę stronę.',
  list: 'Słowa frazy odzyskiwania',
  word: (count) => `Słowo ${number(count)}`,
  unknown: (count, word) => `Słowa ${number(count)}, „${word}”, nie ma na liście.`,
  didYouMeanBefore: ' Czy chodzi o ',
  didYouMeanAfter: '?',
  useWord: (word) => `Użyj: ${word}`,
  otherLanguage:
    'Te słowa nie są angielskie. Można tu importować tylko frazy z angielskimi słowami.',
  missing: 'Brakuje niektórych słów. Fraza ma ich 12 lub 24.',
  doNotFit: 'Te słowa do siebie nie pasują. Sprawdź kolejność i ostatnie słowo.',
  import: 'Importuj portfel',
  importing: 'Importowanie',
  imported: 'Zaimportowano portfel.',
  keyInstead: 'Użyj klucza prywatnego',
  walletName: 'Zaimportowany portfel',
  keyName: 'Zaimportowany klucz',
  keyTitle: 'Importuj klucz prywatny',
  keyText:
    'Klucz jednego konta, tak jak pokazuje go jego portfel. Zostanie zaszyfrowany, zanim opuści tę stronę.',
  keyLabel: 'Klucz prywatny',
  keyHint:
    'Ethereum, Solana, Bitcoin, Dogecoin, Sui, Aptos lub Stellar, tak jak portfel pokazuje klucz.',
  keyFor: (chain) => `To klucz do sieci ${chain}.`,
  badKey: 'To nie jest klucz prywatny. Skopiuj go ponownie.',
  keyLetters: 'To nie jest klucz prywatny. Są w nim znaki, których nie ma żaden klucz.',
  keyLength: (chain, whole, count) =>
    `Liczba znaków w kluczu do sieci ${chain}: ${whole}. W tym kluczu: ${number(count)}.`,
  keyAddress: (chain) => `To adres w sieci ${chain}, a nie jego klucz prywatny.`,
  keyHalves: 'Dwie połowy tego klucza do siebie nie pasują. Skopiuj go ponownie.',
  keyChecksum: (chain) =>
    `W tym kluczu do sieci ${chain} jakiś znak jest błędny lub go brakuje. Skopiuj go ponownie.`,
  keyUnsupported: (chain) => `Tego rodzaju klucza do sieci ${chain} nie można zaimportować.`,
  keyRange: (chain) => `Żadne konto w sieci ${chain} nie ma tego klucza. Skopiuj go ponownie.`,
  importKey: 'Importuj klucz',
  keyImported: 'Zaimportowano klucz prywatny.',
  phraseInstead: 'Użyj frazy odzyskiwania',
  refused: 'Nie udało się sprawdzić, kto by to odczytał, więc niczego nie wysłano.',
  failed: 'Nie udało się tego dokończyć. Spróbuj ponownie za chwilę.',
}
