import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: '簡訊',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: '通行金鑰',
  wallet: '錢包',
  continueWith: (name) => `使用 ${name} 繼續`,
  usePasskey: '使用通行金鑰',
  connectWallet: '連接錢包',
  lastUsed: '上次使用',
}
