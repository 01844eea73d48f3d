import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'ورود',
  logOut: 'خروج',
  failed: 'ورود بارگیری نشد. دوباره امتحان کنید',
  loggedOut: 'خارج شدید',
}
