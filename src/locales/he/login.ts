import type { LoginWords } from '../../react/words.ts'
import { minuteForms, plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `התחברות אל ${app}`,
  subtitle: 'פעם ראשונה כאן? כך ייווצר החשבון שלך.',
  email: 'אימייל',
  emailOrPhone: 'אימייל או מספר טלפון',
  phone: 'מספר טלפון',
  emailPlaceholder: 'you@example.com',
  phoneHint: 'נשלח קוד בהודעת טקסט. ייתכן חיוב לפי התעריף הרגיל.',
  country: 'מדינה',
  phoneMode: (country, callingCode) =>
    `מספר טלפון. מדינה: ${country}, קידומת: פלוס ${callingCode}.`,
  continue: 'המשך',
  sending: 'שולחים את הקוד',
  emptyEmail: 'יש להזין כתובת אימייל.',
  emptyEmailOrPhone: 'יש להזין כתובת אימייל או מספר טלפון.',
  emptyPhone: 'יש להזין מספר טלפון.',
  badEmail: 'יש להזין כתובת אימייל מלאה, כמו you@example.com.',
  badPhone: 'יש להזין מספר טלפון מלא עם קידומת מדינה.',
  phoneCountryOff: 'אנחנו לא שולחים הודעות טקסט למדינה הזו. אפשר להתחבר בדרך אחרת.',
  phoneNotChecked: 'לא הצלחנו לבדוק את המספר הזה. אפשר לנסות שוב בעוד רגע.',
  tooManySends: (minutes) =>
    `נשלחו יותר מדי קודים לכתובת הזו. אפשר לנסות שוב בעוד ${plural(minutes, minuteForms)}.`,
  tooManyRequests: (minutes) =>
    `היו יותר מדי ניסיונות מכאן. אפשר לנסות שוב בעוד ${plural(minutes, minuteForms)}.`,
  deliveryFailed: 'לא הצלחנו לשלוח את הקוד. אפשר לנסות שוב בעוד רגע.',
  loadingMethods: 'דרכי ההתחברות נטענות',
  nothingEnabled: 'עדיין לא הופעלה אף דרך התחברות.',
  nothingEnabledHere:
    'עדיין לא הופעלה אף דרך התחברות. יש לבדוק את `methods` של createLatchkit ואת מה שהשירות מפעיל.',
  legalBefore: 'המשך פירושו הסכמה ל',
  legalTerms: 'תנאים',
  legalBetween: ' ול',
  legalPrivacy: 'מדיניות הפרטיות',
  legalAfter: '.',
}
