import type { PartialWords } from '../../src/react/words.ts'

/** The first screen in Arabic: a translation to see a right-to-left script by. */
export const arabicFirstScreen: NonNullable<PartialWords['login']> = {
  title: (app) => `تسجيل الدخول إلى ${app}`,
  subtitle: 'جديد هنا؟ سننشئ حسابك.',
  email: 'البريد الإلكتروني',
  emailOrPhone: 'البريد الإلكتروني أو رقم الهاتف',
  phone: 'رقم الهاتف',
  phoneHint: 'سنرسل رمزًا في رسالة نصية. تُطبَّق الأسعار المعتادة.',
  continue: 'متابعة',
  legalBefore: 'بالمتابعة فإنك توافق على ',
  legalTerms: 'الشروط',
  legalBetween: ' و',
  legalPrivacy: 'سياسة الخصوصية',
  legalAfter: '.',
}

/** The methods of the first screen in Arabic. */
export const arabicMethods: NonNullable<PartialWords['methods']> = {
  passkey: 'مفتاح مرور',
  wallet: 'محفظة',
  continueWith: (name) => `المتابعة باستخدام ${name}`,
  usePasskey: 'استخدام مفتاح مرور',
  connectWallet: 'ربط محفظة',
  lastUsed: 'آخر استخدام',
}
