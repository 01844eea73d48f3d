import type { CodeWords } from '../../react/words.ts'
import { MINUTES, plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'ตรวจสอบอีเมลของคุณ',
  titleLink: 'ใช้ลิงก์นี้ไม่ได้',
  titleSms: 'ตรวจสอบข้อความของคุณ',
  sentDigits: (length) => plural(length, { other: 'เราส่งรหัส # หลักไปที่' }),
  sentCharacters: (length) => plural(length, { other: 'เราส่งรหัส # อักขระไปที่' }),
  change: 'เปลี่ยน',
  fieldDigits: (length) => plural(length, { other: 'รหัส # หลัก' }),
  fieldCharacters: (length) => plural(length, { other: 'รหัส # อักขระ' }),
  expiresIn: (time) => `หมดอายุในอีก ${time}`,
  newCodeIn: (time) => `ขอรหัสใหม่ได้ในอีก ${time}`,
  sendNewCode: 'ส่งรหัสใหม่',
  sendNewCodeIn: (time) => `ส่งรหัสใหม่ได้ในอีก ${time}`,
  sendingNewCode: 'กำลังส่งรหัสใหม่',
  verify: 'ยืนยันรหัส',
  verifying: 'กำลังยืนยัน',
  checking: 'กำลังตรวจสอบรหัส',
  accepted: 'รหัสถูกต้อง',
  acceptedForTab: 'รหัสถูกต้อง คุณจะอยู่ในระบบจนกว่าจะปิดแท็บนี้',
  loggedIn: 'เข้าสู่ระบบแล้ว',
  incompleteDigits: (length) => plural(length, { other: 'ป้อนให้ครบ # หลัก' }),
  incompleteCharacters: (length) => plural(length, { other: 'ป้อนให้ครบ # อักขระ' }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'รหัสไม่ถูกต้อง ลองอีกครั้ง'
      : plural(triesLeft, { other: 'รหัสไม่ถูกต้อง ลองได้อีก # ครั้ง' }),
  expired: (minutes) => `รหัสนี้หมดอายุแล้ว รหัสใช้ได้ ${plural(minutes, MINUTES)}`,
  locked: 'ลองหลายครั้งเกินไป คุณส่งรหัสใหม่ได้แล้วตอนนี้',
  lockedFor: (time) => `ลองหลายครั้งเกินไป รอ ${time} เพื่อขอรหัสใหม่`,
  resent: 'ส่งรหัสใหม่แล้ว รหัสเดิมใช้ไม่ได้อีก',
  linkTo: 'ลิงก์จากอีเมลของคุณจะเข้าสู่ระบบด้วยที่อยู่นี้:',
  linkWarning: 'ดำเนินการต่อเฉพาะเมื่อคุณขอลิงก์นี้เอง',
  linkOver: 'ลิงก์นี้หมดอายุหรือถูกใช้ไปแล้ว',
  linkElsewhere: 'ลิงก์นี้ใช้ได้เฉพาะในเบราว์เซอร์ที่ขอลิงก์เท่านั้น',
  addressUnverified:
    'มีบัญชีที่ระบุอีเมลหรือหมายเลขนี้ไว้โดยไม่เคยยืนยัน หากเป็นบัญชีของคุณ ให้ใช้วิธีเข้าสู่ระบบอื่นของบัญชีนั้น',
  createAccount: 'สร้างบัญชีใหม่',
  anotherMethod: 'ใช้วิธีอื่น',
  anotherWay: 'ลองวิธีอื่น',
  openMailApp: 'เปิดแอปอีเมล',
  openNamedMail: (name) => `เปิด ${name}`,
  devHint: (devCode) => `บริการในเครื่อง: รหัสคือ ${devCode}`,
  fillIn: 'กรอกให้',
}
