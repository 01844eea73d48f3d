import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'הודעת טקסט',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'מפתח גישה',
  wallet: 'ארנק',
  continueWith: (name) => `המשך עם ${name}`,
  usePasskey: 'שימוש במפתח גישה',
  connectWallet: 'קישור ארנק',
  lastUsed: 'בשימוש אחרון',
}
