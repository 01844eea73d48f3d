import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'ログイン',
  logOut: 'ログアウト',
  failed: 'ログインを読み込めませんでした。もう一度試す',
  loggedOut: 'ログアウトしました',
}
