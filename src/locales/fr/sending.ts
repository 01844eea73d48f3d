import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'Envoyer',
  text: 'Vous voyez les frais et confirmez avant que quoi que ce soit quitte votre portefeuille.',
  network: 'Réseau',
  asset: 'Quoi',
  to: 'À',
  toHint: (name) => `Une adresse sur ${name}.`,
  amount: 'Montant',
  review: 'Vérifier',
  reviewing: 'En attente de vous',
  address: 'Saisissez une adresse complète\u202f: 0x et 40 caractères.',
  solanaAddress: 'Saisissez une adresse Solana complète.',
  checksum: 'Cette adresse contient une faute de frappe. Copiez-la à nouveau.',
  nobody: 'Les fonds envoyés à cette adresse sont irrécupérables. Vérifiez l’adresse.',
  own: 'C’est l’adresse depuis laquelle vous envoyez. Saisissez-en une autre.',
  amountWrong: (example) => `Saisissez un montant, comme ${example}.`,
  failed: 'L’envoi n’a pas pu se faire. Rien n’a quitté votre portefeuille.',
  noNetwork: 'Il n’y a ici aucun réseau sur lequel envoyer.',
}
