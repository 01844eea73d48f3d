import type { SigningWords } from '../../react/signingWords.ts'
import { numeral, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'קוראים את הבקשה',
  place: (position, count) => `${numeral.format(position)} מתוך ${numeral.format(count)}`,
  decline: 'סירוב',
  declined: 'סירבת. שום דבר לא נחתם.',
  sign: 'חתימה',
  signPermission: 'חתימה על ההרשאה',
  send: 'אישור ושליחה',
  signAnyway: 'חתימה בכל זאת',
  sendAnyway: 'שליחה בכל זאת',
  signing: 'מתבצעת חתימה',

  message: {
    headline: 'חתימה על ההודעה הזו',
    line: 'זה מוכיח שהארנק הזה שלך. זה לא מעביר דבר ולא עולה דבר.',
  },
  signIn: (domain) => ({
    headline: `התחברות אל ${domain}`,
    line: 'זה מוכיח שהארנק הזה שלך. זה לא מעביר דבר ולא עולה דבר.',
  }),
  permission: (spender, amount) => ({
    headline: `הרשאה עבור ${spender} להוציא עד ${amount}`,
    line: `לא עולה דבר עכשיו. מאפשר לקחת את הכסף בהמשך, עד לביטול מצידך. ההרשאה ניתנת עבור ${spender}.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `הרשאה עבור ${spender} להוציא עד ${amount}`,
    line: `עולה עכשיו את עמלת הרשת. מאפשר לקחת את הכסף בהמשך, עד לביטול מצידך. ההרשאה ניתנת עבור ${spender}.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `הרשאה עבור ${spender} לקחת את כל ה־${tokens} שלך`,
    line:
      until === null
        ? `אין הגבלה ואין תאריך סיום. מי ששולט בחוזה הזה יכול לרוקן את כל ה־${tokens} שלך בכל רגע.`
        : `אין הגבלה. מי ששולט בחוזה הזה יכול לרוקן את כל ה־${tokens} שלך עד ${until}.`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `חתימה על ${type}` : `חתימה על ${type} עבור ${domain}`,
    line: 'יש לקרוא כל שורה. אנחנו לא יודעים מה האפליקציה הזו עושה עם זה.',
  }),
  transfer: (amount, to) => `שליחת ${amount} אל ${to}`,
  call: (functionName, to) => `קריאה אל ${functionName} של ${to}`,
  deployment: 'יצירת חוזה חדש',
  unreadableCall: (isSent) => ({
    headline: isSent ? 'שליחת קריאה שאיננו יכולים לקרוא' : 'חתימה על קריאה שאיננו יכולים לקרוא',
    line: 'יש להמשיך רק אם החוזה הזה מוכר לך.',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `הרשאה עבור ${to} לפעול בשם החשבון שלך`,
    line: isOnEveryChain
      ? 'הקוד שלו יכול לעשות כל מה שביכולתך לעשות, עם כל מה שבחשבון הזה, בכל רשת.'
      : 'הקוד שלו יכול לעשות כל מה שביכולתך לעשות, עם כל מה שבחשבון הזה.',
  }),
  delegationEnds: {
    headline: 'ביטול ההרשאה של כל חוזה לפעול בשם החשבון שלך',
    line: 'זה לא מעביר דבר. מכאן והלאה רק לך יש הרשאה לפעול בשם החשבון הזה.',
  },
  blind: {
    headline: 'חתימה על משהו שאיננו יכולים לקרוא',
    line: 'יש להמשיך רק אם ידוע לך מה זה. זה עלול להעביר את כל מה שבארנק שלך.',
  },
  money: {
    never: 'שום דבר לא יוצא מהארנק שלך.',
    later: 'לא עולה דבר עכשיו. כסף עלול לצאת מהארנק שלך בהמשך.',
    now: 'כסף יוצא מהארנק שלך עם האישור שלך.',
    unknown: 'אין לנו דרך לדעת אם כסף יוצא מהארנק שלך.',
  },

  unknownContract: 'חוזה לא מוכר',
  unknownAddress: 'כתובת לא מוכרת',
  unknownHolder: 'חשבון טוקנים של בעלים לא ידוע',
  anUnknownContract: 'חוזה לא מוכר',
  unknownToken: 'טוקן לא מוכר',
  yourself: 'עצמך',
  knownContract: 'חוזה מוכר',

  rows: {
    with: 'באמצעות',
    from: 'מאת',
    to: 'אל',
    contract: 'חוזה',
    calls: 'מה נקרא',
    pay: 'התשלום שלך',
    fee: 'עמלת רשת',
    total: 'לכל היותר בסך הכול',
    paid: 'שולם',
    transaction: 'עסקה',
    unsigned: 'לא נחתם',
  },
  nothing: 'כלום',
  atMost: (amount) => `לכל היותר ${amount}`,
  feeUnknown: 'עדיין לא ידוע',
  paidBy: (app) => `על חשבון ${app}`,
  data: (bytes) =>
    plural(bytes, { one: 'נתונים, בייט אחד', two: 'נתונים, # בייטים', other: 'נתונים, # בייטים' }),
  asBytes: 'מוצג כטקסט, נשלח כבייטים',
  noLimit: 'ללא הגבלה',
  never: 'אף פעם',
  yes: 'כן',
  no: 'לא',
  items: (count) => plural(count, { one: 'פריט אחד', two: 'שני פריטים', other: '# פריטים' }),
  showAll: (characters) => `הצגת כל ${characters} התווים`,
  showAddress: (short) => `${short}, הצגה במלואה`,
  readable: 'קריא',
  raw: 'גולמי',
  showRaw: 'הצגת הנתונים הגולמיים',
  showReadable: 'הצגה בצורה קריאה',
  copyRaw: 'העתקה',

  notes: {
    unlimited: {
      lead: 'אפליקציות כמעט אף פעם לא צריכות את זה.',
      text: 'אפשר לבקש במקום זה הרשאה עם סכום.',
    },
    unknownContract: {
      lead: 'אנחנו לא מכירים את החוזה הזה.',
      text: 'יש להשוות את הכתובת המלאה שלו לכתובת הצפויה.',
    },
    noInterface: {
      lead: 'לא שמור ממשק לחוזה הזה,',
      text: 'ולכן חסרים שמות וסכומים.',
    },
    farDeadline: (distance) => ({
      lead: 'זה נותן הרשאה.',
      text:
        distance === null
          ? 'היא לא נגמרת אף פעם; רוב האפליקציות מבקשות דקות.'
          : `המועד האחרון הוא ${distance}; רוב האפליקציות מבקשות דקות.`,
    }),
    delegation: {
      lead: 'זה מוסר את החשבון שלך.',
      text: 'מי שכתב את הקוד של החוזה הזה יכול לקחת את כל מה שיש בו.',
    },
    blind: {
      lead: 'אף אחד לא יכול לקרוא את זה.',
      text: 'זה יכול להיות תשלום או הרשאה.',
    },
    hiddenCharacters: {
      lead: 'יש תווים מוסתרים או תווים שנראים כמו אחרים.',
      text: 'הם מסומנים במקומם.',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `זו התחברות אל ${domain}.`,
      text: `הדף שפתוח כעת הוא ${host}. מי שמבקש זאת עלול להשתמש שם בחשבון שלך.`,
    }),
    signInOtherAccount: {
      lead: 'כאן מצוין חשבון אחר.',
      text: 'זה לא החשבון שהיה חותם.',
    },
    signInExpired: { lead: 'זה ישן מדי.', text: 'יש להתחיל מחדש באפליקציה.' },
    signInNotYet: { lead: 'זה עדיין לא תקף.', text: 'יש להתחיל מחדש באפליקציה מאוחר יותר.' },
    otherNetwork: {
      lead: 'זה מיועד לרשת אחרת.',
      text: 'יש להמשיך רק אם זה צפוי מבחינתך.',
    },
    wouldFail: (reason) => ({
      lead: 'זה לא היה עובר.',
      text: reason === null ? 'זה נעצר בהרצת ניסיון.' : `זה נעצר בהרצת ניסיון: ${reason}`,
    }),
  },

  close: 'סגירה',
  copyDetails: 'העתקת פרטים לתמיכה',
  noAnswer: {
    headline: 'לא קיבלנו תשובה',
    line: 'אין לנו דרך לדעת אם זה נחתם. יש לבדוק את הפעילות בחשבון שלך לפני שמנסים שוב.',
  },
  notAllowed: {
    headline: 'זה אסור',
    line: 'כלל בחשבון שלך אוסר זאת. שום דבר לא נחתם.',
  },
  needsOthers: {
    headline: 'אחרים צריכים להסכים קודם',
    line: 'שום דבר לא ייחתם עד שיסכימו מספיק מהם.',
  },
  failed: {
    headline: 'לא הצלחנו לחתום על זה',
    line: 'שום דבר לא נחתם. אפשר לנסות שוב בעוד רגע.',
  },
}
