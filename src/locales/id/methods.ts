import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'SMS',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'Kunci sandi',
  wallet: 'Dompet',
  continueWith: (name) => `Lanjutkan dengan ${name}`,
  usePasskey: 'Gunakan kunci sandi',
  connectWallet: 'Hubungkan dompet',
  lastUsed: 'Terakhir dipakai',
}
