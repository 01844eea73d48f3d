import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'SMS',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'Klucz dostępu',
  wallet: 'Portfel',
  continueWith: (name) => `Kontynuuj przez ${name}`,
  usePasskey: 'Wybierz klucz dostępu',
  connectWallet: 'Połącz portfel',
  lastUsed: 'Ostatnio używane',
}
