import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'پیامک',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'گذرکلید',
  wallet: 'کیف پول',
  continueWith: (name) => `ادامه با ${name}`,
  usePasskey: 'استفاده از گذرکلید',
  connectWallet: 'اتصال کیف پول',
  lastUsed: 'آخرین استفاده',
}
