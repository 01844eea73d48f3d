import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'المحاولة الآن',
  tryAgain: 'إعادة المحاولة',
  close: 'إغلاق',
  tryingAgainIn: (time) => `إعادة المحاولة بعد ${time}`,
  offlineTitle: 'لا يوجد اتصال بالإنترنت',
  offlineText: 'نحتفظ بموضعك. يُستأنف تسجيل الدخول عند عودة الاتصال.',
  unreachableTitle: 'تسجيل الدخول لا يستجيب',
  unreachableText: 'الإنترنت يعمل لديك، لكن خدمة تسجيل الدخول لا تجيب. حسابك بأمان.',
  originTitle: 'تسجيل الدخول غير مُعدّ لهذا العنوان',
  originBeforeHost: 'يجب التحقق من أنك في ',
  originAfterHost: (app) => `. إذا كان الأمر كذلك، يمكن إبلاغ فريق ${app}.`,
  originText: (app) => `يجب التحقق من عنوان هذه الصفحة. إذا كان صحيحًا، يمكن إبلاغ فريق ${app}.`,
  goToHost: (host) => `الانتقال إلى ${host}`,
  devOriginTitle: 'هذا الأصل ليس في القائمة المسموح بها',
  devOriginBefore: 'رفض الوكيل ',
  devOriginAfter: '. يجب إضافته ثم إعادة تحميل الصفحة.',
  devOnly: 'يظهر أثناء التطوير فقط.',
  devOriginHelp:
    'الخدمة المحلية: Auth, Allowed origins. يجب أن تكون الإدخالات مطابقة تمامًا، ولا تعمل أحرف البدل داخل المضيف.',
  openAllowedOrigins: 'فتح الأصول المسموح بها',
  copyOrigin: 'نسخ الأصل',
  configTitle: 'تسجيل الدخول غير مُعدّ بعد',
  configText: (app) =>
    `خدمة تسجيل الدخول لا تعرف هذا التطبيق. حسابك بأمان. يمكن إبلاغ فريق ${app}.`,
  devConfigHelp:
    'لا توجد إعدادات بالمعرّف الوارد في authProxyConfigId. يجب نسخ المعرّف الذي تعرضه الخدمة.',
  methodOffTitle: (method) => `طريقة متوقفة: ${method}`,
  methodOffText: (app) => `لم تعد مستخدمة في ${app}. حسابك لا يزال موجودًا.`,
  untrustedTitle: 'لم نسجّل دخولك',
  untrustedText: (app) =>
    `لم تجتز إجابة خدمة تسجيل الدخول فحوصنا. لم يتغير شيء. يمكن إبلاغ فريق ${app}.`,
  unknownTitle: 'تعذّر علينا إتمام ذلك',
  unknownText: (app) => `لم يتغير شيء. إذا تكرر ذلك، يمكن إبلاغ فريق ${app}.`,
  unknownTextWithNumber: (requestId) =>
    `لم يتغير شيء. إذا تكرر ذلك، يمكن إرسال هذا الرقم إلينا: ${requestId}.`,
  copyNumber: 'نسخ الرقم',
}
