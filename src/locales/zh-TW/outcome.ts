import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: '正在傳送',
  sendingText: '你可以關閉這裡。完成後我們會告訴你。',
  steps: ['已簽署', '已傳送到網路', '已確認'],
  sent: '已傳送',
  sentText: (network, seconds) => {
    const time = plural(seconds, { other: '# 秒' })
    return network === null ? `已在 ${time}內確認。` : `已在 ${network} 上確認，費時 ${time}。`
  },
  andFee: (fee) => `以及手續費 ${fee}`,
  done: '完成',
  explorer: '在區塊鏈瀏覽器中查看',

  revertedTransfer: '轉帳沒有成功',
  revertedPermission: '授權沒有成功',
  reverted: '交易沒有成功',
  feeLost: (amount, fee) => {
    const moved = amount === null ? '沒有移動任何資產' : `你的 ${amount} 沒有移動`
    return `${moved}。網路收取了手續費${fee === null ? '' : ` ${fee}`}。`
  },
  noFee: '它在模擬時停止了，因此沒有收取手續費。',
  why: '原因：',
  noReason: '網路沒有提供原因。',
  where: '停止的位置',
  outermost: '由外到內',
  chain: (steps) =>
    steps === 1
      ? plural(steps, { other: '# 個步驟' })
      : plural(steps, { other: '# 個步驟，由外到內' }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}：${meaning}`),
  panics: {
    '0x01': '合約的一項檢查未通過',
    '0x11': '數字太大或太小',
    '0x12': '除以零',
    '0x21': '沒有這個選項',
    '0x22': '儲存空間已損毀',
    '0x31': '清單中沒有可取的內容',
    '0x32': '清單中沒有這個位置',
    '0x41': '記憶體過多',
    '0x51': '函式不存在',
  },
  stopped: '已停止，沒有原因',
  selector: '沒有可讀的原因。選擇器',
  cause: '起因',
  log: '程式記錄',
  units: (units) => `使用了 ${units} 個運算單位`,

  replaced: '已被另一筆交易取代',
  replacedText:
    '此帳戶中另一筆相同序號的交易已被收錄，取代了這筆交易。這筆交易沒有移轉任何資產，也沒有產生費用。',
  notIncluded: '沒有區塊收錄這筆交易，因此未收取費用。',
}
