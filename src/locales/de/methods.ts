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
  continueWith: (name) => `Weiter mit ${name}`,
  usePasskey: 'Passkey nutzen',
  connectWallet: 'Wallet verbinden',
  lastUsed: 'Zuletzt genutzt',
}
