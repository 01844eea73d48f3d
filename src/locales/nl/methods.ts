import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'Sms',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'Toegangssleutel',
  wallet: 'Wallet',
  continueWith: (name) => `Doorgaan met ${name}`,
  usePasskey: 'Toegangssleutel gebruiken',
  connectWallet: 'Wallet verbinden',
  lastUsed: 'Laatst gebruikt',
}
