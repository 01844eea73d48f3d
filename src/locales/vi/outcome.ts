import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'Đang gửi',
  sendingText: 'Bạn có thể đóng cửa sổ này. Chúng tôi sẽ báo khi xong.',
  steps: ['Đã ký', 'Đã gửi đến mạng', 'Đã xác nhận'],
  sent: 'Đã gửi',
  sentText: (network, seconds) => {
    const time = plural(seconds, { other: '# giây' })
    return network === null
      ? `Đã xác nhận trong ${time}.`
      : `Đã xác nhận trên ${network} trong ${time}.`
  },
  andFee: (fee) => `và phí ${fee}`,
  done: 'Xong',
  explorer: 'Xem trên trình khám phá',

  revertedTransfer: 'Chuyển tiền không thành công',
  revertedPermission: 'Cấp quyền không thành công',
  reverted: 'Giao dịch không thành công',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'Không có gì được chuyển' : `${amount} của bạn chưa được chuyển`
    return `${moved}. Mạng vẫn thu phí${fee === null ? '' : ` ${fee}`}.`
  },
  noFee: 'Đã dừng khi mô phỏng, nên không thu phí.',
  why: 'Lý do:',
  noReason: 'mạng không nêu lý do.',
  where: 'Nơi bị dừng',
  outermost: 'ngoài cùng trước',
  chain: (steps) =>
    steps === 1
      ? plural(steps, { other: '# bước' })
      : plural(steps, { other: '# bước, ngoài cùng trước' }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'một bước kiểm tra của hợp đồng thất bại',
    '0x11': 'số quá lớn hoặc quá nhỏ',
    '0x12': 'chia cho số không',
    '0x21': 'không có lựa chọn đó',
    '0x22': 'bộ lưu trữ bị hỏng',
    '0x31': 'không còn gì để lấy từ danh sách',
    '0x32': 'không có vị trí đó trong danh sách',
    '0x41': 'quá nhiều bộ nhớ',
    '0x51': 'hàm không tồn tại',
  },
  stopped: 'Dừng mà không có lý do',
  selector: 'Không có lý do đọc được. Selector',
  cause: 'Nguyên nhân',
  log: 'Nhật ký chương trình',
  units: (units) => `Đã dùng ${units} đơn vị`,

  replaced: 'Một giao dịch khác đã thay thế',
  replacedText:
    'Một giao dịch khác của tài khoản này có cùng số thứ tự đã được đưa vào khối thay thế. Giao dịch này không chuyển gì và không tốn phí.',
  notIncluded: 'Không khối nào chứa giao dịch này nên không có phí nào bị thu.',
}
