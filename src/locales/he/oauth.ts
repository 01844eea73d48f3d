import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `מתבצע מעבר אל ${name}`,
  openingText: 'זה ייקח רגע.',
  waitingTitle: (name) => `יש להמשיך בחלון של ${name}`,
  waitingText: 'יש לסיים שם את ההתחברות. הדף הזה ימשיך מעצמו.',
  opened: (name) => `החלון של ${name} נפתח`,
  showWindow: (name) => `הצגת החלון של ${name}`,
  cancel: 'ביטול',
  finishingTitle: 'מתבצעת התחברות',
  finishingText: 'זה ייקח רגע.',
  blockedTitle: 'הדפדפן חסם את החלון',
  blockedText: (name) =>
    `הכול תקין בחשבון שלך. אפשר לפתוח מכאן את החלון של ${name}, או להמשיך בכרטיסייה הזו.`,
  blockedTextWindowOnly: (name) => `הכול תקין בחשבון שלך. אפשר לפתוח מכאן את החלון של ${name}.`,
  openWindow: (name) => `פתיחת החלון של ${name}`,
  continueInTab: 'המשך בכרטיסייה הזו',
  closedTitle: (name) => `החלון של ${name} נסגר`,
  closedText: (app) => `עדיין לא התחברת, ושום דבר לא הועבר אל ${app}.`,
  deniedTitle: (name) => `החשבון שלך לא שותף מ־${name}`,
  deniedText: 'בחרת לא להמשיך שם. שום דבר לא שותף.',
  mismatchTitle: 'ההתחברות הזו לא התחילה כאן',
  mismatchText: 'עצרנו אותה למען ביטחונך. אפשר להתחיל מחדש מהדף הזה.',
  startAgain: 'התחלה מחדש',
  otherMethod: 'שימוש בדרך אחרת',
  inAppTitle: 'יש לפתוח את הדף הזה בדפדפן',
  inAppText: (name, app) =>
    app === null
      ? `התחברות דרך ${name} אינה אפשרית בתוך האפליקציה הזו.`
      : `התחברות דרך ${name} אינה אפשרית בתוך האפליקציה ${app}.`,
  inAppTap: 'יש להקיש על ··· בחלק העליון של המסך.',
  inAppChooseBefore: 'יש לבחור ',
  inAppChoose: 'פתיחה ב־Safari',
  inAppChooseAfter: ', ואז להתחבר שם.',
  copyLink: 'העתקת הקישור לדף',
  openInBrowser: 'פתיחה בדפדפן',
  useEmail: 'שימוש באימייל שלי כאן',
  accountTitle: 'כבר יש לך חשבון',
  accountAfterContact: (name) =>
    ` היא כתובת שההתחברות איתה נעשית בקוד באימייל. אחרי שימוש אחד בקוד אפשר להוסיף את ${name} בחשבון שלך.`,
  accountText: (name) =>
    `ההתחברות שלך כאן היא בדרך אחרת. אחרי שימוש אחד בה אפשר להוסיף את ${name} בחשבון שלך.`,
  unprovenTitle: (name) => `יש חשבון שמציין את ההתחברות שלך עם ${name}`,
  unprovenText: (name) =>
    `החשבון מעולם לא הוכיח שההתחברות היא שלך. אם זה החשבון שלך, אפשר להתחבר בשיטה האחרת שלו ולהוסיף שוב את ${name}.`,
  emailCode: 'שליחת קוד באימייל',
  otherAccount: (name) => `שימוש בחשבון ${name} אחר`,
}
