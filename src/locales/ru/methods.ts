import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'SMS',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'Ключ доступа',
  wallet: 'Кошелёк',
  continueWith: (name) => `Продолжить через ${name}`,
  usePasskey: 'Использовать ключ доступа',
  connectWallet: 'Подключить кошелёк',
  lastUsed: 'Последний вход',
}
