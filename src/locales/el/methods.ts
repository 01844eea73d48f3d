import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'SMS',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'Κλειδί πρόσβασης',
  wallet: 'Πορτοφόλι',
  continueWith: (name) => `Συνέχεια με ${name}`,
  usePasskey: 'Σύνδεση με κλειδί πρόσβασης',
  connectWallet: 'Σύνδεση με πορτοφόλι',
  lastUsed: 'Τελευταία χρήση',
}
