import type { SessionWords } from '../../react/words.ts'
import { plural, secondForms, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'جلستك',
  endsIn: (time) => `سيُسجَّل خروجك بعد ${time}`,
  endsInSeconds: (seconds) =>
    `سيُسجَّل خروجك بعد ${plural(seconds, secondForms)}. الضغط على F6 يُبقي دخولك مسجّلًا.`,
  keepWorking: 'البقاء يحفظ عملك الجاري.',
  stay: 'البقاء مسجّلًا',
  staying: 'جارٍ التجديد',
  stayed: 'دخولك لا يزال مسجّلًا.',
  logOut: 'تسجيل الخروج',
  offline: 'لا يوجد اتصال بالإنترنت. يمكن إعادة المحاولة عند عودة الاتصال.',
  failed: 'لم يتم ذلك. دخولك لا يزال مسجّلًا. يمكن إعادة المحاولة.',
  refused: 'لا يمكن تجديد هذه الجلسة. يجب حفظ عملك، ثم تسجيل الدخول من جديد.',
  againTitle: 'تسجيل الدخول من جديد للمتابعة',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'انتهت جلستك. عملك لا يزال هنا كما كان.'
      : `انتهت جلستك بعد ${span(lifetimeMs)}. عملك لا يزال هنا كما كان.`,
  keyLost: 'محا هذا المتصفح المفتاح الذي كان يُبقي دخولك مسجّلًا. حسابك بأمان.',
  refusedHere: 'ما احتفظ به هذا المتصفح من جلستك لم يجتز فحصنا. حسابك بأمان.',
  elsewhereTitle: 'سجّلت الخروج في علامة تبويب أخرى',
  elsewhere: 'سُجّل الخروج في علامة التبويب هذه أيضًا.',
  logInAgain: 'تسجيل الدخول من جديد',
  anotherMethod: 'استخدام طريقة أخرى',
  close: 'إغلاق',
}
