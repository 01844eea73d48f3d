import type { SigningWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const signing: SigningWords = {
  reading: '正在讀取請求',
  place: (position, count) =>
    `${plural(position, { other: '第 # 個' })}，${plural(count, { other: '共 # 個' })}`,
  decline: '拒絕',
  declined: '已拒絕。沒有簽署任何內容。',
  sign: '簽署',
  signPermission: '簽署授權',
  send: '確認並傳送',
  signAnyway: '仍要簽署',
  sendAnyway: '仍要傳送',
  signing: '正在簽署',

  message: {
    headline: '簽署這則訊息',
    line: '它證明這個錢包是你的。不會移動任何資產，也不收費。',
  },
  signIn: (domain) => ({
    headline: `登入 ${domain}`,
    line: '它證明這個錢包是你的。不會移動任何資產，也不收費。',
  }),
  permission: (spender, amount) => ({
    headline: `允許 ${spender} 花費最多 ${amount}`,
    line: `現在不收費。它允許 ${spender} 之後拿走這筆錢，直到你停止授權。`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `允許 ${spender} 花費最多 ${amount}`,
    line: `現在會收取網路手續費。它允許 ${spender} 之後拿走這筆錢，直到你停止授權。`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `允許 ${spender} 拿走你的所有 ${tokens}`,
    line:
      until === null
        ? `沒有上限，也沒有結束日期。控制這個合約的人隨時可以掏空你的 ${tokens}。`
        : `沒有上限。在 ${until} 之前，控制這個合約的人可以掏空你的 ${tokens}。`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `簽署 ${type}` : `為 ${domain} 簽署 ${type}`,
    line: '請逐行閱讀。我們不知道這個應用程式會用它做什麼。',
  }),
  transfer: (amount, to) => `傳送 ${amount} 給 ${to}`,
  call: (functionName, to) => `呼叫 ${to} 的 ${functionName}`,
  deployment: '建立新的合約',
  unreadableCall: (isSent) => ({
    headline: isSent ? '傳送我們無法讀懂的呼叫' : '簽署我們無法讀懂的呼叫',
    line: '只有在你了解這個合約時才繼續。',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `允許 ${to} 代你操作帳戶`,
    line: isOnEveryChain
      ? '它的程式碼可以在每個網路上，對這個帳戶中的一切做你能做的任何事。'
      : '它的程式碼可以對這個帳戶中的一切做你能做的任何事。',
  }),
  delegationEnds: {
    headline: '不讓任何合約代你操作帳戶',
    line: '不會移動任何資產。之後只有你能操作這個帳戶。',
  },
  blind: {
    headline: '簽署我們無法讀懂的內容',
    line: '只有在你知道它是什麼時才繼續。它可能移走你錢包裡的一切。',
  },
  money: {
    never: '沒有任何資產離開你的錢包。',
    later: '現在不收費。之後可能有錢離開你的錢包。',
    now: '你確認後，錢會離開你的錢包。',
    unknown: '我們無法判斷是否有錢離開你的錢包。',
  },

  unknownContract: '不明合約',
  unknownAddress: '不明地址',
  unknownHolder: '擁有者不明的代幣帳戶',
  anUnknownContract: '一個不明合約',
  unknownToken: '不明代幣',
  yourself: '你自己',
  knownContract: '已知合約',

  rows: {
    with: '對象',
    from: '從',
    to: '到',
    contract: '合約',
    calls: '呼叫內容',
    pay: '你支付',
    fee: '網路手續費',
    total: '合計最多',
    paid: '已支付',
    transaction: '交易',
    unsigned: '不簽署的內容',
  },
  nothing: '無',
  atMost: (amount) => `最多 ${amount}`,
  feeUnknown: '尚未得知',
  paidBy: (app) => `由 ${app} 支付`,
  data: (bytes) => plural(bytes, { other: '資料，# 位元組' }),
  asBytes: '以文字顯示，以位元組傳送',
  noLimit: '沒有上限',
  never: '永不',
  yes: '是',
  no: '否',
  items: (count) => plural(count, { other: '# 個項目' }),
  showAll: (characters) => `顯示全部 ${characters} 個字元`,
  showAddress: (short) => `${short}，顯示完整地址`,
  readable: '易讀',
  raw: '原始',
  showRaw: '顯示原始資料',
  showReadable: '以易讀形式顯示',
  copyRaw: '複製',

  notes: {
    unlimited: {
      lead: '應用程式很少需要這樣。',
      text: '請改為要求有金額上限的授權。',
    },
    unknownContract: {
      lead: '我們不認得這個合約。',
      text: '請將它的完整地址與你預期的相比對。',
    },
    noInterface: {
      lead: '這個合約沒有儲存介面，',
      text: '因此缺少名稱和金額。',
    },
    farDeadline: (distance) => ({
      lead: '這會給予授權。',
      text:
        distance === null
          ? '它永不結束；多數應用程式只要求幾分鐘。'
          : `期限在${distance}；多數應用程式只要求幾分鐘。`,
    }),
    delegation: {
      lead: '這會交出你的帳戶。',
      text: '撰寫那個合約程式碼的人，可以拿走帳戶裡的一切。',
    },
    blind: {
      lead: '沒有人能讀懂這個內容。',
      text: '它可能是一筆付款或一項授權。',
    },
    hiddenCharacters: {
      lead: '有些字元是隱藏的，或看起來像其他字元。',
      text: '它們已在原處標示。',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `這會登入 ${domain}。`,
      text: `你現在位於 ${host}。提出要求的人可能會在那邊使用你的帳戶。`,
    }),
    signInOtherAccount: {
      lead: '這裡寫的是另一個帳戶。',
      text: '它不是將要簽署的帳戶。',
    },
    signInExpired: { lead: '這個請求太舊了。', text: '請在應用程式中重新開始。' },
    signInNotYet: { lead: '這個請求尚未生效。', text: '請稍後在應用程式中重新開始。' },
    otherNetwork: {
      lead: '這是給另一個網路的。',
      text: '只有在符合你的預期時才繼續。',
    },
    wouldFail: (reason) => ({
      lead: '這不會成功。',
      text: reason === null ? '它在試執行時停止了。' : `它在試執行時停止了：${reason}`,
    }),
  },

  close: '關閉',
  copyDetails: '複製詳細資訊以聯絡支援團隊',
  noAnswer: {
    headline: '我們沒有收到回應',
    line: '我們無法判斷是否已簽署。再試之前，請先查看帳戶的活動。',
  },
  notAllowed: {
    headline: '這個動作不被允許',
    line: '你帳戶的一項規則禁止這麼做。沒有簽署任何內容。',
  },
  needsOthers: {
    headline: '必須先經他人同意',
    line: '在足夠多的人同意之前，不會簽署任何內容。',
  },
  failed: {
    headline: '我們無法簽署',
    line: '沒有簽署任何內容。請稍後再試。',
  },
}
