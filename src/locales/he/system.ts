import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'ניסיון עכשיו',
  tryAgain: 'ניסיון נוסף',
  close: 'סגירה',
  tryingAgainIn: (time) => `ניסיון נוסף בעוד ${time}`,
  offlineTitle: 'אין אינטרנט',
  offlineText: 'המקום שלך שמור. ההתחברות תימשך כשהאינטרנט יחזור.',
  unreachableTitle: 'שירות ההתחברות לא מגיב',
  unreachableText: 'האינטרנט שלך פועל, אבל שירות ההתחברות שלנו לא עונה. החשבון שלך בטוח.',
  originTitle: 'ההתחברות לא הוגדרה לכתובת הזו',
  originBeforeHost: 'יש לוודא שהכתובת היא ',
  originAfterHost: (app) => `. אם כן, אפשר להודיע לצוות של ${app}.`,
  originText: (app) => `יש לבדוק את הכתובת של הדף הזה. אם היא נכונה, אפשר להודיע לצוות של ${app}.`,
  goToHost: (host) => `מעבר אל ${host}`,
  devOriginTitle: 'המקור הזה לא נמצא ברשימת המורשים',
  devOriginBefore: 'שרת ה־proxy סירב ל־',
  devOriginAfter: '. יש להוסיף אותו ואז לטעון את הדף מחדש.',
  devOnly: 'מוצג בפיתוח בלבד.',
  devOriginHelp:
    'שירות מקומי: Auth, Allowed origins. הערכים חייבים להיות מדויקים; תווים כלליים בתוך שם מארח לא פועלים.',
  openAllowedOrigins: 'פתיחת המקורות המורשים',
  copyOrigin: 'העתקת המקור',
  configTitle: 'ההתחברות עדיין לא הוגדרה',
  configText: (app) =>
    `שירות ההתחברות לא מכיר את האפליקציה הזו. החשבון שלך בטוח. אפשר להודיע לצוות של ${app}.`,
  devConfigHelp: 'אין תצורה עם המזהה שב־authProxyConfigId. יש להעתיק את המזהה שהשירות מדפיס.',
  methodOffTitle: (method) => `דרך התחברות כבויה: ${method}`,
  methodOffText: (app) => `היא כבר לא בשימוש ב־${app}. החשבון שלך עדיין קיים.`,
  untrustedTitle: 'לא חיברנו אותך',
  untrustedText: (app) =>
    `התשובה של שירות ההתחברות לא עברה את הבדיקות שלנו. דבר לא השתנה. אפשר להודיע לצוות של ${app}.`,
  unknownTitle: 'לא הצלחנו להשלים את זה',
  unknownText: (app) => `דבר לא השתנה. אם זה יקרה שוב, אפשר להודיע לצוות של ${app}.`,
  unknownTextWithNumber: (requestId) =>
    `דבר לא השתנה. אם זה יקרה שוב, אפשר לשלוח לנו את המספר הזה: ${requestId}.`,
  copyNumber: 'העתקת המספר',
}
