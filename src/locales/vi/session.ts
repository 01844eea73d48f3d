import type { SessionWords } from '../../react/words.ts'
import { plural, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'Phiên của bạn',
  endsIn: (time) => `Bạn sẽ bị đăng xuất sau ${time}`,
  endsInSeconds: (seconds) =>
    plural(seconds, { other: 'Bạn sẽ bị đăng xuất sau # giây. Nhấn F6 để duy trì đăng nhập.' }),
  keepWorking: 'Duy trì đăng nhập để giữ việc bạn đang làm.',
  stay: 'Duy trì đăng nhập',
  staying: 'Đang gia hạn',
  stayed: 'Bạn vẫn đăng nhập.',
  logOut: 'Đăng xuất',
  offline: 'Bạn đang ngoại tuyến. Hãy thử lại khi có kết nối.',
  failed: 'Gia hạn không thành công. Bạn vẫn đăng nhập. Hãy thử lại.',
  refused: 'Không thể gia hạn phiên này. Hãy lưu việc đang làm rồi đăng nhập lại.',
  againTitle: 'Đăng nhập lại để tiếp tục',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'Phiên của bạn đã kết thúc. Việc bạn đang làm vẫn ở đây.'
      : `Phiên của bạn đã kết thúc sau ${span(lifetimeMs)}. Việc bạn đang làm vẫn ở đây.`,
  keyLost: 'Trình duyệt này đã xóa khóa giúp bạn duy trì đăng nhập. Tài khoản của bạn vẫn an toàn.',
  refusedHere:
    'Dữ liệu phiên mà trình duyệt này lưu không qua được kiểm tra. Tài khoản của bạn vẫn an toàn.',
  elsewhereTitle: 'Bạn đã đăng xuất ở thẻ khác',
  elsewhere: 'Thẻ này cũng đã đăng xuất.',
  logInAgain: 'Đăng nhập lại',
  anotherMethod: 'Dùng cách khác',
  close: 'Đóng',
}
