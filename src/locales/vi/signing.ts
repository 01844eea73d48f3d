import type { SigningWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Đang đọc yêu cầu',
  place: (position, count) =>
    `${plural(position, { other: '#' })} trên ${plural(count, { other: '#' })}`,
  decline: 'Từ chối',
  declined: 'Đã từ chối. Chưa ký gì.',
  sign: 'Ký',
  signPermission: 'Ký cấp quyền',
  send: 'Xác nhận và gửi',
  signAnyway: 'Vẫn ký',
  sendAnyway: 'Vẫn gửi',
  signing: 'Đang ký',

  message: {
    headline: 'Ký thông điệp này',
    line: 'Việc này chứng minh ví là của bạn. Không chuyển gì và không mất phí.',
  },
  signIn: (domain) => ({
    headline: `Đăng nhập vào ${domain}`,
    line: 'Việc này chứng minh ví là của bạn. Không chuyển gì và không mất phí.',
  }),
  permission: (spender, amount) => ({
    headline: `Cho phép ${spender} chi tiêu tối đa ${amount}`,
    line: `Hiện không mất phí. Việc này cho phép ${spender} lấy số tiền đó sau này, cho đến khi bạn ngừng cấp quyền.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Cho phép ${spender} chi tiêu tối đa ${amount}`,
    line: `Hiện mất phí mạng. Việc này cho phép ${spender} lấy số tiền đó sau này, cho đến khi bạn ngừng cấp quyền.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Cho phép ${spender} lấy toàn bộ ${tokens} của bạn`,
    line:
      until === null
        ? `Không giới hạn và không có ngày kết thúc. Bất kỳ ai kiểm soát hợp đồng này đều có thể rút sạch ${tokens} của bạn bất cứ lúc nào.`
        : `Không giới hạn. Bất kỳ ai kiểm soát hợp đồng này đều có thể rút sạch ${tokens} của bạn cho đến ${until}.`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `Ký ${type}` : `Ký ${type} cho ${domain}`,
    line: 'Hãy đọc từng dòng. Chúng tôi không biết ứng dụng này làm gì với nội dung đó.',
  }),
  transfer: (amount, to) => `Gửi ${amount} đến ${to}`,
  call: (functionName, to) => `Gọi ${functionName} của ${to}`,
  deployment: 'Tạo hợp đồng mới',
  unreadableCall: (isSent) => ({
    headline: isSent
      ? 'Gửi một lệnh gọi chúng tôi không đọc được'
      : 'Ký một lệnh gọi chúng tôi không đọc được',
    line: 'Chỉ tiếp tục nếu bạn biết hợp đồng này.',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `Cho phép ${to} hành động thay tài khoản của bạn`,
    line: isOnEveryChain
      ? 'Mã của hợp đồng có thể làm mọi điều bạn làm được, với mọi thứ trong tài khoản này, trên mọi mạng.'
      : 'Mã của hợp đồng có thể làm mọi điều bạn làm được, với mọi thứ trong tài khoản này.',
  }),
  delegationEnds: {
    headline: 'Không để hợp đồng nào hành động thay tài khoản',
    line: 'Không chuyển gì. Từ đó chỉ bạn hành động cho tài khoản này.',
  },
  blind: {
    headline: 'Ký nội dung chúng tôi không đọc được',
    line: 'Chỉ tiếp tục nếu bạn biết đó là gì. Nó có thể chuyển đi mọi thứ trong ví của bạn.',
  },
  money: {
    never: 'Không có gì rời khỏi ví của bạn.',
    later: 'Hiện không mất phí. Tiền có thể rời khỏi ví của bạn sau này.',
    now: 'Tiền rời khỏi ví của bạn khi bạn xác nhận.',
    unknown: 'Chúng tôi không biết tiền có rời khỏi ví của bạn hay không.',
  },

  unknownContract: 'Hợp đồng không xác định',
  unknownAddress: 'Địa chỉ không xác định',
  unknownHolder: 'Tài khoản token của chủ không xác định',
  anUnknownContract: 'một hợp đồng không xác định',
  unknownToken: 'token không xác định',
  yourself: 'chính bạn',
  knownContract: 'hợp đồng đã biết',

  rows: {
    with: 'Với',
    from: 'Từ',
    to: 'Đến',
    contract: 'Hợp đồng',
    calls: 'Lệnh gọi',
    pay: 'Bạn trả',
    fee: 'Phí mạng',
    total: 'Tổng tối đa',
    paid: 'Đã trả',
    transaction: 'Giao dịch',
    unsigned: 'Không được ký',
  },
  nothing: 'Không có gì',
  atMost: (amount) => `tối đa ${amount}`,
  feeUnknown: 'Chưa biết',
  paidBy: (app) => `${app} trả`,
  data: (bytes) => plural(bytes, { other: 'Dữ liệu, # byte' }),
  asBytes: 'Hiện dưới dạng văn bản, gửi dưới dạng byte',
  noLimit: 'Không giới hạn',
  never: 'Không bao giờ',
  yes: 'Có',
  no: 'Không',
  items: (count) => plural(count, { other: '# mục' }),
  showAll: (characters) => `Hiện tất cả ${characters} ký tự`,
  showAddress: (short) => `${short}, hiện toàn bộ`,
  readable: 'Dễ đọc',
  raw: 'Thô',
  showRaw: 'Hiện dữ liệu thô',
  showReadable: 'Hiện dạng dễ đọc',
  copyRaw: 'Sao chép',

  notes: {
    unlimited: {
      lead: 'Ứng dụng hiếm khi cần điều này.',
      text: 'Hãy yêu cầu quyền có số lượng cụ thể thay thế.',
    },
    unknownContract: {
      lead: 'Chúng tôi không biết hợp đồng này.',
      text: 'Hãy so toàn bộ địa chỉ của hợp đồng với địa chỉ bạn mong đợi.',
    },
    noInterface: {
      lead: 'Chưa lưu giao diện nào cho hợp đồng này,',
      text: 'nên thiếu tên và số lượng.',
    },
    farDeadline: (distance) => ({
      lead: 'Việc này cấp một quyền.',
      text:
        distance === null
          ? 'Quyền không bao giờ kết thúc; hầu hết ứng dụng chỉ xin vài phút.'
          : `Thời hạn là ${distance}; hầu hết ứng dụng chỉ xin vài phút.`,
    }),
    delegation: {
      lead: 'Việc này trao tài khoản của bạn cho bên khác.',
      text: 'Người viết mã của hợp đồng đó có thể lấy mọi thứ trong tài khoản.',
    },
    blind: {
      lead: 'Không ai đọc được nội dung này.',
      text: 'Đó có thể là một khoản thanh toán hoặc một quyền.',
    },
    hiddenCharacters: {
      lead: 'Một số ký tự bị ẩn hoặc trông giống ký tự khác.',
      text: 'Chúng được đánh dấu tại chỗ.',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `Việc này đăng nhập vào ${domain}.`,
      text: `Bạn đang ở ${host}. Bên yêu cầu có thể dùng tài khoản của bạn ở đó.`,
    }),
    signInOtherAccount: {
      lead: 'Yêu cầu này nêu một tài khoản khác.',
      text: 'Đó không phải tài khoản sẽ ký.',
    },
    signInExpired: { lead: 'Yêu cầu này quá cũ.', text: 'Hãy bắt đầu lại trong ứng dụng.' },
    signInNotYet: {
      lead: 'Yêu cầu này chưa có hiệu lực.',
      text: 'Hãy bắt đầu lại trong ứng dụng sau.',
    },
    otherNetwork: {
      lead: 'Yêu cầu này dành cho mạng khác.',
      text: 'Chỉ tiếp tục nếu đó là điều bạn mong đợi.',
    },
    wouldFail: (reason) => ({
      lead: 'Việc này sẽ không thành công.',
      text: reason === null ? 'Đã dừng khi chạy thử.' : `Đã dừng khi chạy thử: ${reason}`,
    }),
  },

  close: 'Đóng',
  copyDetails: 'Sao chép chi tiết cho bộ phận hỗ trợ',
  noAnswer: {
    headline: 'Chúng tôi không nhận được phản hồi',
    line: 'Chúng tôi không biết đã ký hay chưa. Hãy xem hoạt động của tài khoản trước khi thử lại.',
  },
  notAllowed: {
    headline: 'Việc này không được phép',
    line: 'Một quy tắc của tài khoản cấm việc này. Chưa ký gì.',
  },
  needsOthers: {
    headline: 'Người khác phải đồng ý trước',
    line: 'Sẽ không ký gì cho đến khi đủ người đồng ý.',
  },
  failed: {
    headline: 'Chúng tôi không ký được',
    line: 'Chưa ký gì. Hãy thử lại sau giây lát.',
  },
}
