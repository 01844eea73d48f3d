import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural, secondForms } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'בשליחה',
  sendingText: 'אפשר לסגור את זה. נודיע לך כשזה יסתיים.',
  steps: ['נחתם', 'נשלח לרשת', 'אושר'],
  sent: 'נשלח',
  sentText: (network, seconds) => {
    const time = plural(seconds, secondForms)
    return network === null ? `אושר תוך ${time}.` : `אושר ב־${network} תוך ${time}.`
  },
  andFee: (fee) => `ועמלה של ${fee}`,
  done: 'סיום',
  explorer: 'הצגה בסייר הבלוקים',

  revertedTransfer: 'ההעברה לא עברה',
  revertedPermission: 'ההרשאה לא עברה',
  reverted: 'העסקה לא עברה',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'שום דבר לא הועבר' : `הסכום ${amount} לא הועבר ונשאר אצלך`
    return `${moved}. הרשת לקחה את העמלה${fee === null ? '' : ` של ${fee}`}.`
  },
  noFee: 'זה נעצר בהדמיה, ולכן לא נגבתה עמלה.',
  why: 'הסיבה:',
  noReason: 'הרשת לא מסרה סיבה.',
  where: 'איפה זה נעצר',
  outermost: 'מהחיצוני לפנימי',
  chain: (steps) =>
    plural(steps, {
      one: 'שלב אחד',
      two: 'שני שלבים, מהחיצוני לפנימי',
      other: '# שלבים, מהחיצוני לפנימי',
    }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'בדיקה של החוזה נכשלה',
    '0x11': 'מספר גדול מדי או קטן מדי',
    '0x12': 'חלוקה באפס',
    '0x21': 'אין אפשרות כזו',
    '0x22': 'אחסון פגום',
    '0x31': 'לא נשאר מה לקחת מהרשימה',
    '0x32': 'אין מקום כזה ברשימה',
    '0x41': 'יותר מדי זיכרון',
    '0x51': 'פונקציה שלא קיימת',
  },
  stopped: 'נעצר בלי סיבה',
  selector: 'אין סיבה קריאה. סלקטור',
  cause: 'סיבה',
  log: 'יומן התוכנה',
  units: (units) => `יחידות שנוצלו: ${units}`,

  replaced: 'עסקה אחרת תפסה את מקומה',
  replacedText:
    'במקומה נכללה עסקה אחרת של החשבון הזה עם אותו מספר. העסקה הזו לא העבירה דבר ולא עלתה דבר.',
  notIncluded: 'אף בלוק לא כלל אותה, ולכן לא נגבתה עמלה.',
}
