import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `Redirection vers ${name}`,
  openingText: 'Cela prend un instant.',
  waitingTitle: (name) => `Continuez dans la fenêtre ${name}`,
  waitingText: 'Terminez-y la connexion. Cette page reprend d’elle-même.',
  opened: (name) => `Fenêtre ${name} ouverte`,
  showWindow: (name) => `Afficher la fenêtre ${name}`,
  cancel: 'Annuler',
  finishingTitle: 'Connexion en cours',
  finishingText: 'Cela prend un instant.',
  blockedTitle: 'Votre navigateur a bloqué la fenêtre',
  blockedText: (name) =>
    `Votre compte n’a aucun problème. Ouvrez vous-même la fenêtre ${name}, ou continuez dans cet onglet.`,
  blockedTextWindowOnly: (name) =>
    `Votre compte n’a aucun problème. Ouvrez vous-même la fenêtre ${name}.`,
  openWindow: (name) => `Ouvrir la fenêtre ${name}`,
  continueInTab: 'Continuer dans cet onglet',
  closedTitle: (name) => `La fenêtre ${name} a été fermée`,
  closedText: (app) => `La connexion n’a pas encore eu lieu, et ${app} n’a rien reçu.`,
  deniedTitle: (name) => `${name} n’a pas partagé votre compte`,
  deniedText: 'Vous avez choisi de ne pas y continuer. Rien n’a été partagé.',
  mismatchTitle: 'Cette connexion n’a pas commencé ici',
  mismatchText: 'Pour votre sécurité, nous l’avons arrêtée. Recommencez depuis cette page.',
  startAgain: 'Recommencer',
  otherMethod: 'Utiliser une autre méthode',
  inAppTitle: 'Ouvrez cette page dans votre navigateur',
  inAppText: (name, app) =>
    app === null
      ? `${name} ne permet pas de se connecter dans cette application.`
      : `${name} ne permet pas de se connecter dans l’application ${app}.`,
  inAppTap: 'Touchez ··· en haut de l’écran.',
  inAppChooseBefore: 'Choisissez ',
  inAppChoose: 'Ouvrir dans Safari',
  inAppChooseAfter: ', puis connectez-vous là-bas.',
  copyLink: 'Copier le lien de la page',
  openInBrowser: 'Ouvrir dans le navigateur',
  useEmail: 'Utiliser mon e-mail ici',
  accountTitle: 'Vous avez déjà un compte',
  accountAfterContact: (name) =>
    ` se connecte avec un code par e-mail. Utilisez-le une fois, puis vous pourrez ajouter ${name} dans votre compte.`,
  accountText: (name) =>
    `Vous vous connectez autrement ici. Faites-le une fois, puis vous pourrez ajouter ${name} dans votre compte.`,
  unprovenTitle: (name) => `Un compte mentionne votre connexion avec ${name}`,
  unprovenText: (name) =>
    `Il n’a jamais prouvé que cette connexion est la vôtre. Si ce compte est le vôtre, utilisez son autre méthode de connexion et ajoutez de nouveau ${name}.`,
  emailCode: 'M’envoyer un code par e-mail',
  otherAccount: (name) => `Utiliser un autre compte ${name}`,
}
