import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: '傳送',
  text: '任何資產離開你的錢包之前，你都會看到手續費並進行確認。',
  network: '網路',
  asset: '資產',
  to: '收款方',
  toHint: (name) => `${name} 上的地址。`,
  amount: '金額',
  review: '檢視',
  reviewing: '等候你確認',
  address: '請輸入完整地址：0x 加上 40 個字元。',
  solanaAddress: '請輸入完整的 Solana 地址。',
  checksum: '這個地址有輸入錯誤。請重新複製。',
  nobody: '傳送到這個地址的資產無法找回。請檢查地址。',
  own: '這是你用來傳送的地址。請輸入其他地址。',
  amountWrong: (example) => `請輸入金額，例如 ${example}。`,
  failed: '無法傳送。沒有任何資產離開你的錢包。',
  noNetwork: '這裡沒有可用來傳送的網路。',
}
