import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'Zaloguj się',
  logOut: 'Wyloguj się',
  failed: 'Logowanie się nie wczytało. Spróbuj ponownie',
  loggedOut: 'Wylogowano',
}
