import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: '登录',
  logOut: '退出登录',
  failed: '登录未能加载，请重试',
  loggedOut: '已退出登录',
}
