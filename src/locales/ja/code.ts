import type { CodeWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'メールを確認してください',
  titleLink: 'このリンクは使えません',
  titleSms: 'SMSを確認してください',
  sentDigits: (length) => plural(length, { other: '次の宛先に#桁のコードを送りました' }),
  sentCharacters: (length) => plural(length, { other: '次の宛先に#文字のコードを送りました' }),
  change: '変更',
  fieldDigits: (length) => plural(length, { other: '#桁のコード' }),
  fieldCharacters: (length) => plural(length, { other: '#文字のコード' }),
  expiresIn: (time) => `有効期限まで${time}`,
  newCodeIn: (time) => `新しいコードまで${time}`,
  sendNewCode: '新しいコードを送る',
  sendNewCodeIn: (time) => `新しいコードを送る（あと${time}）`,
  sendingNewCode: '新しいコードを送信中',
  verify: 'コードを確認',
  verifying: '確認中',
  checking: 'コードを確認しています',
  accepted: 'コードを確認できました',
  acceptedForTab: 'コードを確認できました。このタブを閉じるまでログインしたままになります。',
  loggedIn: 'ログインしました',
  incompleteDigits: (length) => plural(length, { other: '#桁すべてを入力してください。' }),
  incompleteCharacters: (length) => plural(length, { other: '#文字すべてを入力してください。' }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'コードが違います。もう一度お試しください。'
      : plural(triesLeft, { other: 'コードが違います。あと#回試せます。' }),
  expired: (minutes) =>
    plural(minutes, { other: 'このコードは期限切れです。コードの有効期間は#分です。' }),
  locked: '試行回数が多すぎます。今なら新しいコードを送れます。',
  lockedFor: (time) => `試行回数が多すぎます。新しいコードを送れるまで${time}お待ちください。`,
  resent: '新しいコードを送りました。前のコードはもう使えません。',
  linkTo: 'メールのリンクでは、次のアドレスでログインします：',
  linkWarning: 'このリンクをご自身でリクエストした場合だけ続けてください。',
  linkOver: 'このリンクは期限切れか、すでに使われています。',
  linkElsewhere: 'このリンクは、リクエストしたブラウザでのみ使えます。',
  addressUnverified:
    'このメールアドレスまたは電話番号を未確認のまま登録しているアカウントがあります。ご自身のものであれば、そのアカウントの別のログイン方法を使ってください。',
  createAccount: '新しいアカウントを作成',
  anotherMethod: '別の方法を使う',
  anotherWay: '別の方法を試す',
  openMailApp: 'メールアプリを開く',
  openNamedMail: (name) => `${name}を開く`,
  devHint: (devCode) => `ローカルサービス: コードは${devCode}です。`,
  fillIn: '入力する',
}
