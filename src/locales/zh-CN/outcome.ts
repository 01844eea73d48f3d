import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: '正在发送',
  sendingText: '你可以关闭这里。完成后我们会告诉你。',
  steps: ['已签名', '已发送到网络', '已确认'],
  sent: '已发送',
  sentText: (network, seconds) => {
    const time = plural(seconds, { other: '# 秒' })
    return network === null ? `已在 ${time}内确认。` : `已在 ${network} 上确认，用时 ${time}。`
  },
  andFee: (fee) => `以及费用 ${fee}`,
  done: '完成',
  explorer: '在区块浏览器中查看',

  revertedTransfer: '转账没有成功',
  revertedPermission: '授权没有成功',
  reverted: '交易没有成功',
  feeLost: (amount, fee) => {
    const moved = amount === null ? '没有转移任何资产' : `你的 ${amount} 没有转移`
    return `${moved}。网络收取了费用${fee === null ? '' : ` ${fee}`}。`
  },
  noFee: '它在模拟中停止了，因此没有收取费用。',
  why: '原因：',
  noReason: '网络没有给出原因。',
  where: '停止的位置',
  outermost: '由外到内',
  chain: (steps) =>
    steps === 1 ? plural(steps, { other: '# 步' }) : plural(steps, { other: '# 步，由外到内' }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}：${meaning}`),
  panics: {
    '0x01': '合约的一项检查未通过',
    '0x11': '数字过大或过小',
    '0x12': '除以零',
    '0x21': '没有这个选项',
    '0x22': '存储已损坏',
    '0x31': '列表中没有可取的内容',
    '0x32': '列表中没有这个位置',
    '0x41': '内存过多',
    '0x51': '函数不存在',
  },
  stopped: '已停止，没有原因',
  selector: '没有可读的原因。选择器',
  cause: '起因',
  log: '程序日志',
  units: (units) => `使用了 ${units} 个计算单元`,

  replaced: '已被另一笔交易取代',
  replacedText:
    '该账户的另一笔相同序号的交易已被打包，取代了这笔交易。这笔交易没有转移任何资产，也没有产生费用。',
  notIncluded: '没有区块打包这笔交易，因此未收取费用。',
}
