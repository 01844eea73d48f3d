import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'SMS',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'Ключ доступу',
  wallet: 'Гаманець',
  continueWith: (name) => `Продовжити через ${name}`,
  usePasskey: 'Використати ключ доступу',
  connectWallet: 'Під’єднати гаманець',
  lastUsed: 'Останній вхід',
}
