import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'התחברות',
  logOut: 'התנתקות',
  failed: 'ההתחברות לא נטענה. ניסיון נוסף',
  loggedOut: 'התנתקת',
}
