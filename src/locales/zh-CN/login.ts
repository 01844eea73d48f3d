import type { LoginWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `登录 ${app}`,
  subtitle: '第一次来？继续即可创建账户。',
  email: '邮箱',
  emailOrPhone: '邮箱或手机号',
  phone: '手机号',
  emailPlaceholder: 'you@example.com',
  phoneHint: '我们会用短信发送验证码，按标准资费收费。',
  country: '国家或地区',
  phoneMode: (country, callingCode) => `手机号。国家或地区：${country}，加 ${callingCode}。`,
  continue: '继续',
  sending: '正在发送验证码',
  emptyEmail: '请输入你的邮箱。',
  emptyEmailOrPhone: '请输入你的邮箱或手机号。',
  emptyPhone: '请输入你的手机号。',
  badEmail: '请输入完整的邮箱，例如 you@example.com。',
  badPhone: '请输入带国家或地区代码的完整手机号。',
  phoneCountryOff: '我们不向这个国家或地区发送短信。请换一种方式登录。',
  phoneNotChecked: '我们没能验证这个号码。请稍后再试。',
  tooManySends: (minutes) =>
    plural(minutes, { other: '发到这里的验证码太多了。请在 # 分钟后再试。' }),
  tooManyRequests: (minutes) =>
    plural(minutes, { other: '你这里的尝试次数太多。请在 # 分钟后再试。' }),
  deliveryFailed: '验证码没能发出。请稍后再试。',
  loadingMethods: '正在加载登录方式',
  nothingEnabled: '还没有开启任何登录方式。',
  nothingEnabledHere:
    '还没有开启任何登录方式。检查 createLatchkit 的 `methods`，以及服务端开启了哪些方式。',
  legalBefore: '继续即表示你同意',
  legalTerms: '服务条款',
  legalBetween: '和',
  legalPrivacy: '隐私政策',
  legalAfter: '。',
}
