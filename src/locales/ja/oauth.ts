import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `${name}に移動しています`,
  openingText: '少し時間がかかります。',
  waitingTitle: (name) => `${name}のウィンドウで続けてください`,
  waitingText: 'そちらでログインを完了してください。このページは自動で先に進みます。',
  opened: (name) => `${name}のウィンドウが開きました`,
  showWindow: (name) => `${name}のウィンドウを表示`,
  cancel: 'キャンセル',
  finishingTitle: 'ログインしています',
  finishingText: '少し時間がかかります。',
  blockedTitle: 'ブラウザがウィンドウをブロックしました',
  blockedText: (name) =>
    `アカウントに問題はありません。${name}のウィンドウを自分で開くか、このタブで続けてください。`,
  blockedTextWindowOnly: (name) =>
    `アカウントに問題はありません。${name}のウィンドウを自分で開いてください。`,
  openWindow: (name) => `${name}のウィンドウを開く`,
  continueInTab: 'このタブで続ける',
  closedTitle: (name) => `${name}のウィンドウが閉じられました`,
  closedText: (app) => `まだログインしていません。${app}は何も受け取っていません。`,
  deniedTitle: (name) => `${name}からアカウントが共有されませんでした`,
  deniedText: '続行しないことが選択されました。何も共有されていません。',
  mismatchTitle: 'このログインはここで始めたものではありません',
  mismatchText: '安全のため中止しました。このページからやり直してください。',
  startAgain: '最初からやり直す',
  otherMethod: '別の方法を使う',
  inAppTitle: 'このページをブラウザで開いてください',
  inAppText: (name, app) =>
    app === null
      ? `${name}では、このアプリの中からログインできません。`
      : `${name}では、${app}アプリの中からログインできません。`,
  inAppTap: '画面上部の ··· をタップします。',
  inAppChooseBefore: '「',
  inAppChoose: 'Safariで開く',
  inAppChooseAfter: '」を選び、そちらでログインします。',
  copyLink: 'ページのリンクをコピー',
  openInBrowser: 'ブラウザで開く',
  useEmail: 'ここでメールアドレスを使う',
  accountTitle: 'すでにアカウントがあります',
  accountAfterContact: (name) =>
    `はメールのコードでログインします。一度その方法でログインすると、アカウントに${name}を追加できます。`,
  accountText: (name) =>
    `ここでは別の方法でログインしています。一度その方法でログインすると、アカウントに${name}を追加できます。`,
  unprovenTitle: (name) => `${name} でのログインが登録されたアカウントがあります`,
  unprovenText: (name) =>
    `そのログインがあなたのものだと証明されたことはありません。自分のアカウントの場合は、別のログイン方法を使い、${name} をもう一度追加してください。`,
  emailCode: 'メールでコードを受け取る',
  otherAccount: (name) => `別の${name}アカウントを使う`,
}
