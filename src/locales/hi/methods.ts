import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'SMS',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'पासकी',
  wallet: 'वॉलेट',
  continueWith: (name) => `${name} से जारी रखें`,
  usePasskey: 'पासकी इस्तेमाल करें',
  connectWallet: 'वॉलेट कनेक्ट करें',
  lastUsed: 'पिछली बार इस्तेमाल',
}
