import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `جارٍ الانتقال إلى ${name}`,
  openingText: 'سيستغرق ذلك لحظات.',
  waitingTitle: (name) => `المتابعة في نافذة ${name}`,
  waitingText: 'يُستكمل تسجيل الدخول هناك، ثم تتابع هذه الصفحة من تلقاء نفسها.',
  opened: (name) => `تم فتح نافذة ${name}`,
  showWindow: (name) => `إظهار نافذة ${name}`,
  cancel: 'إلغاء',
  finishingTitle: 'جارٍ تسجيل دخولك',
  finishingText: 'سيستغرق ذلك لحظات.',
  blockedTitle: 'حظر المتصفح النافذة',
  blockedText: (name) =>
    `لا مشكلة في حسابك. يمكن فتح نافذة ${name} بزر من هنا، أو المتابعة في علامة التبويب هذه.`,
  blockedTextWindowOnly: (name) => `لا مشكلة في حسابك. يمكن فتح نافذة ${name} بزر من هنا.`,
  openWindow: (name) => `فتح نافذة ${name}`,
  continueInTab: 'المتابعة في علامة التبويب هذه',
  closedTitle: (name) => `أُغلقت نافذة ${name}`,
  closedText: (app) => `لم يُسجَّل دخولك بعد، ولم يصل أي شيء إلى ${app}.`,
  deniedTitle: (name) => `لم يُشارَك حسابك من ${name}`,
  deniedText: 'اخترت عدم المتابعة هناك. لم يُشارَك شيء.',
  mismatchTitle: 'تسجيل الدخول هذا لم يبدأ هنا',
  mismatchText: 'أوقفناه حفاظًا على سلامتك. يمكن البدء من جديد من هذه الصفحة.',
  startAgain: 'البدء من جديد',
  otherMethod: 'استخدام طريقة أخرى',
  inAppTitle: 'يلزم فتح هذه الصفحة في المتصفح',
  inAppText: (name, app) =>
    app === null
      ? `تسجيل الدخول عبر ${name} غير مسموح به داخل هذا التطبيق.`
      : `تسجيل الدخول عبر ${name} غير مسموح به داخل تطبيق ${app}.`,
  inAppTap: 'الضغط على ··· في أعلى الشاشة.',
  inAppChooseBefore: 'اختيار ',
  inAppChoose: 'الفتح في Safari',
  inAppChooseAfter: '، ثم تسجيل الدخول هناك.',
  copyLink: 'نسخ رابط الصفحة',
  openInBrowser: 'فتح في المتصفح',
  useEmail: 'استخدام بريدي هنا',
  accountTitle: 'لديك حساب بالفعل',
  accountAfterContact: (name) =>
    ` مرتبط بحساب يُسجَّل دخوله برمز عبر البريد الإلكتروني. بعد استخدامه مرة واحدة، يمكن إضافة ${name} في حسابك.`,
  accountText: (name) =>
    `تسجيل دخولك هنا يتم بطريقة أخرى. بعد استخدامها مرة واحدة، يمكن إضافة ${name} في حسابك.`,
  unprovenTitle: (name) => `يوجد حساب مرتبط بتسجيل دخولك عبر ${name}`,
  unprovenText: (name) =>
    `لم يثبت ذلك الحساب قط أن تسجيل الدخول هذا لك. إذا كان الحساب حسابك، فاستخدم طريقة تسجيل الدخول الأخرى فيه وأضف ${name} من جديد.`,
  emailCode: 'إرسال رمز بالبريد',
  otherAccount: (name) => `استخدام حساب ${name} آخر`,
}
