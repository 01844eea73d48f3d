import type { PartialWords } from '../../src/react/words.ts'

/** The first screen in Arabic: a translation to see a right-to-left script by. */
export const arabicFirstScreen: NonNullable<PartialWords['login']> = {
  title: (app) => `تسجيل الدخول إلى ${app}`,
  subtitle: 'جديد هنا؟ سننشئ حسابك.',
  email: 'البريد الإلكتروني',
  continue: 'متابعة',
  legalBefore: 'بالمتابعة فإنك توافق على ',
  legalTerms: 'الشروط',
  legalBetween: ' و',
  legalPrivacy: 'سياسة الخصوصية',
  legalAfter: '.',
}
