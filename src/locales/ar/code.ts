import type { CodeWords } from '../../react/words.ts'
import { digitForms, minuteForms, placeForms, plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'الرمز في بريدك الإلكتروني',
  titleLink: 'لا يمكن استخدام هذا الرابط',
  titleSms: 'الرمز في رسائلك',
  sentDigits: (length) => `أرسلنا رمزًا من ${plural(length, digitForms)} إلى`,
  sentCharacters: (length) => `أرسلنا رمزًا من ${plural(length, placeForms)} إلى`,
  change: 'تغيير',
  fieldDigits: (length) => `رمز من ${plural(length, digitForms)}`,
  fieldCharacters: (length) => `رمز من ${plural(length, placeForms)}`,
  expiresIn: (time) => `تنتهي الصلاحية بعد ${time}`,
  newCodeIn: (time) => `رمز جديد بعد ${time}`,
  sendNewCode: 'إرسال رمز جديد',
  sendNewCodeIn: (time) => `إرسال رمز جديد بعد ${time}`,
  sendingNewCode: 'جارٍ إرسال رمز جديد',
  verify: 'التحقق من الرمز',
  verifying: 'جارٍ التحقق',
  checking: 'جارٍ التحقق من الرمز',
  accepted: 'تم قبول الرمز',
  acceptedForTab: 'تم قبول الرمز. سيبقى دخولك مسجّلًا حتى إغلاق علامة التبويب هذه.',
  loggedIn: 'تم تسجيل الدخول',
  incompleteDigits: (length) => `يلزم إدخال الرمز كاملًا، وهو من ${plural(length, digitForms)}.`,
  incompleteCharacters: (length) => `يلزم إدخال الرمز كاملًا، وهو من ${plural(length, placeForms)}.`,
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'الرمز غير صحيح. يمكن إعادة المحاولة.'
      : plural(triesLeft, {
          zero: 'الرمز غير صحيح. لم تبقَ أي محاولة.',
          one: 'الرمز غير صحيح. بقيت محاولة واحدة.',
          two: 'الرمز غير صحيح. بقيت محاولتان.',
          few: 'الرمز غير صحيح. بقيت # محاولات.',
          many: 'الرمز غير صحيح. بقيت # محاولة.',
          other: 'الرمز غير صحيح. بقيت # محاولة.',
        }),
  expired: (minutes) =>
    `انتهت صلاحية هذا الرمز. تنتهي صلاحية الرموز بعد ${plural(minutes, minuteForms)}.`,
  locked: 'محاولات كثيرة جدًا. يمكن إرسال رمز جديد الآن.',
  lockedFor: (time) => `محاولات كثيرة جدًا. يمكن إرسال رمز جديد بعد ${time}.`,
  resent: 'تم إرسال رمز جديد. الرمز السابق لم يعد صالحًا.',
  linkTo: 'الرابط الوارد في بريدك الإلكتروني يسجّل دخولك بهذا العنوان:',
  linkWarning: 'تابع فقط إذا طلبت هذا الرابط بنفسك.',
  linkOver: 'انتهت صلاحية هذا الرابط أو سبق استخدامه.',
  linkElsewhere: 'لا يعمل هذا الرابط إلا في المتصفح الذي طُلب منه.',
  addressUnverified:
    'يوجد حساب يذكر هذا البريد أو الرقم دون التحقق منه. إذا كان حسابك، فاستخدم طريقة تسجيل الدخول الأخرى الخاصة به.',
  createAccount: 'إنشاء حساب جديد',
  anotherMethod: 'استخدام طريقة أخرى',
  anotherWay: 'تجربة طريقة أخرى',
  openMailApp: 'فتح تطبيق البريد',
  openNamedMail: (name) => `فتح ${name}`,
  devHint: (devCode) => `خدمة محلية: الرمز هو ${devCode}.`,
  fillIn: 'تعبئة',
}
