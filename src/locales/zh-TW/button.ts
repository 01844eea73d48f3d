import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: '登入',
  logOut: '登出',
  failed: '登入功能未能載入，再試一次',
  loggedOut: '已登出',
}
