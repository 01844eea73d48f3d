import type { SessionWords } from '../../react/words.ts'
import { plural, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'セッション',
  endsIn: (time) => `${time}後にログアウトします`,
  endsInSeconds: (seconds) =>
    plural(seconds, {
      other: '#秒後にログアウトします。ログインしたままにするには、F6を押してください。',
    }),
  keepWorking: '作業中の内容を失わないよう、ログインしたままにしてください。',
  stay: 'ログインしたままにする',
  staying: '更新中',
  stayed: 'ログインしたままです。',
  logOut: 'ログアウト',
  offline: 'オフラインです。接続が戻ったら、もう一度お試しください。',
  failed: '更新できませんでした。ログインは続いています。もう一度お試しください。',
  refused: 'このセッションは更新できません。作業内容を保存してから、もう一度ログインしてください。',
  againTitle: '続けるにはもう一度ログインしてください',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'セッションが終了しました。作業中の内容はそのまま残っています。'
      : `${span(lifetimeMs)}が経過したため、セッションが終了しました。作業中の内容はそのまま残っています。`,
  keyLost: 'ログイン状態を保つための鍵が、このブラウザから消去されました。アカウントは安全です。',
  refusedHere:
    'このブラウザに保存されていたセッションの情報が、検証に通りませんでした。アカウントは安全です。',
  elsewhereTitle: '別のタブでログアウトしました',
  elsewhere: 'このタブもログアウトしました。',
  logInAgain: 'もう一度ログイン',
  anotherMethod: '別の方法を使う',
  close: '閉じる',
}
