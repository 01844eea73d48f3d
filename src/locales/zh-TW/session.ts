import type { SessionWords } from '../../react/words.ts'
import { plural, span } from './counting.ts'

export const session: SessionWords = {
  banner: '你的工作階段',
  endsIn: (time) => `你將在 ${time} 後登出`,
  endsInSeconds: (seconds) => plural(seconds, { other: '你將在 # 秒後登出。按 F6 保持登入。' }),
  keepWorking: '保持登入，以免失去你正在處理的內容。',
  stay: '保持登入',
  staying: '正在延長',
  stayed: '你會保持登入。',
  logOut: '登出',
  offline: '你已離線。請在網路恢復後再試一次。',
  failed: '延長沒有成功。你仍處於登入狀態。請再試一次。',
  refused: '這個工作階段無法延長。請儲存你的內容，然後重新登入。',
  againTitle: '重新登入以繼續',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? '你的工作階段已結束。你正在處理的內容仍在這裡。'
      : `你的工作階段已在 ${span(lifetimeMs)}後結束。你正在處理的內容仍在這裡。`,
  keyLost: '這個瀏覽器清除了讓你保持登入的金鑰。你的帳戶是安全的。',
  refusedHere: '這個瀏覽器保存的工作階段資料沒有通過我們的檢查。你的帳戶是安全的。',
  elsewhereTitle: '你在另一個分頁登出了',
  elsewhere: '這個分頁也已登出。',
  logInAgain: '重新登入',
  anotherMethod: '使用其他方式',
  close: '關閉',
}
