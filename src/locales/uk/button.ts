import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'Увійти',
  logOut: 'Вийти',
  failed: 'Вхід не завантажився. Спробуйте ще раз',
  loggedOut: 'Ви вийшли',
}
