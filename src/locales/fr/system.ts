import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'Essayer maintenant',
  tryAgain: 'Réessayer',
  close: 'Fermer',
  tryingAgainIn: (time) => `Nouvel essai dans ${time}`,
  offlineTitle: 'Vous êtes hors ligne',
  offlineText: 'Nous gardons votre place. La connexion à votre compte reprendra avec le réseau.',
  unreachableTitle: 'Le service de connexion ne répond pas',
  unreachableText:
    'Votre accès à Internet marche, mais notre service de connexion ne répond pas. Votre compte est en sécurité.',
  originTitle: 'Connexion non configurée pour cette adresse',
  originBeforeHost: 'Vérifiez que vous êtes sur ',
  originAfterHost: (app) => `. Si c’est le cas, prévenez l’équipe ${app}.`,
  originText: (app) =>
    `Vérifiez l’adresse de cette page. Si elle est correcte, prévenez l’équipe ${app}.`,
  goToHost: (host) => `Aller sur ${host}`,
  devOriginTitle: 'Cette origine n’est pas dans la liste autorisée',
  devOriginBefore: 'Le proxy a refusé ',
  devOriginAfter: '. Ajoutez-la, puis rechargez.',
  devOnly: 'Affiché en développement uniquement.',
  devOriginHelp:
    'Service local\u202f: Auth, Allowed origins. Les entrées sont exactes\u202f; un caractère générique dans un hôte ne marche pas.',
  openAllowedOrigins: 'Ouvrir les origines autorisées',
  copyOrigin: 'Copier l’origine',
  configTitle: 'La connexion n’est pas encore configurée',
  configText: (app) =>
    `Le service de connexion ne connaît pas cette application. Votre compte est en sécurité. Prévenez l’équipe ${app}.`,
  devConfigHelp:
    'Aucune configuration n’a l’identifiant de authProxyConfigId. Copiez l’identifiant que le service affiche.',
  methodOffTitle: (method) => `Méthode désactivée\u202f: ${method}`,
  methodOffText: (app) => `${app} ne l’utilise plus. Votre compte existe toujours.`,
  untrustedTitle: 'Nous n’avons pas ouvert votre session',
  untrustedText: (app) =>
    `La réponse du service de connexion n’a pas passé nos contrôles. Rien n’a changé. Prévenez l’équipe ${app}.`,
  unknownTitle: 'Nous n’avons pas pu terminer',
  unknownText: (app) => `Rien n’a changé. Si cela se reproduit, prévenez l’équipe ${app}.`,
  unknownTextWithNumber: (requestId) =>
    `Rien n’a changé. Si cela se reproduit, envoyez-nous ce numéro\u202f: ${requestId}.`,
  copyNumber: 'Copier le numéro',
}
