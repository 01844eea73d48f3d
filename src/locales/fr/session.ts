import type { SessionWords } from '../../react/words.ts'
import { plural, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'Votre session',
  endsIn: (time) => `Déconnexion dans ${time}`,
  endsInSeconds: (seconds) =>
    plural(seconds, {
      one: 'Déconnexion dans # seconde. Appuyez sur F6 pour prolonger la session.',
      many: 'Déconnexion dans # secondes. Appuyez sur F6 pour prolonger la session.',
      other: 'Déconnexion dans # secondes. Appuyez sur F6 pour prolonger la session.',
    }),
  keepWorking: 'Prolongez-la pour garder votre travail en cours.',
  stay: 'Prolonger la session',
  staying: 'Prolongation',
  stayed: 'Votre session continue.',
  logOut: 'Se déconnecter',
  offline: 'Vous êtes hors ligne. Réessayez quand le réseau sera revenu.',
  failed: 'Cela n’a pas abouti. Votre session est toujours ouverte. Réessayez.',
  refused:
    'Cette session ne peut pas être prolongée. Enregistrez votre travail, puis reconnectez-vous.',
  againTitle: 'Reconnectez-vous pour continuer',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'Votre session a pris fin. Ce que vous faisiez est toujours là.'
      : `Votre session a pris fin après ${span(lifetimeMs)}. Ce que vous faisiez est toujours là.`,
  keyLost:
    'Ce navigateur a effacé la clé qui maintenait votre session. Votre compte est en sécurité.',
  refusedHere:
    'Ce que ce navigateur gardait de votre session n’a pas passé notre contrôle. Votre compte est en sécurité.',
  elsewhereTitle: 'Vous avez fermé la session dans un autre onglet',
  elsewhere: 'La session est aussi fermée dans cet onglet.',
  logInAgain: 'Se reconnecter',
  anotherMethod: 'Utiliser une autre méthode',
  close: 'Fermer',
}
