import type { SigningWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Đang đọc yêu cầu',
  place: (position, count) =>
    `${plural(position, { other: '#' })} trên ${plural(count, { other: '#' })}`,
  decline: 'Từ chối',
  declineAll: 'Từ chối tất cả',
  declined: 'Đã từ chối. Chưa ký gì.',
  sign: 'Ký',
  signPermission: 'Ký cấp quyền',
  send: 'Xác nhận và gửi',
  signAnyway: 'Vẫn ký',
  sendAnyway: 'Vẫn gửi',
  signing: 'Đang ký',

  message: {
    headline: 'Ký thông điệp này',
    line: 'Việc này chứng minh ví là của bạn. Chữ ký miễn phí và tự nó không chuyển tiền.',
  },
  signIn: (domain) => ({
    headline: `Đăng nhập vào ${domain}`,
    line: 'Việc này chứng minh ví là của bạn. Chữ ký miễn phí và tự nó không chuyển tiền.',
  }),
  signInElsewhere: {
    headline: 'Đăng nhập vào một trang khác',
    line: 'Việc này chứng minh ví là của bạn. Chữ ký miễn phí và tự nó không chuyển tiền.',
  },
  permission: (spender, amount) => ({
    headline: `Cấp quyền tối đa ${amount} cho ${spender}`,
    line: `Hiện không mất phí. Việc này cho phép ${spender} lấy số tiền đó sau này, cho đến khi bạn ngừng cấp quyền.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Cấp quyền tối đa ${amount} cho ${spender}`,
    line: `Hiện mất phí mạng. Việc này cho phép ${spender} lấy số tiền đó sau này, cho đến khi bạn ngừng cấp quyền.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Cấp quyền không giới hạn: ${tokens} cho ${spender}`,
    line:
      until === null
        ? `Không giới hạn và không có ngày kết thúc. Bất kỳ ai kiểm soát hợp đồng này đều có thể lấy toàn bộ ${tokens} của bạn bất cứ lúc nào.`
        : `Không giới hạn. Bất kỳ ai kiểm soát hợp đồng này đều có thể lấy toàn bộ ${tokens} của bạn cho đến ${until}.`,
  }),
  revocation: (spender, tokens) => ({
    headline: spender === null ? `Gỡ một quyền: ${tokens}` : `Gỡ quyền của ${spender}`,
    line: `Sau đó không thể dùng quyền này để lấy ${tokens} của bạn nữa.`,
  }),
  reduction: (spender, tokens) => ({
    headline: `Giảm quyền của ${spender}`,
    line: `Sau đó quyền này chỉ lấy được ít ${tokens} của bạn hơn.`,
  }),
  order: (gives, gets) =>
    gets === null
      ? `Lệnh: ${gives} mà không nhận lại gì`
      : `Lệnh: ${gives} đổi lấy ít nhất ${gets}`,
  typedData: (type, contract) => ({
    headline: contract === null ? 'Ký dữ liệu có cấu trúc' : `Ký ${type} cho ${contract}`,
    line: 'Hãy đọc từng dòng. Chúng tôi không biết ứng dụng này làm gì với nội dung đó.',
  }),
  transfer: (amount, to) => `Gửi ${amount} đến ${to}`,
  call: (functionName, to) => `Dùng ${functionName} trên ${to}`,
  deployment: 'Tạo hợp đồng mới',
  unreadableCall: {
    headline: 'Yêu cầu không đọc được',
    line: 'Chỉ tiếp tục nếu bạn biết hợp đồng này.',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `Ủy quyền tài khoản của bạn cho ${to}`,
    line: isOnEveryChain
      ? 'Mã của hợp đồng có thể làm mọi điều bạn làm được, với mọi thứ trong tài khoản này, trên mọi mạng.'
      : 'Mã của hợp đồng có thể làm mọi điều bạn làm được, với mọi thứ trong tài khoản này.',
  }),
  delegationEnds: {
    headline: 'Ngừng ủy quyền tài khoản của bạn',
    line: 'Sau đó chỉ có bạn hành động cho tài khoản này.',
  },
  blind: {
    headline: 'Yêu cầu không đọc được',
    line: 'Chỉ tiếp tục nếu bạn biết đó là gì. Mọi thứ trong ví của bạn có thể bị lấy mất.',
  },
  money: {
    never: 'Không có gì rời khỏi ví của bạn.',
    later: 'Hiện không mất phí. Tiền có thể rời khỏi ví của bạn sau này.',
    onceSent:
      'Bất kỳ ai có chữ ký đều có thể gửi giao dịch này. Khi đó tiền có thể rời khỏi ví của bạn.',
    now: 'Tiền rời khỏi ví của bạn khi bạn xác nhận.',
    unknown: 'Chúng tôi không biết tiền có rời khỏi ví của bạn hay không.',
    fee: 'Chỉ phí mạng rời khỏi ví của bạn.',
  },

  unknownContract: 'Hợp đồng không xác định',
  unknownAddress: 'Địa chỉ không xác định',
  unknownHolder: 'Tài khoản token của chủ không xác định',
  anUnknownContract: 'một hợp đồng không xác định',
  unknownToken: 'token không xác định',
  yourself: 'chính bạn',
  knownContract: 'hợp đồng đã biết',

  rows: {
    with: 'Tài khoản',
    from: 'Từ',
    to: 'Đến',
    contract: 'Hợp đồng',
    calls: 'Lệnh gọi',
    pay: 'Bạn trả',
    fee: 'Phí mạng',
    total: 'Tổng, tối đa',
    callsItself: 'Tự xưng là',
    paid: 'Đã trả',
    transaction: 'Giao dịch',
    unsigned: 'Không được ký',
  },
  quoted: (text) => `“${text}”`,
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
      lead: 'Quyền này không có giới hạn.',
      text: 'Hầu hết ứng dụng chỉ xin đúng số bạn sắp chi tiêu.',
    },
    unknownContract: {
      lead: 'Chúng tôi không biết hợp đồng này.',
      text: 'Hãy so toàn bộ địa chỉ của hợp đồng với địa chỉ bạn mong đợi.',
    },
    noInterface: {
      lead: 'Chưa lưu giao diện nào cho hợp đồng này,',
      text: 'nên thiếu tên và số lượng.',
    },
    farDeadline: (until) => ({
      lead: 'Yêu cầu thường hết hạn sau vài phút.',
      text:
        until === null
          ? 'Yêu cầu này không bao giờ hết hạn.'
          : `Yêu cầu này còn hiệu lực đến ${until}.`,
    }),
    delegation: {
      lead: 'Việc này trao tài khoản của bạn cho bên khác.',
      text: 'Người viết hợp đồng đó có thể lấy mọi thứ trong tài khoản của bạn.',
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
      lead: `Thông điệp này đăng nhập bạn vào ${domain}, nhưng bạn đang ở ${host}.`,
      text: `Nếu bạn không đến từ ${domain}, hãy từ chối.`,
    }),
    signInOtherAccount: {
      lead: 'Yêu cầu này nêu một tài khoản khác.',
      text: 'Đó không phải là tài khoản mà bạn dùng để ký ở đây.',
    },
    signInExpired: { lead: 'Yêu cầu này đã hết hạn.', text: 'Hãy bắt đầu lại trong ứng dụng.' },
    signInNotYet: {
      lead: 'Yêu cầu này chưa có hiệu lực.',
      text: 'Hãy bắt đầu lại trong ứng dụng sau.',
    },
    otherNetwork: {
      lead: 'Yêu cầu này dành cho mạng khác.',
      text: 'Chỉ tiếp tục nếu đó là điều bạn mong đợi.',
    },
    removesToo: (tokens) => ({
      lead: `Một quyền khác kết thúc: ${tokens}.`,
      text: `Sau đó không thể dùng quyền này để lấy ${tokens} của bạn nữa.`,
    }),
    notSimulated: {
      lead: 'Không mô phỏng được giao dịch này.',
      text: 'Chưa ai biết nó có thành công hay không.',
    },
    wouldFail: (reason) => ({
      lead: 'Giao dịch này có thể sẽ thất bại.',
      text: reason === null ? 'Mô phỏng đã dừng lại.' : `Mô phỏng đã dừng lại: ${reason}`,
    }),
    hash: {
      lead: 'Đây là một mã băm (hash).',
      text: 'Tài khoản thông minh coi đây là lệnh của chủ sở hữu. Mọi thứ trong đó có thể bị chuyển đi.',
    },
    movesNothing: {
      lead: 'Việc này không chuyển gì: số tiền là 0.',
      text: 'Giao dịch như vậy có thể đưa một địa chỉ lạ vào lịch sử của bạn.',
    },
    lost: {
      lead: 'Khoản này sẽ mất.',
      text: 'Không ai có thể lấy lại gì từ địa chỉ này.',
    },
    nothingBack: {
      lead: 'Bạn không nhận lại gì.',
      text: 'Hãy từ chối, trừ khi bạn muốn cho đi.',
    },
  },

  close: 'Đóng',
  copyDetails: 'Sao chép chi tiết cho bộ phận hỗ trợ',
  noAnswer: {
    headline: 'Chúng tôi không nhận được phản hồi',
    line: 'Chúng tôi không biết đã ký hay chưa. Hãy xem hoạt động của tài khoản trước khi thử lại.',
  },
  unknownSend: {
    headline: 'Chúng tôi chưa biết đã gửi hay chưa',
    line: 'Giao dịch vẫn có thể thành công. Chúng tôi đang tiếp tục kiểm tra. Đừng gửi lại trước khi biết chắc.',
  },
  unknownSubmit: {
    headline: 'Chúng tôi chưa biết đã gửi hay chưa',
    line: 'Giao dịch vẫn có thể thành công. Nếu bạn gửi lại đúng giao dịch này, nó chỉ được thanh toán một lần.',
  },
  earlierSend: {
    headline: 'Một giao dịch trước đó vẫn chưa xong',
    line: 'Chúng tôi chưa biết giao dịch đó có thành công hay không. Chúng tôi đang tiếp tục kiểm tra. Chưa gửi gì mới.',
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
