import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'رسالة نصية',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'مفتاح مرور',
  wallet: 'محفظة',
  continueWith: (name) => `المتابعة عبر ${name}`,
  usePasskey: 'استخدام مفتاح مرور',
  connectWallet: 'ربط محفظة',
  lastUsed: 'آخر استخدام',
}
