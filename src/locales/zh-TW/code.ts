import type { CodeWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: '查看你的電子郵件',
  titleLink: '此連結無法使用',
  titleSms: '查看你的簡訊',
  sentDigits: (length) => plural(length, { other: '# 位數驗證碼已傳送至' }),
  sentCharacters: (length) => plural(length, { other: '# 個字元的驗證碼已傳送至' }),
  change: '變更',
  fieldDigits: (length) => plural(length, { other: '# 位數驗證碼' }),
  fieldCharacters: (length) => plural(length, { other: '# 個字元的驗證碼' }),
  expiresIn: (time) => `${time} 後過期`,
  newCodeIn: (time) => `${time} 後可重新傳送`,
  sendNewCode: '傳送新的驗證碼',
  sendNewCodeIn: (time) => `${time} 後傳送新的驗證碼`,
  sendingNewCode: '正在傳送新的驗證碼',
  verify: '驗證',
  verifying: '正在驗證',
  checking: '正在檢查驗證碼',
  accepted: '驗證碼正確',
  acceptedForTab: '驗證碼正確。關閉這個分頁之前，你會保持登入。',
  loggedIn: '已登入',
  incompleteDigits: (length) => plural(length, { other: '請輸入全部 # 位數字。' }),
  incompleteCharacters: (length) => plural(length, { other: '請輸入全部 # 個字元。' }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? '驗證碼錯誤。請再試一次。'
      : plural(triesLeft, { other: '驗證碼錯誤。還可以試 # 次。' }),
  expired: (minutes) => plural(minutes, { other: '驗證碼已過期。驗證碼的有效時間為 # 分鐘。' }),
  locked: '嘗試次數太多。現在可以傳送新的驗證碼。',
  lockedFor: (time) => `嘗試次數太多。請等候 ${time} 再取得新的驗證碼。`,
  resent: '新的驗證碼已傳送。舊的已失效。',
  linkTo: '郵件中的連結將使用此地址登入：',
  linkWarning: '只有在你本人要求此連結時才繼續。',
  linkOver: '此連結已過期或已被使用。',
  linkElsewhere: '此連結只能在要求它的瀏覽器中使用。',
  addressUnverified:
    '有一個帳戶填寫了此電子郵件或號碼，但從未驗證過。如果那是你的帳戶，請使用它的其他登入方式。',
  createAccount: '建立新帳戶',
  anotherMethod: '使用其他方式',
  anotherWay: '試試其他方式',
  openMailApp: '開啟郵件應用程式',
  openNamedMail: (name) => `開啟 ${name}`,
  devHint: (devCode) => `本機服務：驗證碼是 ${devCode}。`,
  fillIn: '填入',
}
