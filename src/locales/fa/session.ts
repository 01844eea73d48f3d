import type { SessionWords } from '../../react/words.ts'
import { plural, secondForms, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'نشست شما',
  endsIn: (time) => `تا ${time} دیگر خارج می‌شوید`,
  endsInSeconds: (seconds) =>
    `تا ${plural(seconds, secondForms)} دیگر خارج می‌شوید. برای ماندن F6 را بزنید.`,
  keepWorking: 'بمانید تا کاری که در دست دارید حفظ شود.',
  stay: 'وارد ماندن',
  staying: 'در حال تمدید',
  stayed: 'همچنان وارد هستید.',
  logOut: 'خروج',
  offline: 'اینترنت قطع است. وقتی وصل شد دوباره امتحان کنید.',
  failed: 'انجام نشد. همچنان وارد هستید. دوباره امتحان کنید.',
  refused: 'این نشست را نمی‌توان تمدید کرد. کار خود را ذخیره کنید و دوباره وارد شوید.',
  againTitle: 'برای ادامه دوباره وارد شوید',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'نشست شما پایان یافت. کاری که در دست داشتید همچنان اینجاست.'
      : `نشست شما پس از ${span(lifetimeMs)} پایان یافت. کاری که در دست داشتید همچنان اینجاست.`,
  keyLost: 'این مرورگر کلیدی را که شما را واردشده نگه می‌داشت پاک کرد. حساب شما در امان است.',
  refusedHere: 'آنچه این مرورگر از نشست شما نگه داشته بود از بررسی ما نگذشت. حساب شما در امان است.',
  elsewhereTitle: 'در برگهٔ دیگری خارج شدید',
  elsewhere: 'از این برگه هم خارج شده‌اید.',
  logInAgain: 'ورود دوباره',
  anotherMethod: 'استفاده از روش دیگر',
  close: 'بستن',
}
