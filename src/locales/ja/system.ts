import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: '今すぐ試す',
  tryAgain: 'もう一度試す',
  close: '閉じる',
  tryingAgainIn: (time) => `${time}後に再試行します`,
  offlineTitle: 'オフラインです',
  offlineText: '今の状態を保持しています。接続が戻るとログインを続けます。',
  unreachableTitle: 'ログインサービスが応答しません',
  unreachableText:
    'インターネットにはつながっていますが、ログインサービスが応答しません。アカウントは安全です。',
  originTitle: 'このアドレスではログインが設定されていません',
  originBeforeHost: '開いているページが',
  originAfterHost: (app) =>
    `であることを確認してください。合っている場合は、${app}のチームに知らせてください。`,
  originText: (app) =>
    `このページのアドレスを確認してください。正しい場合は、${app}のチームに知らせてください。`,
  goToHost: (host) => `${host}に移動`,
  devOriginTitle: 'このオリジンは許可リストにありません',
  devOriginBefore: 'プロキシが',
  devOriginAfter: 'を拒否しました。リストに追加してから再読み込みしてください。',
  devOnly: '開発環境でのみ表示されます。',
  devOriginHelp:
    'ローカルサービス: Auth, Allowed origins。完全一致で指定します。ホスト内のワイルドカードは使えません。',
  openAllowedOrigins: '許可されたオリジンを開く',
  copyOrigin: 'オリジンをコピー',
  configTitle: 'ログインがまだ設定されていません',
  configText: (app) =>
    `ログインサービスにこのアプリが登録されていません。アカウントは安全です。${app}のチームに知らせてください。`,
  devConfigHelp:
    'authProxyConfigIdのIDを持つ設定がありません。サービスが出力するIDをコピーしてください。',
  methodOffTitle: (method) => `${method}でのログインはオフになっています`,
  methodOffText: (app) => `${app}では現在使われていません。アカウントはそのまま残っています。`,
  untrustedTitle: 'ログインを中止しました',
  untrustedText: (app) =>
    `ログインサービスからの応答が検証に通りませんでした。何も変更されていません。${app}のチームに知らせてください。`,
  unknownTitle: '完了できませんでした',
  unknownText: (app) =>
    `何も変更されていません。また起きる場合は、${app}のチームに知らせてください。`,
  unknownTextWithNumber: (requestId) =>
    `何も変更されていません。また起きる場合は、この番号を送ってください: ${requestId}`,
  copyNumber: '番号をコピー',
}
