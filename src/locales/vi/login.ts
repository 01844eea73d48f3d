import type { LoginWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `Đăng nhập vào ${app}`,
  subtitle: 'Bạn mới đến? Tiếp tục để tạo tài khoản.',
  email: 'Email',
  emailOrPhone: 'Email hoặc số điện thoại',
  phone: 'Số điện thoại',
  emailPlaceholder: 'ban@example.com',
  phoneHint: 'Chúng tôi gửi mã qua tin nhắn SMS. Áp dụng cước phí thông thường.',
  country: 'Quốc gia',
  phoneMode: (country, callingCode) => `Số điện thoại. Quốc gia ${country}, cộng ${callingCode}.`,
  continue: 'Tiếp tục',
  sending: 'Đang gửi mã',
  emptyEmail: 'Nhập email của bạn.',
  emptyEmailOrPhone: 'Nhập email hoặc số điện thoại của bạn.',
  emptyPhone: 'Nhập số điện thoại của bạn.',
  badEmail: 'Nhập địa chỉ email đầy đủ, ví dụ ban@example.com.',
  badPhone: 'Nhập số điện thoại đầy đủ kèm mã quốc gia.',
  phoneCountryOff: 'Chúng tôi không gửi SMS đến quốc gia này. Hãy đăng nhập bằng cách khác.',
  phoneNotChecked: 'Chúng tôi chưa kiểm tra được số này. Hãy thử lại sau giây lát.',
  tooManySends: (minutes) =>
    plural(minutes, { other: 'Đã gửi quá nhiều mã đến địa chỉ này. Hãy thử lại sau # phút.' }),
  tooManyRequests: (minutes) =>
    plural(minutes, { other: 'Có quá nhiều lần thử từ đây. Hãy thử lại sau # phút.' }),
  deliveryFailed: 'Chúng tôi không gửi được mã. Hãy thử lại sau giây lát.',
  loadingMethods: 'Đang tải các cách đăng nhập',
  nothingEnabled: 'Chưa bật cách đăng nhập nào.',
  nothingEnabledHere:
    'Chưa bật cách đăng nhập nào. Kiểm tra `methods` của createLatchkit và những cách mà dịch vụ đã bật.',
  legalBefore: 'Khi tiếp tục, bạn đồng ý với ',
  legalTerms: 'Điều khoản',
  legalBetween: ' và ',
  legalPrivacy: 'Chính sách quyền riêng tư',
  legalAfter: '.',
}
