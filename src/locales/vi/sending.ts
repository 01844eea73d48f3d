import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'Gửi',
  text: 'Bạn xem phí và xác nhận trước khi có gì rời khỏi ví.',
  network: 'Mạng',
  asset: 'Tài sản',
  to: 'Đến',
  toHint: (name) => `Một địa chỉ trên ${name}.`,
  amount: 'Số lượng',
  review: 'Xem lại',
  reviewing: 'Đang chờ bạn',
  address: 'Nhập địa chỉ đầy đủ: 0x và 40 ký tự.',
  solanaAddress: 'Nhập địa chỉ Solana đầy đủ.',
  checksum: 'Địa chỉ này có lỗi gõ. Hãy sao chép lại.',
  nobody: 'Tiền gửi đến địa chỉ này không thể lấy lại. Hãy kiểm tra địa chỉ.',
  own: 'Đây là địa chỉ bạn dùng để gửi. Hãy nhập địa chỉ khác.',
  amountWrong: (example) => `Nhập số lượng, ví dụ ${example}.`,
  failed: 'Không gửi được. Không có gì rời khỏi ví của bạn.',
  noNetwork: 'Ở đây không có mạng nào để gửi.',
}
