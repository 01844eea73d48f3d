import type { LoginWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `${app}にログイン`,
  subtitle: '初めての方は、このままアカウントが作成されます。',
  email: 'メールアドレス',
  emailOrPhone: 'メールアドレスまたは電話番号',
  phone: '電話番号',
  emailPlaceholder: 'you@example.com',
  phoneHint: 'SMSでコードを送ります。通常の通信料がかかります。',
  country: '国',
  phoneMode: (country, callingCode) =>
    `電話番号。国は${country}、国番号はプラス${callingCode}です。`,
  continue: '続ける',
  sending: 'コードを送信中',
  emptyEmail: 'メールアドレスを入力してください。',
  emptyEmailOrPhone: 'メールアドレスまたは電話番号を入力してください。',
  emptyPhone: '電話番号を入力してください。',
  badEmail: 'you@example.comのように、メールアドレス全体を入力してください。',
  badPhone: '国番号を含めて、電話番号全体を入力してください。',
  phoneCountryOff: 'この国にはSMSを送れません。別の方法でログインしてください。',
  phoneNotChecked: 'この番号を確認できませんでした。少し待ってからもう一度お試しください。',
  tooManySends: (minutes) =>
    plural(minutes, {
      other: 'この宛先へのコードの送信が多すぎます。#分後にもう一度お試しください。',
    }),
  tooManyRequests: (minutes) =>
    plural(minutes, { other: 'ここからの試行が多すぎます。#分後にもう一度お試しください。' }),
  deliveryFailed: 'コードを送信できませんでした。少し待ってからもう一度お試しください。',
  loadingMethods: 'ログイン方法を読み込み中',
  nothingEnabled: '有効なログイン方法がまだありません。',
  nothingEnabledHere:
    '有効なログイン方法がまだありません。createLatchkitの`methods`と、サービスで有効にしている方法を確認してください。',
  legalBefore: '続けると、',
  legalTerms: '利用規約',
  legalBetween: 'と',
  legalPrivacy: 'プライバシーポリシー',
  legalAfter: 'に同意したことになります。',
}
