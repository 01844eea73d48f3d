import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'Σύνδεση',
  logOut: 'Αποσύνδεση',
  failed: 'Η σύνδεση δεν φορτώθηκε. Δοκιμάστε ξανά',
  loggedOut: 'Αποσυνδεθήκατε',
}
