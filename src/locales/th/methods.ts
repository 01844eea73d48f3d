import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'SMS',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'พาสคีย์',
  wallet: 'กระเป๋าเงิน',
  continueWith: (name) => `ดำเนินการต่อด้วย ${name}`,
  usePasskey: 'ใช้พาสคีย์',
  connectWallet: 'เชื่อมต่อกระเป๋าเงิน',
  lastUsed: 'ใช้ล่าสุด',
}
