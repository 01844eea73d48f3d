import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'Войти',
  logOut: 'Выйти',
  failed: 'Вход не загрузился. Попробуйте ещё раз',
  loggedOut: 'Вы вышли',
}
