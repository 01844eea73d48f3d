import type { CodeWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: '查看你的邮件',
  titleLink: '此链接无法使用',
  titleSms: '查看你的短信',
  sentDigits: (length) => plural(length, { other: '# 位数字验证码已发送至' }),
  sentCharacters: (length) => plural(length, { other: '# 位验证码已发送至' }),
  change: '更改',
  fieldDigits: (length) => plural(length, { other: '# 位数字验证码' }),
  fieldCharacters: (length) => plural(length, { other: '# 位验证码' }),
  expiresIn: (time) => `${time} 后过期`,
  newCodeIn: (time) => `${time} 后可重新发送`,
  sendNewCode: '发送新验证码',
  sendNewCodeIn: (time) => `${time} 后发送新验证码`,
  sendingNewCode: '正在发送新验证码',
  verify: '验证',
  verifying: '正在验证',
  checking: '正在核对验证码',
  accepted: '验证码正确',
  acceptedForTab: '验证码正确。关闭此标签页前，你会保持登录。',
  loggedIn: '已登录',
  incompleteDigits: (length) => plural(length, { other: '请输入全部 # 位数字。' }),
  incompleteCharacters: (length) => plural(length, { other: '请输入全部 # 位字符。' }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? '验证码错误。请再试一次。'
      : plural(triesLeft, { other: '验证码错误。还可以试 # 次。' }),
  expired: (minutes) => plural(minutes, { other: '验证码已过期。验证码的有效期为 # 分钟。' }),
  locked: '尝试次数太多。现在可以发送新验证码。',
  lockedFor: (time) => `尝试次数太多。等待 ${time} 后可获取新验证码。`,
  resent: '新验证码已发送。旧的已失效。',
  linkTo: '邮件中的链接将使用此地址登录：',
  linkWarning: '仅当你本人请求了此链接时才继续。',
  linkOver: '此链接已过期或已被使用。',
  linkElsewhere: '此链接只能在请求它的浏览器中使用。',
  addressUnverified:
    '有一个账户填写了此邮箱或号码，但从未验证过。如果那是你的账户，请使用它的其他登录方式。',
  createAccount: '创建新账户',
  anotherMethod: '使用其他方式',
  anotherWay: '试试其他方式',
  openMailApp: '打开邮件应用',
  openNamedMail: (name) => `打开 ${name}`,
  devHint: (devCode) => `本地服务：验证码是 ${devCode}。`,
  fillIn: '填入',
}
