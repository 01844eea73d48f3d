import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'تسجيل الدخول',
  logOut: 'تسجيل الخروج',
  failed: 'تعذّر تحميل تسجيل الدخول. إعادة المحاولة',
  loggedOut: 'تم تسجيل الخروج',
}
