import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'Přihlásit se',
  logOut: 'Odhlásit se',
  failed: 'Přihlášení se nenačetlo. Zkuste to znovu',
  loggedOut: 'Odhlášeno',
}
