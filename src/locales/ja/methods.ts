import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'SMS',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'パスキー',
  wallet: 'ウォレット',
  continueWith: (name) => `${name}で続ける`,
  usePasskey: 'パスキーを使う',
  connectWallet: 'ウォレットを接続',
  lastUsed: '前回使用',
}
