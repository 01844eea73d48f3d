import type { LinkingWords } from '../../react/linkingWords.ts'

export const linking: LinkingWords = {
  title: 'ログイン方法',
  loading: 'ログイン方法を読み込み中',
  notLoaded: 'ログイン方法を読み込めませんでした。',
  none: 'このままでは再びログインできません。ログイン方法を今すぐ追加してください。',
  emailCode: 'メールのコード',
  smsCode: 'SMSのコード',
  thisSession: '現在のセッション',
  off: (app) => `${app}では現在使われていません。`,
  change: '変更',
  changeNamed: (name) => `${name}を変更`,
  remove: '削除',
  removeNamed: (name) => `${name}を削除`,
  removeAsk: (name) => `${name}を削除しますか？`,
  removeText: (other) => `引き続き${other}でログインできます。`,
  keep: '残す',
  removing: '削除中',
  removed: (name) => `${name}を削除しました。`,
  lastOne: 'これを削除する前に、別のログイン方法を追加してください。',
  addTitle: 'ログイン方法を追加',
  addNamed: (name) => `${name}を追加`,
  added: (name) => `${name}を追加しました。`,
  newEmail: '新しいメールアドレス',
  newPhone: '新しい電話番号',
  sendCode: 'コードを送る',
  sendingCode: 'コードを送信中',
  sentTo: (contact) => `${contact}に送ったコードを入力してください。`,
  cancel: 'キャンセル',
  waitingFor: (name) => `${name}を待っています。${name}のウィンドウで続けてください。`,
  passkeyPrompt: 'ブラウザの案内に従い、指紋、顔、または画面ロックで確認してください。',
  chooseWallet: 'ウォレットを選ぶ',
  noWallet: 'このブラウザで応答したウォレットはありません。',
  walletAsks: (wallet) =>
    `${wallet}で署名を承認してください。署名は無料で、それ自体で資産が移動することはありません。`,
  takenAccount: (provider, app) =>
    `その${provider}アカウントは、すでに別の${app}アカウントで使われています。何も変更されていません。`,
  takenEmail: (app) =>
    `そのメールアドレスは、すでに別の${app}アカウントで使われています。何も変更されていません。`,
  takenPhone: (app) =>
    `その電話番号は、すでに別の${app}アカウントで使われています。何も変更されていません。`,
  takenWallet: (app) =>
    `そのウォレットは、すでに別の${app}アカウントで使われています。何も変更されていません。`,
  takenPasskey: (app) =>
    `そのパスキーは、すでに別の${app}アカウントで使われています。何も変更されていません。`,
  passkeyExists: 'この端末には、このアカウントのパスキーがすでにあります。',
  codeExpired: 'このコードは期限切れです。キャンセルして、新しいコードを受け取ってください。',
  windowBlocked:
    'ブラウザがウィンドウをブロックしました。このページでウィンドウを許可してから、もう一度お試しください。',
  windowClosed: (provider) => `${provider}のウィンドウが閉じられました。何も変更されていません。`,
  denied: '続行しないことが選択されました。何も変更されていません。',
  declined: '署名も変更も行われていません。',
  notReached: 'ログインサービスが応答しません。何も変更されていません。',
  failed: '完了できませんでした。少し待ってからもう一度お試しください。',
}
