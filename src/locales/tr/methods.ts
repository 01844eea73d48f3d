import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'SMS',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'Geçiş anahtarı',
  wallet: 'Cüzdan',
  continueWith: (name) => `${name} ile devam et`,
  usePasskey: 'Geçiş anahtarı kullan',
  connectWallet: 'Cüzdan bağla',
  lastUsed: 'Son kullanılan',
}
