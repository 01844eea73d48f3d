import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `กำลังพาคุณไปที่ ${name}`,
  openingText: 'ใช้เวลาสักครู่',
  waitingTitle: (name) => `ดำเนินการต่อในหน้าต่าง ${name}`,
  waitingText: 'เข้าสู่ระบบให้เสร็จที่นั่น แล้วหน้านี้จะดำเนินการต่อเอง',
  opened: (name) => `เปิดหน้าต่าง ${name} แล้ว`,
  showWindow: (name) => `แสดงหน้าต่าง ${name}`,
  cancel: 'ยกเลิก',
  finishingTitle: 'กำลังเข้าสู่ระบบ',
  finishingText: 'ใช้เวลาสักครู่',
  blockedTitle: 'เบราว์เซอร์ของคุณบล็อกหน้าต่าง',
  blockedText: (name) => `บัญชีของคุณไม่มีปัญหา เปิดหน้าต่าง ${name} ด้วยตัวเอง หรือดำเนินการต่อในแท็บนี้`,
  blockedTextWindowOnly: (name) => `บัญชีของคุณไม่มีปัญหา เปิดหน้าต่าง ${name} ด้วยตัวเอง`,
  openWindow: (name) => `เปิดหน้าต่าง ${name}`,
  continueInTab: 'ดำเนินการต่อในแท็บนี้',
  closedTitle: (name) => `หน้าต่าง ${name} ถูกปิด`,
  closedText: (app) => `คุณยังไม่ได้เข้าสู่ระบบ และ ${app} ไม่ได้รับข้อมูลใดๆ`,
  deniedTitle: (name) => `${name} ไม่ได้แชร์บัญชีของคุณ`,
  deniedText: 'คุณเลือกไม่ดำเนินการต่อที่นั่น ไม่มีการแชร์ข้อมูลใดๆ',
  mismatchTitle: 'การเข้าสู่ระบบนี้ไม่ได้เริ่มจากที่นี่',
  mismatchText: 'เราหยุดไว้เพื่อความปลอดภัยของคุณ เริ่มใหม่จากหน้านี้',
  startAgain: 'เริ่มใหม่',
  otherMethod: 'ใช้วิธีอื่น',
  inAppTitle: 'เปิดหน้านี้ในเบราว์เซอร์ของคุณ',
  inAppText: (name, app) =>
    app === null
      ? `${name} ไม่อนุญาตให้เข้าสู่ระบบภายในแอปนี้`
      : `${name} ไม่อนุญาตให้เข้าสู่ระบบภายในแอป ${app}`,
  inAppTap: 'แตะ ··· ที่ด้านบนของหน้าจอ',
  inAppChooseBefore: 'เลือก ',
  inAppChoose: 'เปิดใน Safari',
  inAppChooseAfter: ' แล้วเข้าสู่ระบบที่นั่น',
  copyLink: 'คัดลอกลิงก์ของหน้า',
  openInBrowser: 'เปิดในเบราว์เซอร์',
  useEmail: 'ใช้อีเมลของฉันที่นี่',
  accountTitle: 'คุณมีบัญชีอยู่แล้ว',
  accountAfterContact: (name) =>
    ` เข้าสู่ระบบด้วยรหัสทางอีเมล ใช้วิธีนั้นหนึ่งครั้ง แล้วคุณจะเพิ่ม ${name} ในบัญชีของคุณได้`,
  accountText: (name) => `คุณเข้าสู่ระบบที่นี่ด้วยวิธีอื่น ใช้วิธีนั้นหนึ่งครั้ง แล้วคุณจะเพิ่ม ${name} ในบัญชีของคุณได้`,
  unprovenTitle: (name) => `มีบัญชีที่ระบุการเข้าสู่ระบบด้วย ${name} ของคุณ`,
  unprovenText: (name) =>
    `บัญชีนั้นไม่เคยพิสูจน์ว่าการเข้าสู่ระบบนี้เป็นของคุณ หากเป็นบัญชีของคุณ ให้ใช้วิธีเข้าสู่ระบบอื่นของบัญชีแล้วเพิ่ม ${name} อีกครั้ง`,
  emailCode: 'ส่งรหัสทางอีเมล',
  otherAccount: (name) => `ใช้บัญชี ${name} อื่น`,
}
