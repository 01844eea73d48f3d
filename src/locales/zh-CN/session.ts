import type { SessionWords } from '../../react/words.ts'
import { plural, span } from './counting.ts'

export const session: SessionWords = {
  banner: '你的会话',
  endsIn: (time) => `${time} 后你将退出登录`,
  endsInSeconds: (seconds) => plural(seconds, { other: '# 秒后你将退出登录。按 F6 保持登录。' }),
  keepWorking: '保持登录，以免丢失正在做的内容。',
  stay: '保持登录',
  staying: '正在续期',
  stayed: '你会保持登录。',
  logOut: '退出登录',
  offline: '你已离线。网络恢复后再试。',
  failed: '续期没有成功。你仍处于登录状态。请再试一次。',
  refused: '这个会话无法续期。保存你的内容，然后重新登录。',
  againTitle: '重新登录以继续',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? '你的会话已结束。你正在做的内容还在这里。'
      : `你的会话在 ${span(lifetimeMs)}后结束了。你正在做的内容还在这里。`,
  keyLost: '此浏览器清除了让你保持登录的密钥。你的账户是安全的。',
  refusedHere: '此浏览器保存的会话信息没有通过我们的检查。你的账户是安全的。',
  elsewhereTitle: '你在另一个标签页中退出了登录',
  elsewhere: '此标签页也已退出登录。',
  logInAgain: '重新登录',
  anotherMethod: '使用其他方式',
  close: '关闭',
}
