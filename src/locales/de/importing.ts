import type { ImportWords } from '../../react/exportWords.ts'
import { digits } from './counting.ts'

export const importing: ImportWords = {
  title: 'Wallet importieren',
  text: 'Fügen Sie die 12 oder 24 Wörter ein oder tippen Sie sie. Sie werden verschlüsselt, bevor sie diese Seite verlassen.',
  list: 'Wörter der Wiederherstellungsphrase',
  word: (number) => `Wort ${digits.format(number)}`,
  unknown: (number, word) => `Wort ${digits.format(number)}, „${word}“, steht nicht in der Liste.`,
  didYouMeanBefore: ' Meinten Sie ',
  didYouMeanAfter: '?',
  useWord: (word) => `${word} nehmen`,
  otherLanguage:
    'Diese Wörter sind nicht englisch. Nur Phrasen mit englischen Wörtern lassen sich hier importieren.',
  missing: 'Es fehlen Wörter. Eine Phrase hat 12 oder 24.',
  doNotFit: 'Diese Wörter passen nicht zusammen. Prüfen Sie die Reihenfolge und das letzte Wort.',
  import: 'Wallet importieren',
  importing: 'Wird importiert',
  imported: 'Wallet importiert.',
  keyInstead: 'Stattdessen Schlüssel nutzen',
  walletName: 'Importierte Wallet',
  keyName: 'Importierter Schlüssel',
  keyTitle: 'Privaten Schlüssel importieren',
  keyText:
    'Der Schlüssel eines Kontos, wie seine Wallet ihn zeigt. Er wird verschlüsselt, bevor er diese Seite verlässt.',
  keyLabel: 'Privater Schlüssel',
  keyHint:
    'Ethereum, Solana, Bitcoin, Dogecoin, Sui, Aptos oder Stellar, wie Ihre Wallet den Schlüssel zeigt.',
  keyFor: (chain) => `Das ist ein Schlüssel für ${chain}.`,
  badKey: 'Das ist kein privater Schlüssel. Kopieren Sie ihn noch einmal.',
  keyLetters: 'Das ist kein privater Schlüssel. Er enthält Zeichen, die kein Schlüssel hat.',
  keyLength: (chain, whole, count) =>
    `Ein Schlüssel für ${chain} hat ${whole} Zeichen. Dieser hat ${digits.format(count)}.`,
  keyAddress: (chain) => `Das ist eine Adresse auf ${chain}, nicht ihr privater Schlüssel.`,
  keyHalves:
    'Die beiden Hälften dieses Schlüssels gehören nicht zusammen. Kopieren Sie ihn noch einmal.',
  keyChecksum: (chain) =>
    `In diesem Schlüssel für ${chain} ist ein Zeichen falsch oder fehlt. Kopieren Sie ihn noch einmal.`,
  keyUnsupported: (chain) => `Diese Art von Schlüssel für ${chain} lässt sich nicht importieren.`,
  keyRange: (chain) =>
    `Kein Konto auf ${chain} hat diesen Schlüssel. Kopieren Sie ihn noch einmal.`,
  importKey: 'Schlüssel importieren',
  keyImported: 'Privater Schlüssel importiert.',
  phraseInstead: 'Stattdessen Phrase nutzen',
  refused: 'Wir konnten nicht prüfen, wer das lesen würde. Deshalb wurde nichts gesendet.',
  failed: 'Wir konnten das nicht abschließen. Versuchen Sie es gleich noch einmal.',
}
