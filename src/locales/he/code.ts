import type { CodeWords } from '../../react/words.ts'
import { characterForms, digitForms, minuteForms, plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'הקוד נשלח לאימייל שלך',
  titleLink: 'אי אפשר להשתמש בקישור הזה',
  titleSms: 'הקוד נשלח להודעות שלך',
  sentDigits: (length) => `שלחנו קוד בן ${plural(length, digitForms)} אל`,
  sentCharacters: (length) => `שלחנו קוד בן ${plural(length, characterForms)} אל`,
  change: 'שינוי',
  fieldDigits: (length) => `קוד בן ${plural(length, digitForms)}`,
  fieldCharacters: (length) => `קוד בן ${plural(length, characterForms)}`,
  expiresIn: (time) => `התוקף יפוג בעוד ${time}`,
  newCodeIn: (time) => `קוד חדש בעוד ${time}`,
  sendNewCode: 'שליחת קוד חדש',
  sendNewCodeIn: (time) => `שליחת קוד חדש בעוד ${time}`,
  sendingNewCode: 'שולחים קוד חדש',
  verify: 'אימות הקוד',
  verifying: 'מאמתים',
  checking: 'בודקים את הקוד',
  accepted: 'הקוד התקבל',
  acceptedForTab: 'הקוד התקבל. החיבור יישמר עד לסגירת הכרטיסייה הזו.',
  loggedIn: 'התחברת',
  incompleteDigits: (length) => `יש להזין את הקוד במלואו: ${plural(length, digitForms)}.`,
  incompleteCharacters: (length) => `יש להזין את הקוד במלואו: ${plural(length, characterForms)}.`,
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'הקוד שגוי. אפשר לנסות שוב.'
      : plural(triesLeft, {
          one: 'הקוד שגוי. נותר ניסיון אחד.',
          two: 'הקוד שגוי. נותרו שני ניסיונות.',
          other: 'הקוד שגוי. נותרו # ניסיונות.',
        }),
  expired: (minutes) => `תוקף הקוד פג. קודים תקפים למשך ${plural(minutes, minuteForms)}.`,
  locked: 'היו יותר מדי ניסיונות. אפשר לשלוח קוד חדש עכשיו.',
  lockedFor: (time) => `היו יותר מדי ניסיונות. אפשר יהיה לשלוח קוד חדש בעוד ${time}.`,
  resent: 'קוד חדש נשלח. הקוד הקודם כבר לא תקף.',
  linkTo: 'הקישור מהאימייל מתחבר עם הכתובת הזו:',
  linkWarning: 'יש להמשיך רק אם ביקשת את הקישור הזה בעצמך.',
  linkOver: 'תוקף הקישור פג או שכבר נעשה בו שימוש.',
  linkElsewhere: 'הקישור פועל רק בדפדפן שממנו הוא התבקש.',
  addressUnverified:
    'יש חשבון שמציין את האימייל או המספר הזה בלי שאומתו. אם הוא שלך, אפשר להתחבר בדרך ההתחברות האחרת שלו.',
  createAccount: 'יצירת חשבון חדש',
  anotherMethod: 'שימוש בדרך אחרת',
  anotherWay: 'ניסיון בדרך אחרת',
  openMailApp: 'פתיחת אפליקציית האימייל',
  openNamedMail: (name) => `פתיחת ${name}`,
  devHint: (devCode) => `שירות מקומי: הקוד הוא ${devCode}.`,
  fillIn: 'מילוי',
}
