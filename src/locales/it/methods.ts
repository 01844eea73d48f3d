import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'SMS',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'Passkey',
  wallet: 'Wallet',
  continueWith: (name) => `Continua con ${name}`,
  usePasskey: 'Usa una passkey',
  connectWallet: 'Collega un wallet',
  lastUsed: 'Ultimo usato',
}
