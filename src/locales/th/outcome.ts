import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'กำลังส่ง',
  sendingText: 'คุณปิดหน้านี้ได้ เราจะแจ้งให้ทราบเมื่อเสร็จ',
  steps: ['ลงนามแล้ว', 'ส่งไปยังเครือข่ายแล้ว', 'ยืนยันแล้ว'],
  sent: 'ส่งแล้ว',
  sentText: (network, seconds) => {
    const time = plural(seconds, { other: '# วินาที' })
    return network === null ? `ยืนยันแล้วใน ${time}` : `ยืนยันแล้วบน ${network} ใน ${time}`
  },
  andFee: (fee) => `และค่าธรรมเนียม ${fee}`,
  done: 'เสร็จสิ้น',
  explorer: 'ดูใน Explorer',

  revertedTransfer: 'การโอนไม่สำเร็จ',
  revertedPermission: 'การอนุญาตไม่สำเร็จ',
  reverted: 'ธุรกรรมไม่สำเร็จ',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'ไม่มีการโอนใดๆ' : `${amount} ของคุณไม่ได้ถูกโอน`
    return fee === null
      ? `${moved} แต่เครือข่ายเก็บค่าธรรมเนียมไปแล้ว`
      : `${moved} แต่เครือข่ายเก็บค่าธรรมเนียม ${fee} ไปแล้ว`
  },
  noFee: 'หยุดลงในการจำลอง จึงไม่มีการเก็บค่าธรรมเนียม',
  why: 'สาเหตุ:',
  noReason: 'เครือข่ายไม่ได้ให้เหตุผล',
  where: 'จุดที่หยุด',
  outermost: 'เริ่มจากชั้นนอกสุด',
  chain: (steps) =>
    steps === 1 ? plural(steps, { other: '# ขั้น' }) : plural(steps, { other: '# ขั้น เริ่มจากชั้นนอกสุด' }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'การตรวจสอบของสัญญาไม่ผ่าน',
    '0x11': 'ตัวเลขมากหรือน้อยเกินไป',
    '0x12': 'หารด้วยศูนย์',
    '0x21': 'ไม่มีตัวเลือกนี้',
    '0x22': 'ที่เก็บข้อมูลเสียหาย',
    '0x31': 'ไม่เหลืออะไรให้นำออกจากรายการ',
    '0x32': 'ไม่มีตำแหน่งนี้ในรายการ',
    '0x41': 'ใช้หน่วยความจำมากเกินไป',
    '0x51': 'ฟังก์ชันที่ไม่มีอยู่',
  },
  stopped: 'หยุดโดยไม่มีเหตุผล',
  selector: 'ไม่มีเหตุผลที่อ่านได้ · Selector',
  cause: 'สาเหตุ',
  log: 'บันทึกของโปรแกรม',
  units: (units) => `ใช้ไป ${units} หน่วย`,

  replaced: 'ธุรกรรมอื่นเข้ามาแทนที่',
  replacedText: 'ธุรกรรมอื่นของบัญชีนี้ที่มีหมายเลขเดียวกันถูกบันทึกแทน ธุรกรรมนี้ไม่ได้โอนสิ่งใดและไม่มีค่าใช้จ่าย',
  notIncluded: 'ไม่มีบล็อกใดบันทึกธุรกรรมนี้ จึงไม่มีการเก็บค่าธรรมเนียม',
}
