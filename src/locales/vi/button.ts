import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'Đăng nhập',
  logOut: 'Đăng xuất',
  failed: 'Không tải được phần đăng nhập. Thử lại',
  loggedOut: 'Đã đăng xuất',
}
