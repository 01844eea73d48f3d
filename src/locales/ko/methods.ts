import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: '문자 메시지',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: '패스키',
  wallet: '지갑',
  continueWith: (name) => `${name} 계정으로 계속`,
  usePasskey: '패스키 사용',
  connectWallet: '지갑 연결',
  lastUsed: '최근 사용',
}
