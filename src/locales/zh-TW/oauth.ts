import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `正在前往 ${name}`,
  openingText: '需要一點時間。',
  waitingTitle: (name) => `在 ${name} 視窗中繼續`,
  waitingText: '請在那裡完成登入。這個頁面會自動繼續。',
  opened: (name) => `${name} 視窗已開啟`,
  showWindow: (name) => `顯示 ${name} 視窗`,
  cancel: '取消',
  finishingTitle: '正在登入',
  finishingText: '需要一點時間。',
  blockedTitle: '瀏覽器封鎖了視窗',
  blockedText: (name) => `你的帳戶沒有問題。請自行開啟 ${name} 視窗，或在這個分頁中繼續。`,
  blockedTextWindowOnly: (name) => `你的帳戶沒有問題。請自行開啟 ${name} 視窗。`,
  openWindow: (name) => `開啟 ${name} 視窗`,
  continueInTab: '在這個分頁中繼續',
  closedTitle: (name) => `${name} 視窗已關閉`,
  closedText: (app) => `你還沒有登入，${app} 也沒有收到任何資訊。`,
  deniedTitle: (name) => `${name} 沒有分享你的帳戶`,
  deniedText: '你在那裡選擇不繼續。沒有分享任何資訊。',
  mismatchTitle: '這次登入不是從這裡開始的',
  mismatchText: '為了你的安全，我們已將它停止。請從這個頁面重新開始。',
  startAgain: '重新開始',
  otherMethod: '使用其他方式',
  inAppTitle: '在瀏覽器中開啟這個頁面',
  inAppText: (name, app) =>
    app === null
      ? `${name} 不允許在這個應用程式內登入。`
      : `${name} 不允許在 ${app} 應用程式內登入。`,
  inAppTap: '點一下螢幕上方的 ···。',
  inAppChooseBefore: '選擇「',
  inAppChoose: '在 Safari 中打開',
  inAppChooseAfter: '」，然後在那裡登入。',
  copyLink: '複製頁面連結',
  openInBrowser: '在瀏覽器中開啟',
  useEmail: '在這裡使用我的電子郵件',
  accountTitle: '你已經有帳戶了',
  accountAfterContact: (name) =>
    ` 是以電子郵件驗證碼登入。先這樣登入一次，之後就能在帳戶中新增 ${name}。`,
  accountText: (name) =>
    `你在這裡用的是其他登入方式。先用那種方式登入一次，之後就能在帳戶中新增 ${name}。`,
  unprovenTitle: (name) => `有一個帳戶連結了您的 ${name} 登入`,
  unprovenText: (name) =>
    `該帳戶從未證明此登入屬於您。如果這是您的帳戶，請用其他方式登入，然後重新新增 ${name}。`,
  emailCode: '用電子郵件接收驗證碼',
  otherAccount: (name) => `使用其他 ${name} 帳戶`,
}
