import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `Đang chuyển bạn đến ${name}`,
  openingText: 'Việc này mất một chút thời gian.',
  waitingTitle: (name) => `Tiếp tục trong cửa sổ ${name}`,
  waitingText: 'Hoàn tất đăng nhập ở đó. Trang này sẽ tự tiếp tục.',
  opened: (name) => `Đã mở cửa sổ ${name}`,
  showWindow: (name) => `Hiện cửa sổ ${name}`,
  cancel: 'Hủy',
  finishingTitle: 'Đang đăng nhập',
  finishingText: 'Việc này mất một chút thời gian.',
  blockedTitle: 'Trình duyệt đã chặn cửa sổ',
  blockedText: (name) =>
    `Tài khoản của bạn không có vấn đề gì. Hãy tự mở cửa sổ ${name}, hoặc tiếp tục trong thẻ này.`,
  blockedTextWindowOnly: (name) =>
    `Tài khoản của bạn không có vấn đề gì. Hãy tự mở cửa sổ ${name}.`,
  openWindow: (name) => `Mở cửa sổ ${name}`,
  continueInTab: 'Tiếp tục trong thẻ này',
  closedTitle: (name) => `Cửa sổ ${name} đã đóng`,
  closedText: (app) => `Bạn chưa đăng nhập và ${app} không nhận được gì.`,
  deniedTitle: (name) => `${name} không chia sẻ tài khoản của bạn`,
  deniedText: 'Bạn đã chọn không tiếp tục ở đó. Không có gì được chia sẻ.',
  mismatchTitle: 'Lần đăng nhập này không bắt đầu từ đây',
  mismatchText: 'Để an toàn cho bạn, chúng tôi đã dừng lại. Hãy bắt đầu lại từ trang này.',
  startAgain: 'Bắt đầu lại',
  otherMethod: 'Dùng cách khác',
  inAppTitle: 'Mở trang này trong trình duyệt của bạn',
  inAppText: (name, app) =>
    app === null
      ? `${name} không cho phép đăng nhập bên trong ứng dụng này.`
      : `${name} không cho phép đăng nhập bên trong ứng dụng ${app}.`,
  inAppTap: 'Chạm vào ··· ở đầu màn hình.',
  inAppChooseBefore: 'Chọn ',
  inAppChoose: 'Mở trong Safari',
  inAppChooseAfter: ', rồi đăng nhập ở đó.',
  copyLink: 'Sao chép liên kết trang',
  openInBrowser: 'Mở trong trình duyệt',
  useEmail: 'Dùng email của tôi ở đây',
  accountTitle: 'Bạn đã có tài khoản',
  accountAfterContact: (name) =>
    ` đăng nhập bằng mã email. Dùng cách đó một lần, rồi bạn có thể thêm ${name} trong tài khoản.`,
  accountText: (name) =>
    `Ở đây bạn đăng nhập bằng cách khác. Dùng cách đó một lần, rồi bạn có thể thêm ${name} trong tài khoản.`,
  unprovenTitle: (name) => `Có một tài khoản ghi cách đăng nhập ${name} của bạn`,
  unprovenText: (name) =>
    `Tài khoản đó chưa từng chứng minh cách đăng nhập này là của bạn. Nếu đó là tài khoản của bạn, hãy dùng phương thức đăng nhập khác rồi thêm lại ${name}.`,
  emailCode: 'Gửi mã qua email',
  otherAccount: (name) => `Dùng tài khoản ${name} khác`,
}
