import type { ImportWords } from '../../react/exportWords.ts'
import { digits } from './counting.ts'

export const importing: ImportWords = {
  title: 'Importer un portefeuille',
  text: 'Collez ou saisissez les 12 ou 24 mots. Ils sont chiffrés avant de quitter cette page.',
  list: 'Mots de la phrase de récupération',
  word: (number) => `Mot ${digits.format(number)}`,
  unknown: (number, word) =>
    `Le mot ${digits.format(number)}, «\u202f${word}\u202f», n’est pas dans la liste.`,
  didYouMeanBefore: ' Vouliez-vous dire ',
  didYouMeanAfter: '\u202f?',
  useWord: (word) => `Utiliser ${word}`,
  otherLanguage:
    'Ces mots ne sont pas anglais. Seules les phrases en mots anglais peuvent être importées ici.',
  missing: 'Il manque des mots. Une phrase en a 12 ou 24.',
  doNotFit: 'Ces mots ne vont pas ensemble. Vérifiez l’ordre et le dernier mot.',
  import: 'Importer le portefeuille',
  importing: 'Importation',
  imported: 'Portefeuille importé.',
  keyInstead: 'Utiliser plutôt une clé privée',
  walletName: 'Portefeuille importé',
  keyName: 'Clé importée',
  keyTitle: 'Importer une clé privée',
  keyText:
    'La clé d’un compte, telle que son portefeuille l’affiche. Elle est chiffrée avant de quitter cette page.',
  keyLabel: 'Clé privée',
  keyHint:
    'Ethereum, Solana, Bitcoin, Dogecoin, Sui, Aptos ou Stellar, telle que votre portefeuille affiche la clé.',
  keyFor: (chain) => `C’est une clé pour ${chain}.`,
  badKey: 'Ce n’est pas une clé privée. Copiez-la à nouveau.',
  keyLetters: 'Ce n’est pas une clé privée. Elle contient des caractères qu’aucune clé n’a.',
  keyLength: (chain, whole, count) =>
    `Une clé pour ${chain} a ${whole} caractères. Celle-ci en a ${digits.format(count)}.`,
  keyAddress: (chain) => `C’est une adresse sur ${chain}, pas sa clé privée.`,
  keyHalves: 'Les deux moitiés de cette clé ne vont pas ensemble. Copiez-la à nouveau.',
  keyChecksum: (chain) =>
    `Dans cette clé pour ${chain}, un caractère est faux ou manque. Copiez-la à nouveau.`,
  keyUnsupported: (chain) => `Ce type de clé pour ${chain} ne peut pas être importé.`,
  keyRange: (chain) => `Aucun compte sur ${chain} n’a cette clé. Copiez-la à nouveau.`,
  importKey: 'Importer la clé',
  keyImported: 'Clé privée importée.',
  phraseInstead: 'Utiliser plutôt une phrase de récupération',
  refused: 'Nous n’avons pas pu vérifier qui lirait cela\u202f; rien n’a donc été envoyé.',
  failed: 'Nous n’avons pas pu terminer. Réessayez dans un instant.',
}
