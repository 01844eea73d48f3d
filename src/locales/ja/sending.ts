import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: '送る',
  text: 'ウォレットから何かが出ていく前に、手数料を見て確認できます。',
  network: 'ネットワーク',
  asset: '送るもの',
  to: '送り先',
  toHint: (name) => `${name}のアドレスです。`,
  amount: '金額',
  review: '内容を確認',
  reviewing: '確認を待っています',
  address: '0xと40文字からなる、アドレス全体を入力してください。',
  solanaAddress: 'Solanaのアドレス全体を入力してください。',
  checksum: 'このアドレスには入力ミスがあります。もう一度コピーしてください。',
  nobody: 'このアドレスに送った資産は取り戻せません。アドレスを確認してください。',
  own: 'これは送り元のアドレスです。別のアドレスを入力してください。',
  amountWrong: (example) => `${example}のように金額を入力してください。`,
  failed: '送れませんでした。ウォレットからは何も出ていっていません。',
  noNetwork: 'ここには送信に使えるネットワークがありません。',
}
