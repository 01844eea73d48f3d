import type { SigningWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const signing: SigningWords = {
  reading: '正在读取请求',
  place: (position, count) =>
    `${plural(position, { other: '第 # 个' })}，${plural(count, { other: '共 # 个' })}`,
  decline: '拒绝',
  declined: '已拒绝。没有签名任何内容。',
  sign: '签名',
  signPermission: '签名授权',
  send: '确认并发送',
  signAnyway: '仍要签名',
  sendAnyway: '仍要发送',
  signing: '正在签名',

  message: {
    headline: '签名这条消息',
    line: '它证明这个钱包属于你。不会转移资产，也不收费。',
  },
  signIn: (domain) => ({
    headline: `登录 ${domain}`,
    line: '它证明这个钱包属于你。不会转移资产，也不收费。',
  }),
  permission: (spender, amount) => ({
    headline: `允许 ${spender} 花费最多 ${amount}`,
    line: `现在不收费。它允许 ${spender} 之后取走这笔钱，直到你停止授权。`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `允许 ${spender} 花费最多 ${amount}`,
    line: `现在收取网络费用。它允许 ${spender} 之后取走这笔钱，直到你停止授权。`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `允许 ${spender} 取走你的全部 ${tokens}`,
    line:
      until === null
        ? `没有上限，也没有截止日期。控制这个合约的人随时可以取空你的 ${tokens}。`
        : `没有上限。在 ${until} 之前，控制这个合约的人可以取空你的 ${tokens}。`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `签名 ${type}` : `为 ${domain} 签名 ${type}`,
    line: '逐行阅读。我们不知道这个应用会用它做什么。',
  }),
  transfer: (amount, to) => `向 ${to} 发送 ${amount}`,
  call: (functionName, to) => `调用 ${to} 的 ${functionName}`,
  deployment: '创建新合约',
  unreadableCall: (isSent) => ({
    headline: isSent ? '发送一个我们读不懂的调用' : '签名一个我们读不懂的调用',
    line: '只有了解这个合约时才继续。',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `允许 ${to} 代你操作账户`,
    line: isOnEveryChain
      ? '它的代码可以在每个网络上，对这个账户中的一切做你能做的任何事。'
      : '它的代码可以对这个账户中的一切做你能做的任何事。',
  }),
  delegationEnds: {
    headline: '不让任何合约代你操作账户',
    line: '不会转移资产。之后只有你能操作这个账户。',
  },
  blind: {
    headline: '签名我们读不懂的内容',
    line: '只有知道它是什么时才继续。它可能转走你钱包里的一切。',
  },
  money: {
    never: '没有任何资产离开你的钱包。',
    later: '现在不收费。之后资金可能离开你的钱包。',
    now: '你确认后，资金会离开你的钱包。',
    unknown: '我们无法判断资金是否会离开你的钱包。',
  },

  unknownContract: '未知合约',
  unknownAddress: '未知地址',
  unknownHolder: '所有者未知的代币账户',
  anUnknownContract: '一个未知合约',
  unknownToken: '未知代币',
  yourself: '你自己',
  knownContract: '已知合约',

  rows: {
    with: '对方',
    from: '从',
    to: '到',
    contract: '合约',
    calls: '调用内容',
    pay: '你支付',
    fee: '网络费用',
    total: '合计最多',
    paid: '已支付',
    transaction: '交易',
    unsigned: '不签名的内容',
  },
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
      lead: '应用很少需要这样。',
      text: '改为要求一个有金额上限的授权。',
    },
    unknownContract: {
      lead: '我们不认识这个合约。',
      text: '将它的完整地址与你预期的进行对比。',
    },
    noInterface: {
      lead: '这个合约没有存储接口，',
      text: '因此缺少名称和金额。',
    },
    farDeadline: (distance) => ({
      lead: '这会给出授权。',
      text:
        distance === null
          ? '它永不结束；多数应用只要求几分钟。'
          : `截止时间在${distance}；多数应用只要求几分钟。`,
    }),
    delegation: {
      lead: '这会交出你的账户。',
      text: '编写那个合约代码的人，可以取走账户里的一切。',
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
      lead: `这会登录 ${domain}。`,
      text: `你现在在 ${host}。提出请求的人可能会在那边使用你的账户。`,
    }),
    signInOtherAccount: {
      lead: '这里写的是另一个账户。',
      text: '它不是将要签名的账户。',
    },
    signInExpired: { lead: '它太旧了。', text: '在应用中重新开始。' },
    signInNotYet: { lead: '它还没有生效。', text: '稍后在应用中重新开始。' },
    otherNetwork: {
      lead: '这是给另一个网络的。',
      text: '只有符合你的预期时才继续。',
    },
    wouldFail: (reason) => ({
      lead: '这不会成功。',
      text: reason === null ? '它在试运行中停止了。' : `它在试运行中停止了：${reason}`,
    }),
  },

  close: '关闭',
  copyDetails: '复制详情以联系支持团队',
  noAnswer: {
    headline: '我们没有收到回应',
    line: '我们无法判断是否已签名。再试之前，先查看账户的活动。',
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
