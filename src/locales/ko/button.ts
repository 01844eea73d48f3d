import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: '로그인',
  logOut: '로그아웃',
  failed: '로그인을 불러오지 못했어요. 다시 시도',
  loggedOut: '로그아웃했어요',
}
