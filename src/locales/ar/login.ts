import type { LoginWords } from '../../react/words.ts'
import { minuteForms, plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `تسجيل الدخول إلى ${app}`,
  subtitle: 'أول مرة هنا؟ سيُنشأ حسابك بهذه الخطوة.',
  email: 'البريد الإلكتروني',
  emailOrPhone: 'البريد الإلكتروني أو رقم الهاتف',
  phone: 'رقم الهاتف',
  emailPlaceholder: 'you@example.com',
  phoneHint: 'سنرسل رمزًا في رسالة نصية. تُطبَّق الأسعار المعتادة.',
  country: 'البلد',
  phoneMode: (country, callingCode) =>
    `رقم الهاتف. البلد: ${country}، الرمز الدولي: زائد ${callingCode}.`,
  continue: 'متابعة',
  sending: 'جارٍ إرسال الرمز',
  emptyEmail: 'يلزم إدخال البريد الإلكتروني.',
  emptyEmailOrPhone: 'يلزم إدخال البريد الإلكتروني أو رقم الهاتف.',
  emptyPhone: 'يلزم إدخال رقم الهاتف.',
  badEmail: 'يلزم إدخال عنوان بريد كامل، مثل you@example.com.',
  badPhone: 'يلزم إدخال رقم هاتف كامل مع رمز البلد.',
  phoneCountryOff: 'لا نرسل رسائل نصية إلى هذا البلد. يمكن تسجيل الدخول بطريقة أخرى.',
  phoneNotChecked: 'تعذّر علينا التحقق من هذا الرقم. يمكن إعادة المحاولة بعد لحظات.',
  tooManySends: (minutes) =>
    `أُرسلت رموز كثيرة جدًا إلى هذا العنوان. يمكن إعادة المحاولة بعد ${plural(minutes, minuteForms)}.`,
  tooManyRequests: (minutes) =>
    `محاولات كثيرة جدًا من هنا. يمكن إعادة المحاولة بعد ${plural(minutes, minuteForms)}.`,
  deliveryFailed: 'تعذّر علينا إرسال الرمز. يمكن إعادة المحاولة بعد لحظات.',
  loadingMethods: 'جارٍ تحميل طرق تسجيل الدخول',
  nothingEnabled: 'لم تُفعَّل أي طريقة لتسجيل الدخول بعد.',
  nothingEnabledHere:
    'لم تُفعَّل أي طريقة لتسجيل الدخول بعد. يجب التحقق من `methods` في createLatchkit ومما تفعّله الخدمة.',
  legalBefore: 'المتابعة تعني موافقتك على ',
  legalTerms: 'الشروط',
  legalBetween: ' و',
  legalPrivacy: 'سياسة الخصوصية',
  legalAfter: '.',
}
