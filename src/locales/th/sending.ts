import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'ส่ง',
  text: 'คุณจะเห็นค่าธรรมเนียมและยืนยันก่อนที่จะมีอะไรออกจากกระเป๋าเงินของคุณ',
  network: 'เครือข่าย',
  asset: 'สิ่งที่ส่ง',
  to: 'ถึง',
  toHint: (name) => `ที่อยู่บน ${name}`,
  amount: 'จำนวน',
  review: 'ตรวจทาน',
  reviewing: 'กำลังรอคุณ',
  address: 'ป้อนที่อยู่ให้ครบ: 0x และอีก 40 อักขระ',
  solanaAddress: 'ป้อนที่อยู่ Solana ให้ครบ',
  checksum: 'ที่อยู่นี้พิมพ์ผิด คัดลอกใหม่อีกครั้ง',
  nobody: 'เงินที่ส่งไปยังที่อยู่นี้นำกลับคืนไม่ได้ โปรดตรวจสอบที่อยู่',
  own: 'นี่คือที่อยู่ที่คุณใช้ส่ง ป้อนที่อยู่อื่น',
  amountWrong: (example) => `ป้อนจำนวน เช่น ${example}`,
  failed: 'ส่งไม่ได้ ไม่มีอะไรออกจากกระเป๋าเงินของคุณ',
  noNetwork: 'ที่นี่ไม่มีเครือข่ายให้ใช้ส่ง',
}
