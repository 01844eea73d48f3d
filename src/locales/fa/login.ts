import type { LoginWords } from '../../react/words.ts'
import { minuteForms, plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `ورود به ${app}`,
  subtitle: 'اولین بار است؟ با این کار حساب شما ساخته می‌شود.',
  email: 'ایمیل',
  emailOrPhone: 'ایمیل یا شمارهٔ تلفن',
  phone: 'شمارهٔ تلفن',
  emailPlaceholder: 'you@example.com',
  phoneHint: 'کدی با پیامک می‌فرستیم. هزینهٔ معمول پیامک اعمال می‌شود.',
  country: 'کشور',
  phoneMode: (country, callingCode) =>
    `شمارهٔ تلفن. کشور: ${country}، پیش‌شماره: به‌علاوهٔ ${callingCode}.`,
  continue: 'ادامه',
  sending: 'در حال ارسال کد',
  emptyEmail: 'ایمیل خود را وارد کنید.',
  emptyEmailOrPhone: 'ایمیل یا شمارهٔ تلفن خود را وارد کنید.',
  emptyPhone: 'شمارهٔ تلفن خود را وارد کنید.',
  badEmail: 'نشانی ایمیل را کامل وارد کنید، مانند you@example.com.',
  badPhone: 'شمارهٔ تلفن را کامل و با پیش‌شمارهٔ کشور وارد کنید.',
  phoneCountryOff: 'به این کشور پیامک نمی‌فرستیم. از راه دیگری وارد شوید.',
  phoneNotChecked: 'نتوانستیم این شماره را بررسی کنیم. کمی بعد دوباره امتحان کنید.',
  tooManySends: (minutes) =>
    `کدهای زیادی به این نشانی فرستاده شده است. ${plural(minutes, minuteForms)} دیگر دوباره امتحان کنید.`,
  tooManyRequests: (minutes) =>
    `از اینجا بیش از حد تلاش شده است. ${plural(minutes, minuteForms)} دیگر دوباره امتحان کنید.`,
  deliveryFailed: 'نتوانستیم کد را بفرستیم. کمی بعد دوباره امتحان کنید.',
  loadingMethods: 'در حال بارگیری روش‌های ورود',
  nothingEnabled: 'هنوز هیچ روش ورودی فعال نیست.',
  nothingEnabledHere:
    'هنوز هیچ روش ورودی فعال نیست. `methods` در createLatchkit و آنچه را سرویس فعال می‌کند بررسی کنید.',
  legalBefore: 'با ادامه دادن، ',
  legalTerms: 'شرایط',
  legalBetween: ' و ',
  legalPrivacy: 'سیاست حریم خصوصی',
  legalAfter: ' را می‌پذیرید.',
}
