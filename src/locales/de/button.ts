import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'Anmelden',
  logOut: 'Abmelden',
  failed: 'Nicht geladen. Erneut versuchen',
  loggedOut: 'Abgemeldet',
}
