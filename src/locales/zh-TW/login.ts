import type { LoginWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `登入 ${app}`,
  subtitle: '第一次來嗎？繼續即可建立帳戶。',
  email: '電子郵件',
  emailOrPhone: '電子郵件或手機號碼',
  phone: '手機號碼',
  emailPlaceholder: 'you@example.com',
  phoneHint: '我們會以簡訊傳送驗證碼，依一般簡訊費率計費。',
  country: '國家或地區',
  phoneMode: (country, callingCode) => `手機號碼。國家或地區：${country}，加 ${callingCode}。`,
  continue: '繼續',
  sending: '正在傳送驗證碼',
  emptyEmail: '請輸入你的電子郵件。',
  emptyEmailOrPhone: '請輸入你的電子郵件或手機號碼。',
  emptyPhone: '請輸入你的手機號碼。',
  badEmail: '請輸入完整的電子郵件，例如 you@example.com。',
  badPhone: '請輸入含國碼的完整手機號碼。',
  phoneCountryOff: '我們不會傳送簡訊到這個國家或地區。請改用其他方式登入。',
  phoneNotChecked: '我們無法檢查這個號碼。請稍後再試。',
  tooManySends: (minutes) =>
    plural(minutes, { other: '傳送到這裡的驗證碼太多了。請在 # 分鐘後再試。' }),
  tooManyRequests: (minutes) =>
    plural(minutes, { other: '你這裡的嘗試次數太多。請在 # 分鐘後再試。' }),
  deliveryFailed: '我們無法傳送驗證碼。請稍後再試。',
  loadingMethods: '正在載入登入方式',
  nothingEnabled: '尚未開啟任何登入方式。',
  nothingEnabledHere:
    '尚未開啟任何登入方式。請檢查 createLatchkit 的 `methods`，以及服務端啟用了哪些方式。',
  legalBefore: '繼續即表示你同意',
  legalTerms: '服務條款',
  legalBetween: '與',
  legalPrivacy: '隱私權政策',
  legalAfter: '。',
}
