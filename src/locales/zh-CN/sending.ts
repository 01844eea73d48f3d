import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: '发送',
  text: '任何资产离开你的钱包之前，你都会看到费用并进行确认。',
  network: '网络',
  asset: '资产',
  to: '接收方',
  toHint: (name) => `${name} 上的地址。`,
  amount: '金额',
  review: '核对',
  reviewing: '等待你确认',
  address: '请输入完整地址：0x 加 40 个字符。',
  solanaAddress: '请输入完整的 Solana 地址。',
  checksum: '这个地址有输入错误。请重新复制。',
  nobody: '发送到这个地址的资产无法找回。请检查地址。',
  own: '这是你用来发送的地址。请输入其他地址。',
  amountWrong: (example) => `输入金额，例如 ${example}。`,
  failed: '没能发送。没有任何资产离开你的钱包。',
  noNetwork: '这里没有可用于发送的网络。',
}
