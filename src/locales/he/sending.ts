import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'שליחה',
  text: 'העמלה תוצג לך, ושום דבר לא יוצא מהארנק לפני אישור שלך.',
  network: 'רשת',
  asset: 'מה',
  to: 'אל',
  toHint: (name) => `כתובת ב־${name}.`,
  amount: 'סכום',
  review: 'בדיקה',
  reviewing: 'בהמתנה לאישור שלך',
  address: 'יש להזין כתובת מלאה: 0x ועוד 40 תווים.',
  solanaAddress: 'יש להזין כתובת Solana מלאה.',
  checksum: 'יש בכתובת הזו שגיאת הקלדה. יש להעתיק אותה שוב.',
  nobody: 'כספים שנשלחים לכתובת הזו אינם ניתנים להחזרה. יש לבדוק את הכתובת.',
  own: 'זו הכתובת שממנה שולחים. יש להזין כתובת אחרת.',
  amountWrong: (example) => `יש להזין סכום, כמו ${example}.`,
  failed: 'לא ניתן היה לשלוח את זה. שום דבר לא יצא מהארנק שלך.',
  noNetwork: 'אין כאן רשת שאפשר לשלוח בה.',
}
