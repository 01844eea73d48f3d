import type { SigningWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const signing: SigningWords = {
  reading: '正在讀取請求',
  place: (position, count) =>
    `${plural(position, { other: '第 # 個' })}，${plural(count, { other: '共 # 個' })}`,
  decline: '拒絕',
  declineAll: '全部拒絕',
  declined: '已拒絕。沒有簽署任何內容。',
  sign: '簽署',
  signPermission: '簽署授權',
  send: '確認並傳送',
  signAnyway: '仍要簽署',
  sendAnyway: '仍要傳送',
  signing: '正在簽署',

  message: {
    headline: '簽署這則訊息',
    line: '它證明這個錢包是你的。簽署免費，本身不會移動資產。',
  },
  signIn: (domain) => ({
    headline: `登入 ${domain}`,
    line: '它證明這個錢包是你的。簽署免費，本身不會移動資產。',
  }),
  signInElsewhere: {
    headline: '登入另一個網站',
    line: '它證明這個錢包是你的。簽署免費，本身不會移動資產。',
  },
  permission: (spender, amount) => ({
    headline: `核准 ${spender} 使用最多 ${amount}`,
    line: `現在不收費。它允許 ${spender} 之後拿走這筆錢，直到你停止授權。`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `核准 ${spender} 使用最多 ${amount}`,
    line: `現在會收取網路手續費。它允許 ${spender} 之後拿走這筆錢，直到你停止授權。`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `核准 ${spender} 無限使用 ${tokens}`,
    line:
      until === null
        ? `沒有上限，也沒有結束日期。控制這個合約的人隨時可以拿走你的所有 ${tokens}。`
        : `沒有上限。在 ${until} 之前，控制這個合約的人可以拿走你的所有 ${tokens}。`,
  }),
  revocation: (spender, tokens) => ({
    headline: spender === null ? `移除一項授權：${tokens}` : `移除 ${spender} 的授權`,
    line: `之後無法再用這項授權拿走你的 ${tokens}。`,
  }),
  reduction: (spender, tokens) => ({
    headline: `減少 ${spender} 的授權`,
    line: `之後用這項授權能拿走的 ${tokens} 會減少。`,
  }),
  order: (gives, gets) =>
    gets === null ? `訂單：交出 ${gives}，得不到任何東西` : `訂單：用 ${gives} 換取至少 ${gets}`,
  typedData: (type, contract) => ({
    headline: contract === null ? '簽署結構化資料' : `為 ${contract} 簽署 ${type}`,
    line: '請逐行閱讀。我們不知道這個應用程式會用它做什麼。',
  }),
  transfer: (amount, to) => `傳送 ${amount} 給 ${to}`,
  call: (functionName, to) => `使用 ${to} 的 ${functionName}`,
  deployment: '建立新的合約',
  unreadableCall: {
    headline: '無法讀取的請求',
    line: '只有在你了解這個合約時才繼續。',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `將你的帳戶委託給 ${to}`,
    line: isOnEveryChain
      ? '它的程式碼可以在每個網路上，對這個帳戶中的一切做你能做的任何事。'
      : '它的程式碼可以對這個帳戶中的一切做你能做的任何事。',
  }),
  delegationEnds: {
    headline: '停止委託你的帳戶',
    line: '之後只有你能操作這個帳戶。',
  },
  blind: {
    headline: '無法讀取的請求',
    line: '只有在你知道這是什麼時才繼續。它可能拿走你錢包中的一切。',
  },
  money: {
    never: '沒有任何資產離開你的錢包。',
    later: '現在不收費。之後可能有錢離開你的錢包。',
    onceSent: '任何持有此簽章的人都可以送出這筆交易。屆時可能有錢離開你的錢包。',
    now: '你確認後，錢會離開你的錢包。',
    unknown: '我們無法判斷是否有錢離開你的錢包。',
    fee: '只有網路手續費會離開你的錢包。',
  },

  unknownContract: '不明合約',
  unknownAddress: '不明地址',
  unknownHolder: '擁有者不明的代幣帳戶',
  anUnknownContract: '一個不明合約',
  unknownToken: '不明代幣',
  yourself: '你自己',
  knownContract: '已知合約',

  rows: {
    with: '帳戶',
    from: '從',
    to: '到',
    contract: '合約',
    calls: '呼叫內容',
    pay: '你支付',
    fee: '網路手續費',
    total: '總計最多',
    callsItself: '自稱',
    paid: '已支付',
    transaction: '交易',
    unsigned: '不簽署的內容',
  },
  quoted: (text) => `「${text}」`,
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
      lead: '這項授權沒有上限。',
      text: '大多數應用程式只請求你即將花費的金額。',
    },
    unknownContract: {
      lead: '我們不認得這個合約。',
      text: '請將它的完整地址與你預期的相比對。',
    },
    noInterface: {
      lead: '這個合約沒有儲存介面，',
      text: '因此缺少名稱和金額。',
    },
    farDeadline: (until) => ({
      lead: '請求通常在幾分鐘內到期。',
      text: until === null ? '這個請求永不到期。' : `這個請求在 ${until} 之前一直有效。`,
    }),
    delegation: {
      lead: '這會交出你的帳戶。',
      text: '撰寫該合約的人可以拿走你帳戶中的一切。',
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
      lead: `這則訊息會讓你登入 ${domain}，但你目前位於 ${host}。`,
      text: `如果你不是從 ${domain} 來的，請拒絕。`,
    }),
    signInOtherAccount: {
      lead: '這裡寫的是另一個帳戶。',
      text: '這不是你在這裡簽署所用的帳戶。',
    },
    signInExpired: { lead: '這個請求已到期。', text: '請在應用程式中重新開始。' },
    signInNotYet: { lead: '這個請求尚未生效。', text: '請稍後在應用程式中重新開始。' },
    otherNetwork: {
      lead: '這是給另一個網路的。',
      text: '只有在符合你的預期時才繼續。',
    },
    removesToo: (tokens) => ({
      lead: `另一項授權將結束：${tokens}。`,
      text: `之後無法再用這項授權拿走你的 ${tokens}。`,
    }),
    notSimulated: {
      lead: '無法模擬這筆交易。',
      text: '目前還不知道它能否成功。',
    },
    wouldFail: (reason) => ({
      lead: '這筆交易很可能會失敗。',
      text: reason === null ? '它在模擬時停止了。' : `它在模擬時停止了：${reason}`,
    }),
    hash: {
      lead: '這是一個雜湊值。',
      text: '智慧帳戶會把它當成擁有者的指令。其中的一切都可能被轉走。',
    },
    movesNothing: {
      lead: '這不會移動任何資產：金額為 0。',
      text: '這樣的轉帳可能會把陌生地址放進你的紀錄。',
    },
    lost: {
      lead: '這筆資產會遺失。',
      text: '沒有人能從這個地址取回任何東西。',
    },
    nothingBack: {
      lead: '你不會得到任何回報。',
      text: '除非你想送出它，否則請拒絕。',
    },
  },

  close: '關閉',
  copyDetails: '複製詳細資訊以聯絡支援團隊',
  noAnswer: {
    headline: '我們沒有收到回應',
    line: '我們無法判斷是否已簽署。再試之前，請先查看帳戶的活動。',
  },
  unknownSend: {
    headline: '我們還不知道是否已送出',
    line: '這筆交易仍可能成功。我們會繼續查詢。在確定之前，請勿再次送出。',
  },
  unknownSubmit: {
    headline: '我們還不知道是否已送出',
    line: '這筆交易仍可能成功。如果再次送出同一筆交易，只會支付一次。',
  },
  earlierSend: {
    headline: '先前的一筆交易尚未完成',
    line: '我們還不知道它是否成功。我們會繼續查詢。沒有送出任何新內容。',
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
