import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'เปิดหน้านี้ในแท็บของตัวเอง',
  refusedText: 'คุณเข้าสู่ระบบไม่ได้ขณะที่หน้านี้อยู่ในเว็บไซต์อื่น เพื่อป้องกันไม่ให้ใครหลอกให้คุณคลิก',
  openInTab: 'เปิดในแท็บใหม่',
  devRefusedHelp: (origins) =>
    `หากต้องการอนุญาต ${origins} ให้ระบุไว้ใน frameAncestors ของ createLatchkit`,
  covered: 'มีบางอย่างบังหน้าต่างนี้อยู่ เอาสิ่งที่บังออกเพื่อดำเนินการต่อ',
}
