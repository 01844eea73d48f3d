import type { SigningWords } from '../../react/signingWords.ts'
import { numeral, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'קוראים את הבקשה',
  place: (position, count) => `${numeral.format(position)} מתוך ${numeral.format(count)}`,
  decline: 'סירוב',
  declineAll: 'סירוב לכל הבקשות',
  declined: 'סירבת. שום דבר לא נחתם.',
  sign: 'חתימה',
  signPermission: 'חתימה על ההרשאה',
  send: 'אישור ושליחה',
  signAnyway: 'חתימה בכל זאת',
  sendAnyway: 'שליחה בכל זאת',
  signing: 'מתבצעת חתימה',

  message: {
    headline: 'חתימה על ההודעה הזו',
    line: 'זה מוכיח שהארנק הזה שלך. החתימה בחינם, וכשלעצמה אינה מעבירה כספים.',
  },
  signIn: (domain) => ({
    headline: `התחברות אל ${domain}`,
    line: 'זה מוכיח שהארנק הזה שלך. החתימה בחינם, וכשלעצמה אינה מעבירה כספים.',
  }),
  signInElsewhere: {
    headline: 'התחברות לאתר אחר',
    line: 'זה מוכיח שהארנק הזה שלך. החתימה בחינם, וכשלעצמה אינה מעבירה כספים.',
  },
  permission: (spender, amount) => ({
    headline: `אישור של עד ${amount} עבור ${spender}`,
    line: `לא עולה דבר עכשיו. מאפשר לקחת את הכסף בהמשך, עד לביטול מצידך. המורשה: ${spender}.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `אישור של עד ${amount} עבור ${spender}`,
    line: `עולה עכשיו את עמלת הרשת. מאפשר לקחת את הכסף בהמשך, עד לביטול מצידך. המורשה: ${spender}.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `אישור ללא הגבלה: ${tokens} עבור ${spender}`,
    line:
      until === null
        ? `אין הגבלה ואין תאריך סיום. מי ששולט בחוזה הזה יכול לקחת בכל רגע את כל היתרה שלך ב־${tokens}.`
        : `אין הגבלה. מי ששולט בחוזה הזה יכול לקחת עד ${until} את כל היתרה שלך ב־${tokens}.`,
  }),
  revocation: (spender, tokens) => ({
    headline: spender === null ? `הסרת הרשאה: ${tokens}` : `הסרת ההרשאה של ${spender}`,
    line: `אחרי זה אי אפשר יהיה לקחת בהרשאה הזו מהיתרה שלך ב־${tokens}.`,
  }),
  reduction: (spender, tokens) => ({
    headline: `הקטנת ההרשאה של ${spender}`,
    line: `אחרי זה אפשר יהיה לקחת בהרשאה הזו פחות מהיתרה שלך ב־${tokens}.`,
  }),
  order: (gives, gets) =>
    gets === null ? `הוראת החלפה: ${gives} ללא תמורה` : `הוראת החלפה: ${gives} תמורת לפחות ${gets}`,
  typedData: (type, contract) => ({
    headline: contract === null ? 'חתימה על נתונים מובנים' : `חתימה על ${type} עבור ${contract}`,
    line: 'יש לקרוא כל שורה. אנחנו לא יודעים מה האפליקציה הזו עושה עם זה.',
  }),
  transfer: (amount, to) => `שליחת ${amount} אל ${to}`,
  call: (functionName, to) => `שימוש ב־${functionName} של ${to}`,
  deployment: 'יצירת חוזה חדש',
  unreadableCall: {
    headline: 'בקשה לא קריאה',
    line: 'יש להמשיך רק אם החוזה הזה מוכר לך.',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `העברת השליטה בחשבון שלך אל ${to}`,
    line: isOnEveryChain
      ? 'הקוד שלו יכול לעשות כל מה שביכולתך לעשות, עם כל מה שבחשבון הזה, בכל רשת.'
      : 'הקוד שלו יכול לעשות כל מה שביכולתך לעשות, עם כל מה שבחשבון הזה.',
  }),
  delegationEnds: {
    headline: 'הפסקת העברת השליטה בחשבון שלך',
    line: 'מכאן והלאה רק לך יש הרשאה לפעול בשם החשבון הזה.',
  },
  blind: {
    headline: 'בקשה לא קריאה',
    line: 'יש להמשיך רק אם ידוע לך מה זה. אפשר לקחת כך את כל מה שבארנק שלך.',
  },
  money: {
    never: 'שום דבר לא יוצא מהארנק שלך.',
    later: 'לא עולה דבר עכשיו. כסף עלול לצאת מהארנק שלך בהמשך.',
    onceSent: 'כל מי שהחתימה בידו יכול לשלוח את העסקה הזו. אז כסף עלול לצאת מהארנק שלך.',
    now: 'כסף יוצא מהארנק שלך עם האישור שלך.',
    unknown: 'אין לנו דרך לדעת אם כסף יוצא מהארנק שלך.',
    fee: 'רק עמלת הרשת יוצאת מהארנק שלך.',
  },

  unknownContract: 'חוזה לא מוכר',
  unknownAddress: 'כתובת לא מוכרת',
  unknownHolder: 'חשבון טוקנים של בעלים לא ידוע',
  anUnknownContract: 'חוזה לא מוכר',
  unknownToken: 'טוקנים לא מוכרים',
  yourself: 'עצמך',
  knownContract: 'חוזה מוכר',

  rows: {
    with: 'חשבון',
    from: 'מאת',
    to: 'אל',
    contract: 'חוזה',
    calls: 'מה נקרא',
    pay: 'התשלום שלך',
    fee: 'עמלת רשת',
    total: 'סך הכול, לכל היותר',
    callsItself: 'מציג את עצמו בשם',
    paid: 'שולם',
    transaction: 'עסקה',
    unsigned: 'לא נחתם',
  },
  quoted: (text) => `"${text}"`,
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
      lead: 'להרשאה הזו אין הגבלה.',
      text: 'רוב האפליקציות מבקשות רק את מה שעומדים להוציא.',
    },
    unknownContract: {
      lead: 'אנחנו לא מכירים את החוזה הזה.',
      text: 'יש להשוות את הכתובת המלאה שלו לכתובת הצפויה.',
    },
    noInterface: {
      lead: 'לא שמור ממשק לחוזה הזה,',
      text: 'ולכן חסרים שמות וסכומים.',
    },
    farDeadline: (until) => ({
      lead: 'בקשות פגות בדרך כלל תוך כמה דקות.',
      text: until === null ? 'הבקשה הזו לא פגה אף פעם.' : `הבקשה הזו תקפה עד ${until}.`,
    }),
    delegation: {
      lead: 'זה מוסר את החשבון שלך.',
      text: 'מי שכתב את החוזה הזה יכול לקחת את כל מה שבחשבון שלך.',
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
      lead: `ההודעה הזו מחברת אותך אל ${domain}, אבל האתר הפתוח הוא ${host}.`,
      text: `אם לא הגעת מ־${domain}, יש לסרב.`,
    }),
    signInOtherAccount: {
      lead: 'כאן מצוין חשבון אחר.',
      text: 'זה לא החשבון שחותם כאן.',
    },
    signInExpired: { lead: 'תוקף הבקשה הזו פג.', text: 'יש להתחיל מחדש באפליקציה.' },
    signInNotYet: { lead: 'זה עדיין לא תקף.', text: 'יש להתחיל מחדש באפליקציה מאוחר יותר.' },
    otherNetwork: {
      lead: 'זה מיועד לרשת אחרת.',
      text: 'יש להמשיך רק אם זה צפוי מבחינתך.',
    },
    removesToo: (tokens) => ({
      lead: `הרשאה אחרת מסתיימת: ${tokens}.`,
      text: `אחרי זה אי אפשר יהיה לקחת בהרשאה הזו מהיתרה שלך ב־${tokens}.`,
    }),
    notSimulated: {
      lead: 'לא ניתן היה להדמות את העסקה הזו.',
      text: 'עדיין לא ידוע אם היא תצליח.',
    },
    wouldFail: (reason) => ({
      lead: 'העסקה הזו צפויה להיכשל.',
      text: reason === null ? 'היא נעצרה בהדמיה.' : `היא נעצרה בהדמיה: ${reason}`,
    }),
    hash: {
      lead: 'זהו גיבוב (hash).',
      text: 'חשבון חכם מקבל אותו כהוראה של הבעלים. אפשר להעביר כך את כל מה שבו.',
    },
    movesNothing: {
      lead: 'זה לא מעביר דבר: הסכום הוא 0.',
      text: 'העברה כזו יכולה להכניס כתובת זרה להיסטוריה שלך.',
    },
    lost: {
      lead: 'זה יאבד.',
      text: 'אף אחד לא יכול להחזיר דבר מהכתובת הזו.',
    },
    nothingBack: {
      lead: 'לא מתקבל דבר בתמורה.',
      text: 'יש לסרב, אלא אם רצונך לתת את זה במתנה.',
    },
  },

  close: 'סגירה',
  copyDetails: 'העתקת פרטים לתמיכה',
  noAnswer: {
    headline: 'לא קיבלנו תשובה',
    line: 'אין לנו דרך לדעת אם זה נחתם. יש לבדוק את הפעילות בחשבון שלך לפני שמנסים שוב.',
  },
  unknownSend: {
    headline: 'עדיין לא ידוע לנו אם זה נשלח',
    line: 'העסקה עשויה עדיין לעבור. אנחנו ממשיכים לבדוק. אין לשלוח אותה שוב לפני שיודעים.',
  },
  unknownSubmit: {
    headline: 'עדיין לא ידוע לנו אם זה נשלח',
    line: 'העסקה עשויה עדיין לעבור. אם אותה עסקה תישלח שוב, היא תשולם פעם אחת בלבד.',
  },
  earlierSend: {
    headline: 'עסקה קודמת עדיין פתוחה',
    line: 'עדיין לא ידוע לנו אם היא עברה. אנחנו ממשיכים לבדוק. שום דבר חדש לא נשלח.',
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
