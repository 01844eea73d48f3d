import type { ButtonWords } from '../../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'Log in',
  logOut: 'Log out',
  failed: 'Login did not load. Try again',
  loggedOut: 'Logged out',
}
