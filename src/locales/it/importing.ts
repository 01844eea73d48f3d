import type { ImportWords } from '../../react/exportWords.ts'
import { digits } from './counting.ts'

export const importing: ImportWords = {
  title: 'Importa un wallet',
  text: 'Incolla o scrivi le 12 o 24 parole. Vengono cifrate prima di lasciare questa pagina.',
  list: 'Parole della frase di recupero',
  word: (number) => `Parola ${digits.format(number)}`,
  unknown: (number, word) => `La parola ${digits.format(number)}, “${word}”, non è nell’elenco.`,
  didYouMeanBefore: ' Intendevi ',
  didYouMeanAfter: '?',
  useWord: (word) => `Usa ${word}`,
  otherLanguage:
    'Queste parole non sono in inglese. Qui si possono importare solo frasi con parole inglesi.',
  missing: 'Mancano delle parole. Una frase ne ha 12 o 24.',
  doNotFit: 'Queste parole non vanno insieme. Controlla l’ordine e l’ultima parola.',
  import: 'Importa wallet',
  importing: 'Importazione',
  imported: 'Wallet importato.',
  keyInstead: 'Usa invece una chiave privata',
  walletName: 'Wallet importato',
  keyName: 'Chiave importata',
  keyTitle: 'Importa una chiave privata',
  keyText:
    'La chiave di un account, come la mostra il suo wallet. Viene cifrata prima di lasciare questa pagina.',
  keyLabel: 'Chiave privata',
  keyHint:
    'Ethereum, Solana, Bitcoin, Dogecoin, Sui, Aptos o Stellar, come il tuo wallet mostra la chiave.',
  keyFor: (chain) => `Questa è una chiave per ${chain}.`,
  badKey: 'Questa non è una chiave privata. Copiala di nuovo.',
  keyLetters: 'Questa non è una chiave privata. Ha caratteri che nessuna chiave ha.',
  keyLength: (chain, whole, count) =>
    `Una chiave per ${chain} ha ${whole} caratteri. Questa ne ha ${digits.format(count)}.`,
  keyAddress: (chain) => `Questo è un indirizzo su ${chain}, non la sua chiave privata.`,
  keyHalves: 'Le due metà di questa chiave non vanno insieme. Copiala di nuovo.',
  keyChecksum: (chain) =>
    `In questa chiave per ${chain} un carattere è sbagliato o manca. Copiala di nuovo.`,
  keyUnsupported: (chain) => `Questo tipo di chiave per ${chain} non può essere importato.`,
  keyRange: (chain) => `Nessun account su ${chain} ha questa chiave. Copiala di nuovo.`,
  importKey: 'Importa chiave',
  keyImported: 'Chiave privata importata.',
  phraseInstead: 'Usa invece una frase di recupero',
  refused: 'Non siamo riusciti a controllare chi lo leggerebbe, quindi non è stato inviato niente.',
  failed: 'Non siamo riusciti a completare. Riprova tra poco.',
}
