import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'Thử ngay',
  tryAgain: 'Thử lại',
  close: 'Đóng',
  tryingAgainIn: (time) => `Thử lại sau ${time}`,
  offlineTitle: 'Bạn đang ngoại tuyến',
  offlineText: 'Chúng tôi giữ nguyên bước của bạn. Đăng nhập sẽ tiếp tục khi có kết nối lại.',
  unreachableTitle: 'Dịch vụ đăng nhập không phản hồi',
  unreachableText:
    'Internet của bạn vẫn hoạt động, nhưng dịch vụ đăng nhập không trả lời. Tài khoản của bạn vẫn an toàn.',
  originTitle: 'Chưa thiết lập đăng nhập cho địa chỉ này',
  originBeforeHost: 'Kiểm tra xem bạn có đang ở ',
  originAfterHost: (app) => ` không. Nếu đúng, hãy báo cho nhóm ${app}.`,
  originText: (app) => `Kiểm tra địa chỉ của trang này. Nếu đúng, hãy báo cho nhóm ${app}.`,
  goToHost: (host) => `Đến ${host}`,
  devOriginTitle: 'Origin này không có trong danh sách cho phép',
  devOriginBefore: 'Proxy đã từ chối ',
  devOriginAfter: '. Hãy thêm vào rồi tải lại.',
  devOnly: 'Chỉ hiện khi phát triển.',
  devOriginHelp:
    'Dịch vụ cục bộ: Auth, Allowed origins. Mục phải khớp chính xác; ký tự đại diện trong host không có tác dụng.',
  openAllowedOrigins: 'Mở các origin được phép',
  copyOrigin: 'Sao chép origin',
  configTitle: 'Đăng nhập chưa được thiết lập',
  configText: (app) =>
    `Dịch vụ đăng nhập không biết ứng dụng này. Tài khoản của bạn vẫn an toàn. Hãy báo cho nhóm ${app}.`,
  devConfigHelp:
    'Không có cấu hình nào có id trong authProxyConfigId. Hãy sao chép id mà dịch vụ in ra.',
  methodOffTitle: (method) => `${method} đã bị tắt`,
  methodOffText: (app) => `${app} không còn dùng cách này. Tài khoản của bạn vẫn còn.`,
  untrustedTitle: 'Chúng tôi đã không đăng nhập cho bạn',
  untrustedText: (app) =>
    `Phản hồi của dịch vụ đăng nhập không qua được kiểm tra. Không có gì thay đổi. Hãy báo cho nhóm ${app}.`,
  unknownTitle: 'Chúng tôi không hoàn tất được việc này',
  unknownText: (app) => `Không có gì thay đổi. Nếu lại xảy ra, hãy báo cho nhóm ${app}.`,
  unknownTextWithNumber: (requestId) =>
    `Không có gì thay đổi. Nếu lại xảy ra, hãy gửi cho chúng tôi số này: ${requestId}.`,
  copyNumber: 'Sao chép số',
}
