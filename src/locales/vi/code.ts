import type { CodeWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'Kiểm tra email của bạn',
  titleLink: 'Không thể dùng liên kết này',
  titleSms: 'Kiểm tra tin nhắn của bạn',
  sentDigits: (length) => plural(length, { other: 'Chúng tôi đã gửi mã # chữ số đến' }),
  sentCharacters: (length) => plural(length, { other: 'Chúng tôi đã gửi mã # ký tự đến' }),
  change: 'Thay đổi',
  fieldDigits: (length) => plural(length, { other: 'Mã # chữ số' }),
  fieldCharacters: (length) => plural(length, { other: 'Mã # ký tự' }),
  expiresIn: (time) => `Hết hạn sau ${time}`,
  newCodeIn: (time) => `Mã mới sau ${time}`,
  sendNewCode: 'Gửi mã mới',
  sendNewCodeIn: (time) => `Gửi mã mới sau ${time}`,
  sendingNewCode: 'Đang gửi mã mới',
  verify: 'Xác minh mã',
  verifying: 'Đang xác minh',
  checking: 'Đang kiểm tra mã',
  accepted: 'Mã đúng',
  acceptedForTab: 'Mã đúng. Bạn vẫn đăng nhập cho đến khi đóng thẻ này.',
  loggedIn: 'Đã đăng nhập',
  incompleteDigits: (length) => plural(length, { other: 'Nhập đủ # chữ số.' }),
  incompleteCharacters: (length) => plural(length, { other: 'Nhập đủ # ký tự.' }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'Sai mã. Hãy thử lại.'
      : plural(triesLeft, { other: 'Sai mã. Còn # lần thử.' }),
  expired: (minutes) =>
    plural(minutes, { other: 'Mã này đã hết hạn. Mã có hiệu lực trong # phút.' }),
  locked: 'Quá nhiều lần thử. Bạn có thể gửi mã mới ngay bây giờ.',
  lockedFor: (time) => `Quá nhiều lần thử. Đợi ${time} để nhận mã mới.`,
  resent: 'Đã gửi mã mới. Mã cũ không còn dùng được.',
  linkTo: 'Liên kết trong email đăng nhập bằng địa chỉ này:',
  linkWarning: 'Chỉ tiếp tục nếu chính bạn đã yêu cầu liên kết này.',
  linkOver: 'Liên kết này đã hết hạn hoặc đã được dùng.',
  linkElsewhere: 'Liên kết này chỉ dùng được trong trình duyệt đã yêu cầu.',
  addressUnverified:
    'Có một tài khoản ghi email hoặc số này nhưng chưa từng xác minh. Nếu đó là tài khoản của bạn, hãy dùng cách đăng nhập khác của tài khoản đó.',
  createAccount: 'Tạo tài khoản mới',
  anotherMethod: 'Dùng cách khác',
  anotherWay: 'Thử cách khác',
  openMailApp: 'Mở ứng dụng email',
  openNamedMail: (name) => `Mở ${name}`,
  devHint: (devCode) => `Dịch vụ cục bộ: mã là ${devCode}.`,
  fillIn: 'Điền vào',
}
