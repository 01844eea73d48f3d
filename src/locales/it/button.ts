import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'Accedi',
  logOut: 'Esci',
  failed: 'Accesso non caricato. Riprova',
  loggedOut: 'Uscita effettuata',
}
