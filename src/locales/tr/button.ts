import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'Giriş yap',
  logOut: 'Çıkış yap',
  failed: 'Giriş yüklenmedi. Tekrar dene',
  loggedOut: 'Çıkış yapıldı',
}
