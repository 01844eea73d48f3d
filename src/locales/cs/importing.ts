import type { ImportWords } from '../../react/exportWords.ts'
import { number } from './counting.ts'

export const importing: ImportWords = {
  title: 'Import peněženky',
  text: 'Vložte nebo napište 12 nebo 24 slov. Zašifrují se, než opustí tuto stránku.',
  list: 'Slova fráze pro obnovení',
  word: (count) => `Slovo ${number(count)}`,
  unknown: (count, word) => `Slovo ${number(count)}, „${word}“, není v seznamu.`,
  didYouMeanBefore: ' Myslíte ',
  didYouMeanAfter: '?',
  useWord: (word) => `Použít ${word}`,
  otherLanguage: 'Tato slova nejsou anglická. Importovat zde lze jen fráze s anglickými slovy.',
  missing: 'Některá slova chybí. Fráze jich má 12 nebo 24.',
  doNotFit: 'Tato slova k sobě nepatří. Zkontrolujte pořadí a poslední slovo.',
  import: 'Importovat peněženku',
  importing: 'Importuje se',
  imported: 'Peněženka importována.',
  keyInstead: 'Použít soukromý klíč',
  walletName: 'Importovaná peněženka',
  keyName: 'Importovaný klíč',
  keyTitle: 'Import soukromého klíče',
  keyText:
    'Klíč jednoho účtu, jak ho ukazuje jeho peněženka. Zašifruje se, než opustí tuto stránku.',
  keyLabel: 'Soukromý klíč',
  keyHint:
    'Ethereum, Solana, Bitcoin, Dogecoin, Sui, Aptos nebo Stellar, jak klíč ukazuje vaše peněženka.',
  keyFor: (chain) => `Toto je klíč pro síť ${chain}.`,
  badKey: 'Toto není soukromý klíč. Zkopírujte ho znovu.',
  keyLetters: 'Toto není soukromý klíč. Jsou v něm znaky, které žádný klíč nemá.',
  keyLength: (chain, whole, count) =>
    `Počet znaků klíče pro síť ${chain}: ${whole}. Tento klíč: ${number(count)}.`,
  keyAddress: (chain) => `Toto je adresa v síti ${chain}, ne její soukromý klíč.`,
  keyHalves: 'Dvě poloviny tohoto klíče k sobě nepatří. Zkopírujte ho znovu.',
  keyChecksum: (chain) =>
    `V tomto klíči pro síť ${chain} je některý znak špatně nebo chybí. Zkopírujte ho znovu.`,
  keyUnsupported: (chain) => `Tento druh klíče pro síť ${chain} nelze importovat.`,
  keyRange: (chain) => `Žádný účet v síti ${chain} tento klíč nemá. Zkopírujte ho znovu.`,
  importKey: 'Importovat klíč',
  keyImported: 'Soukromý klíč importován.',
  phraseInstead: 'Použít frázi pro obnovení',
  refused: 'Nepodařilo se ověřit, kdo by to četl, proto se nic neodeslalo.',
  failed: 'Tohle se nepodařilo dokončit. Zkuste to za chvíli znovu.',
}
