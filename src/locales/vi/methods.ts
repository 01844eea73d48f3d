import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'Tin nhắn SMS',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'Khóa truy cập',
  wallet: 'Ví',
  continueWith: (name) => `Tiếp tục với ${name}`,
  usePasskey: 'Dùng khóa truy cập',
  connectWallet: 'Kết nối ví',
  lastUsed: 'Dùng gần đây',
}
