import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'Se connecter',
  logOut: 'Se déconnecter',
  failed: 'Échec du chargement. Réessayer',
  loggedOut: 'Déconnexion effectuée',
}
