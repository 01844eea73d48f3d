import type { CodeWords } from '../../react/words.ts'
import { characterForms, digitForms, minuteForms, plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'ایمیل خود را ببینید',
  titleLink: 'از این پیوند نمی‌توان استفاده کرد',
  titleSms: 'پیامک‌های خود را ببینید',
  sentDigits: (length) => `یک کد ${plural(length, digitForms)} فرستادیم به`,
  sentCharacters: (length) => `یک کد ${plural(length, characterForms)} فرستادیم به`,
  change: 'تغییر',
  fieldDigits: (length) => `کد ${plural(length, digitForms)}`,
  fieldCharacters: (length) => `کد ${plural(length, characterForms)}`,
  expiresIn: (time) => `اعتبار تا ${time} دیگر`,
  newCodeIn: (time) => `کد جدید تا ${time} دیگر`,
  sendNewCode: 'ارسال کد جدید',
  sendNewCodeIn: (time) => `ارسال کد جدید تا ${time} دیگر`,
  sendingNewCode: 'در حال ارسال کد جدید',
  verify: 'تأیید کد',
  verifying: 'در حال تأیید',
  checking: 'در حال بررسی کد',
  accepted: 'کد پذیرفته شد',
  acceptedForTab: 'کد پذیرفته شد. تا بسته شدن این برگه وارد می‌مانید.',
  loggedIn: 'وارد شدید',
  incompleteDigits: (length) =>
    plural(length, { one: 'هر # رقم را وارد کنید.', other: 'هر # رقم را وارد کنید.' }),
  incompleteCharacters: (length) =>
    plural(length, { one: 'هر # نویسه را وارد کنید.', other: 'هر # نویسه را وارد کنید.' }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'کد اشتباه است. دوباره امتحان کنید.'
      : plural(triesLeft, {
          one: 'کد اشتباه است. # بار دیگر می‌توانید امتحان کنید.',
          other: 'کد اشتباه است. # بار دیگر می‌توانید امتحان کنید.',
        }),
  expired: (minutes) =>
    `اعتبار این کد تمام شده است. هر کد ${plural(minutes, minuteForms)} اعتبار دارد.`,
  locked: 'بیش از حد امتحان شد. اکنون می‌توانید کد جدید بفرستید.',
  lockedFor: (time) => `بیش از حد امتحان شد. برای کد جدید ${time} صبر کنید.`,
  resent: 'کد جدید فرستاده شد. کد قبلی دیگر کار نمی‌کند.',
  linkTo: 'پیوند ایمیل شما با این نشانی وارد می‌شود:',
  linkWarning: 'فقط اگر خودتان این پیوند را درخواست کرده‌اید ادامه دهید.',
  linkOver: 'اعتبار این پیوند تمام شده یا قبلاً استفاده شده است.',
  linkElsewhere: 'این پیوند فقط در مرورگری کار می‌کند که از آن درخواست شده است.',
  addressUnverified:
    'حسابی این ایمیل یا شماره را دارد ولی هرگز آن را تأیید نکرده است. اگر حساب شماست، از روش ورود دیگر آن استفاده کنید.',
  createAccount: 'ساخت حساب جدید',
  anotherMethod: 'استفاده از روش دیگر',
  anotherWay: 'امتحان راه دیگر',
  openMailApp: 'باز کردن برنامهٔ ایمیل',
  openNamedMail: (name) => `باز کردن ${name}`,
  devHint: (devCode) => `سرویس محلی: کد ${devCode} است.`,
  fillIn: 'پر کردن',
}
