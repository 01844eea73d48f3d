import type { ImportWords } from '../../react/exportWords.ts'
import { plural } from './counting.ts'

export const importing: ImportWords = {
  title: 'Nhập ví',
  text: 'Dán hoặc gõ 12 hay 24 từ. Các từ được mã hóa trước khi rời khỏi trang này.',
  list: 'Các từ của cụm từ khôi phục',
  word: (number) => plural(number, { other: 'Từ #' }),
  unknown: (number, word) =>
    `${plural(number, { other: 'Từ #' })}, “${word}”, không có trong danh sách.`,
  didYouMeanBefore: ' Có phải ý bạn là ',
  didYouMeanAfter: '?',
  useWord: (word) => `Dùng ${word}`,
  otherLanguage:
    'Những từ này không phải tiếng Anh. Ở đây chỉ nhập được cụm từ gồm các từ tiếng Anh.',
  missing: 'Còn thiếu từ. Một cụm từ có 12 hoặc 24 từ.',
  doNotFit: 'Các từ này không khớp với nhau. Hãy kiểm tra thứ tự và từ cuối cùng.',
  import: 'Nhập ví',
  importing: 'Đang nhập',
  imported: 'Đã nhập ví.',
  keyInstead: 'Dùng khóa riêng tư thay thế',
  walletName: 'Ví đã nhập',
  keyName: 'Khóa đã nhập',
  keyTitle: 'Nhập khóa riêng tư',
  keyText:
    'Khóa của một tài khoản, như ví của nó hiển thị. Khóa được mã hóa trước khi rời khỏi trang này.',
  keyLabel: 'Khóa riêng tư',
  keyHint:
    'Ethereum, Solana, Bitcoin, Dogecoin, Sui, Aptos hoặc Stellar, như ví của bạn hiển thị khóa.',
  keyFor: (chain) => `Đây là khóa cho ${chain}.`,
  badKey: 'Đây không phải khóa riêng tư. Hãy sao chép lại.',
  keyLetters: 'Đây không phải khóa riêng tư. Có ký tự không khóa nào có.',
  keyLength: (chain, whole, count) =>
    `Khóa cho ${chain} có ${whole} ký tự. ${plural(count, { other: 'Khóa này có # ký tự.' })}`,
  keyAddress: (chain) => `Đây là địa chỉ trên ${chain}, không phải khóa riêng tư của địa chỉ đó.`,
  keyHalves: 'Hai nửa của khóa này không khớp nhau. Hãy sao chép lại.',
  keyChecksum: (chain) => `Khóa cho ${chain} này có ký tự sai hoặc thiếu. Hãy sao chép lại.`,
  keyUnsupported: (chain) => `Không thể nhập loại khóa này cho ${chain}.`,
  keyRange: (chain) => `Không tài khoản nào trên ${chain} có khóa này. Hãy sao chép lại.`,
  importKey: 'Nhập khóa',
  keyImported: 'Đã nhập khóa riêng tư.',
  phraseInstead: 'Dùng cụm từ khôi phục thay thế',
  refused: 'Chúng tôi không kiểm tra được ai sẽ đọc dữ liệu này, nên không gửi gì cả.',
  failed: 'Chúng tôi không hoàn tất được việc này. Hãy thử lại sau giây lát.',
}
