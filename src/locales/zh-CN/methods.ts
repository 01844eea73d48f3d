import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: '短信',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: '通行密钥',
  wallet: '钱包',
  continueWith: (name) => `使用 ${name} 继续`,
  usePasskey: '使用通行密钥',
  connectWallet: '连接钱包',
  lastUsed: '上次使用',
}
