import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'เข้าสู่ระบบ',
  logOut: 'ออกจากระบบ',
  failed: 'โหลดหน้าเข้าสู่ระบบไม่ได้ ลองอีกครั้ง',
  loggedOut: 'ออกจากระบบแล้ว',
}
