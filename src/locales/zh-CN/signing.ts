import type { SigningWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const signing: SigningWords = {
  reading: '正在读取请求',
  place: (position, count) =>
    `${plural(position, { other: '第 # 个' })}，${plural(count, { other: '共 # 个' })}`,
  decline: '拒绝',
  declineAll: '全部拒绝',
  declined: '已拒绝。没有签名任何内容。',
  sign: '签名',
  signPermission: '签名授权',
  send: '确认并发送',
  signAnyway: '仍要签名',
  sendAnyway: '仍要发送',
  signing: '正在签名',

  message: {
    headline: '签署这条消息',
    line: '它证明这个钱包属于你。签名免费，其本身不会转移资产。',
  },
  signIn: (domain) => ({
    headline: `登录 ${domain}`,
    line: '它证明这个钱包属于你。签名免费，其本身不会转移资产。',
  }),
  signInElsewhere: {
    headline: '登录另一个网站',
    line: '它证明这个钱包属于你。签名免费，其本身不会转移资产。',
  },
  permission: (spender, amount) => ({
    headline: `批准 ${spender} 使用最多 ${amount}`,
    line: `现在不收费。它允许 ${spender} 之后取走这笔钱，直到你停止授权。`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `批准 ${spender} 使用最多 ${amount}`,
    line: `现在收取网络费用。它允许 ${spender} 之后取走这笔钱，直到你停止授权。`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `批准 ${spender} 无限使用 ${tokens}`,
    line:
      until === null
        ? `没有上限，也没有截止日期。控制这个合约的人随时可以取走你的全部 ${tokens}。`
        : `没有上限。在 ${until} 之前，控制这个合约的人可以取走你的全部 ${tokens}。`,
  }),
  revocation: (spender, tokens) => ({
    headline: spender === null ? `移除一项授权：${tokens}` : `移除 ${spender} 的授权`,
    line: `之后无法再用这项授权取走你的 ${tokens}。`,
  }),
  reduction: (spender, tokens) => ({
    headline: `减少 ${spender} 的授权`,
    line: `之后用这项授权能取走的 ${tokens} 会减少。`,
  }),
  order: (gives, gets) =>
    gets === null ? `订单：交出 ${gives}，得不到任何东西` : `订单：用 ${gives} 换取至少 ${gets}`,
  typedData: (type, contract) => ({
    headline: contract === null ? '签署结构化数据' : `为 ${contract} 签名 ${type}`,
    line: '逐行阅读。我们不知道这个应用会用它做什么。',
  }),
  transfer: (amount, to) => `向 ${to} 发送 ${amount}`,
  call: (functionName, to) => `使用 ${to} 的 ${functionName}`,
  deployment: '创建新合约',
  unreadableCall: {
    headline: '无法读取的请求',
    line: '只有了解这个合约时才继续。',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `将你的账户委托给 ${to}`,
    line: isOnEveryChain
      ? '它的代码可以在每个网络上，对这个账户中的一切做你能做的任何事。'
      : '它的代码可以对这个账户中的一切做你能做的任何事。',
  }),
  delegationEnds: {
    headline: '停止委托你的账户',
    line: '之后只有你能操作这个账户。',
  },
  blind: {
    headline: '无法读取的请求',
    line: '只有在你知道这是什么时才继续。它可能取走你钱包中的一切。',
  },
  money: {
    never: '没有任何资产离开你的钱包。',
    later: '现在不收费。之后资金可能离开你的钱包。',
    onceSent: '任何持有该签名的人都可以发送这笔交易。届时资金可能离开你的钱包。',
    now: '你确认后，资金会离开你的钱包。',
    unknown: '我们无法判断资金是否会离开你的钱包。',
    fee: '只有网络费用会离开你的钱包。',
  },

  unknownContract: '未知合约',
  unknownAddress: '未知地址',
  unknownHolder: '所有者未知的代币账户',
  anUnknownContract: '一个未知合约',
  unknownToken: '未知代币',
  yourself: '你自己',
  knownContract: '已知合约',

  rows: {
    with: '账户',
    from: '从',
    to: '到',
    contract: '合约',
    calls: '调用内容',
    pay: '你支付',
    fee: '网络费用',
    total: '总计最多',
    callsItself: '自称',
    paid: '已支付',
    transaction: '交易',
    unsigned: '不签名的内容',
  },
  quoted: (text) => `“${text}”`,
  nothing: '无',
  atMost: (amount) => `最多 ${amount}`,
  feeUnknown: '尚不清楚',
  paidBy: (app) => `由 ${app} 支付`,
  data: (bytes) => plural(bytes, { other: '数据，# 字节' }),
  asBytes: '以文本显示，以字节发送',
  noLimit: '无上限',
  never: '永不',
  yes: '是',
  no: '否',
  items: (count) => plural(count, { other: '# 项' }),
  showAll: (characters) => `显示全部 ${characters} 个字符`,
  showAddress: (short) => `${short}，显示完整地址`,
  readable: '易读',
  raw: '原始',
  showRaw: '显示原始数据',
  showReadable: '以易读形式显示',
  copyRaw: '复制',

  notes: {
    unlimited: {
      lead: '这项授权没有上限。',
      text: '大多数应用只请求你即将花费的数额。',
    },
    unknownContract: {
      lead: '我们不认识这个合约。',
      text: '将它的完整地址与你预期的进行对比。',
    },
    noInterface: {
      lead: '这个合约没有存储接口，',
      text: '因此缺少名称和金额。',
    },
    farDeadline: (until) => ({
      lead: '请求通常在几分钟内过期。',
      text: until === null ? '这个请求永不过期。' : `这个请求在 ${until} 之前一直有效。`,
    }),
    delegation: {
      lead: '这会交出你的账户。',
      text: '编写该合约的人可以取走你账户中的一切。',
    },
    blind: {
      lead: '没有人能读懂它。',
      text: '它可能是一笔付款或一个授权。',
    },
    hiddenCharacters: {
      lead: '有些字符是隐藏的，或看起来像别的字符。',
      text: '它们已在原处标出。',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `这条消息会让你登录 ${domain}，但你现在位于 ${host}。`,
      text: `如果你不是从 ${domain} 来的，请拒绝。`,
    }),
    signInOtherAccount: {
      lead: '这里写的是另一个账户。',
      text: '这不是你在这里签名所用的账户。',
    },
    signInExpired: { lead: '这个请求已过期。', text: '在应用中重新开始。' },
    signInNotYet: { lead: '它还没有生效。', text: '稍后在应用中重新开始。' },
    otherNetwork: {
      lead: '这是给另一个网络的。',
      text: '只有符合你的预期时才继续。',
    },
    removesToo: (tokens) => ({
      lead: `另一项授权将结束：${tokens}。`,
      text: `之后无法再用这项授权取走你的 ${tokens}。`,
    }),
    notSimulated: {
      lead: '无法模拟这笔交易。',
      text: '目前还不知道它能否成功。',
    },
    wouldFail: (reason) => ({
      lead: '这笔交易很可能会失败。',
      text: reason === null ? '它在模拟中停止了。' : `它在模拟中停止了：${reason}`,
    }),
    hash: {
      lead: '这是一个哈希值。',
      text: '智能账户会把它当作所有者的指令。其中的一切都可能被转走。',
    },
    movesNothing: {
      lead: '这不会转移任何资产：金额为 0。',
      text: '这样的转账可能会把陌生地址放进你的记录。',
    },
    lost: {
      lead: '这笔资产会丢失。',
      text: '没有人能从这个地址取回任何东西。',
    },
    nothingBack: {
      lead: '你不会得到任何回报。',
      text: '除非你想送出它，否则请拒绝。',
    },
  },

  close: '关闭',
  copyDetails: '复制详情以联系支持团队',
  noAnswer: {
    headline: '我们没有收到回应',
    line: '我们无法判断是否已签名。再试之前，先查看账户的活动。',
  },
  unknownSend: {
    headline: '我们还不知道是否已发送',
    line: '这笔交易仍可能成功。我们会继续查询。在确定之前，请不要再次发送。',
  },
  unknownSubmit: {
    headline: '我们还不知道是否已发送',
    line: '这笔交易仍可能成功。如果再次发送同一笔交易，只会支付一次。',
  },
  earlierSend: {
    headline: '之前的一笔交易尚未完成',
    line: '我们还不知道它是否成功。我们会继续查询。没有发送任何新内容。',
  },
  notAllowed: {
    headline: '这不被允许',
    line: '你账户的一条规则禁止这样做。没有签名任何内容。',
  },
  needsOthers: {
    headline: '须先经他人同意',
    line: '在足够多的人同意之前，不会签名任何内容。',
  },
  failed: {
    headline: '我们没能签名',
    line: '没有签名任何内容。请稍后再试。',
  },
}
