import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'Logga in',
  logOut: 'Logga ut',
  failed: 'Inloggningen laddades inte. Försök igen',
  loggedOut: 'Utloggad',
}
