import type { SessionWords } from '../../react/words.ts'
import { plural, secondForms, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'החיבור שלך',
  endsIn: (time) => `החיבור שלך ינותק בעוד ${time}`,
  endsInSeconds: (seconds) =>
    `החיבור שלך ינותק בעוד ${plural(seconds, secondForms)}. הקשה על F6 משאירה אותך בחיבור.`,
  keepWorking: 'הישארות בחיבור תשמור על מה שפתוח אצלך.',
  stay: 'הישארות בחיבור',
  staying: 'החיבור מתחדש',
  stayed: 'החיבור שלך נמשך.',
  logOut: 'התנתקות',
  offline: 'אין אינטרנט. אפשר לנסות שוב כשהאינטרנט יחזור.',
  failed: 'הפעולה לא עברה. החיבור שלך עדיין פעיל. אפשר לנסות שוב.',
  refused: 'אי אפשר לחדש את החיבור הזה. יש לשמור את העבודה ואז להתחבר שוב.',
  againTitle: 'יש להתחבר שוב כדי להמשיך',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'החיבור שלך הסתיים. מה שעשית עדיין כאן.'
      : `החיבור שלך הסתיים אחרי ${span(lifetimeMs)}. מה שעשית עדיין כאן.`,
  keyLost: 'הדפדפן הזה מחק את המפתח ששמר על החיבור שלך. החשבון שלך בטוח.',
  refusedHere: 'מה שהדפדפן הזה שמר מהחיבור שלך לא עבר את הבדיקה שלנו. החשבון שלך בטוח.',
  elsewhereTitle: 'התנתקת בכרטיסייה אחרת',
  elsewhere: 'גם בכרטיסייה הזו התנתקת.',
  logInAgain: 'התחברות מחדש',
  anotherMethod: 'שימוש בדרך אחרת',
  close: 'סגירה',
}
