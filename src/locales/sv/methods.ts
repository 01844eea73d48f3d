import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'Sms',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'Lösennyckel',
  wallet: 'Plånbok',
  continueWith: (name) => `Fortsätt med ${name}`,
  usePasskey: 'Använd en lösennyckel',
  connectWallet: 'Anslut en plånbok',
  lastUsed: 'Senast använd',
}
