import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'Masuk',
  logOut: 'Keluar',
  failed: 'Login tidak termuat. Coba lagi',
  loggedOut: 'Sudah keluar',
}
