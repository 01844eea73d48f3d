import type { LinkingWords } from '../../react/linkingWords.ts'

export const linking: LinkingWords = {
  title: 'Méthodes de connexion',
  loading: 'Chargement de vos méthodes de connexion',
  notLoaded: 'Vos méthodes de connexion n’ont pas pu être chargées.',
  none: 'Vous n’avez aucun moyen de vous reconnecter. Ajoutez-en un maintenant.',
  emailCode: 'Code par e-mail',
  smsCode: 'Code par SMS',
  thisSession: 'Cette session',
  off: (app) => `${app} ne l’utilise plus.`,
  change: 'Modifier',
  changeNamed: (name) => `Modifier ${name}`,
  remove: 'Supprimer',
  removeNamed: (name) => `Supprimer ${name}`,
  removeAsk: (name) => `Supprimer ${name}\u202f?`,
  removeText: (other) => `Vous pourrez toujours vous connecter avec «\u202f${other}\u202f».`,
  keep: 'Conserver',
  removing: 'Suppression',
  removed: (name) => `Méthode supprimée\u202f: ${name}.`,
  lastOne: 'Ajoutez un autre moyen de connexion avant de supprimer celui-ci.',
  addTitle: 'Ajouter un moyen de connexion',
  addNamed: (name) => `Ajouter ${name}`,
  added: (name) => `Méthode ajoutée\u202f: ${name}.`,
  newEmail: 'Nouvel e-mail',
  newPhone: 'Nouveau numéro de téléphone',
  sendCode: 'Envoyer le code',
  sendingCode: 'Envoi du code',
  sentTo: (contact) => `Saisissez le code envoyé à ${contact}.`,
  cancel: 'Annuler',
  waitingFor: (name) => `En attente\u202f: ${name}. Continuez dans sa fenêtre.`,
  passkeyPrompt:
    'Suivez votre navigateur. Il demande votre empreinte, votre visage ou le verrouillage de l’écran.',
  chooseWallet: 'Choisissez un portefeuille',
  noWallet: 'Aucun portefeuille ne s’est annoncé dans ce navigateur.',
  walletAsks: (wallet) =>
    `Approuvez la signature dans ${wallet}. Elle est gratuite et ne transfère pas de fonds par elle-même.`,
  takenAccount: (provider, app) =>
    `Ce compte ${provider} appartient déjà à un autre compte ${app}. Rien n’a changé.`,
  takenEmail: (app) => `Cet e-mail appartient déjà à un autre compte ${app}. Rien n’a changé.`,
  takenPhone: (app) =>
    `Ce numéro de téléphone appartient déjà à un autre compte ${app}. Rien n’a changé.`,
  takenWallet: (app) =>
    `Ce portefeuille appartient déjà à un autre compte ${app}. Rien n’a changé.`,
  takenPasskey: (app) =>
    `Cette clé d’accès appartient déjà à un autre compte ${app}. Rien n’a changé.`,
  passkeyExists: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  codeExpired: 'Ce code a expiré. Annulez et faites-en envoyer un nouveau.',
  windowBlocked:
    'Votre navigateur a bloqué la fenêtre. Autorisez les fenêtres sur cette page, puis réessayez.',
  windowClosed: (provider) => `La fenêtre ${provider} a été fermée. Rien n’a changé.`,
  denied: 'Vous avez choisi de ne pas y continuer. Rien n’a changé.',
  declined: 'Rien n’a été signé et rien n’a changé.',
  notReached: 'Notre service de connexion ne répond pas. Rien n’a changé.',
  failed: 'Nous n’avons pas pu terminer. Réessayez dans un instant.',
}
