import type { CodeWords } from '../../react/words.ts'
import { MINUTES, plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'Consultez vos e-mails',
  titleLink: 'Ce lien ne peut pas être utilisé',
  titleSms: 'Consultez vos messages',
  sentDigits: (length) =>
    `Nous avons envoyé un code à ${plural(length, { one: '# chiffre', many: '# chiffres', other: '# chiffres' })} à`,
  sentCharacters: (length) =>
    `Nous avons envoyé un code de ${plural(length, { one: '# caractère', many: '# caractères', other: '# caractères' })} à`,
  change: 'Modifier',
  fieldDigits: (length) =>
    plural(length, {
      one: 'Code à # chiffre',
      many: 'Code à # chiffres',
      other: 'Code à # chiffres',
    }),
  fieldCharacters: (length) =>
    plural(length, {
      one: 'Code de # caractère',
      many: 'Code de # caractères',
      other: 'Code de # caractères',
    }),
  expiresIn: (time) => `Expire dans ${time}`,
  newCodeIn: (time) => `Nouveau code dans ${time}`,
  sendNewCode: 'Envoyer un nouveau code',
  sendNewCodeIn: (time) => `Envoyer un nouveau code dans ${time}`,
  sendingNewCode: 'Envoi d’un nouveau code',
  verify: 'Vérifier le code',
  verifying: 'Vérification',
  checking: 'Vérification du code',
  accepted: 'Code accepté',
  acceptedForTab: 'Code accepté. La connexion dure jusqu’à la fermeture de cet onglet.',
  loggedIn: 'Connexion réussie',
  incompleteDigits: (length) =>
    plural(length, {
      one: 'Saisissez # chiffre.',
      many: 'Saisissez les # chiffres.',
      other: 'Saisissez les # chiffres.',
    }),
  incompleteCharacters: (length) =>
    plural(length, {
      one: 'Saisissez # caractère.',
      many: 'Saisissez les # caractères.',
      other: 'Saisissez les # caractères.',
    }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'Code incorrect. Réessayez.'
      : plural(triesLeft, {
          one: 'Code incorrect. # essai restant.',
          many: 'Code incorrect. # essais restants.',
          other: 'Code incorrect. # essais restants.',
        }),
  expired: (minutes) => `Ce code a expiré. Un code est valable ${plural(minutes, MINUTES)}.`,
  locked: 'Trop d’essais. Vous pouvez envoyer un nouveau code maintenant.',
  lockedFor: (time) => `Trop d’essais. Attendez ${time} pour avoir un nouveau code.`,
  resent: 'Nouveau code envoyé. L’ancien n’est plus valable.',
  linkTo: 'Le lien reçu par e-mail vous connecte avec cette adresse :',
  linkWarning: 'Continuez seulement si vous avez vous-même demandé ce lien.',
  linkOver: 'Ce lien a expiré ou a déjà été utilisé.',
  linkElsewhere: 'Ce lien fonctionne seulement dans le navigateur où il a été demandé.',
  addressUnverified:
    'Un compte mentionne cet e-mail ou ce numéro sans l’avoir vérifié. S’il est à vous, utilisez son autre méthode de connexion.',
  createAccount: 'Créer un nouveau compte',
  anotherMethod: 'Utiliser une autre méthode',
  anotherWay: 'Essayer autrement',
  openMailApp: 'Ouvrir la messagerie',
  openNamedMail: (name) => `Ouvrir ${name}`,
  devHint: (devCode) => `Service local\u202f: le code est ${devCode}.`,
  fillIn: 'Remplir',
}
