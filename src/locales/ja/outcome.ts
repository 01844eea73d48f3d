import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: '送信中',
  sendingText: '閉じても構いません。完了したらお知らせします。',
  steps: ['署名しました', 'ネットワークに送信しました', '承認されました'],
  sent: '送信しました',
  sentText: (network, seconds) => {
    const confirmed = plural(seconds, { other: '#秒で承認されました。' })
    return network === null ? confirmed : `${network}上で、${confirmed}`
  },
  andFee: (fee) => `と手数料${fee}`,
  done: '完了',
  explorer: 'エクスプローラーで見る',

  revertedTransfer: '送金は成立しませんでした',
  revertedPermission: '許可は成立しませんでした',
  reverted: 'トランザクションは成立しませんでした',
  feeLost: (amount, fee) => {
    const moved = amount === null ? '何も動いていません' : `${amount}は動いていません`
    return `${moved}。ネットワーク手数料${fee ?? ''}は戻りません。`
  },
  noFee: 'シミュレーションで停止したため、手数料は引かれていません。',
  why: '理由:',
  noReason: 'ネットワークから理由は示されませんでした。',
  where: '停止した場所',
  outermost: '外側から順',
  chain: (steps) =>
    steps === 1
      ? plural(steps, { other: '#ステップ' })
      : plural(steps, { other: '#ステップ、外側から順' }),
  panic: (code, meaning) => (meaning === null ? `パニック${code}` : `パニック${code}: ${meaning}`),
  panics: {
    '0x01': 'コントラクトの検査に失敗',
    '0x11': '数値が大きすぎるか小さすぎる',
    '0x12': 'ゼロによる除算',
    '0x21': '存在しない選択肢',
    '0x22': '壊れたストレージ',
    '0x31': 'リストから取り出すものがない',
    '0x32': 'リストにその位置がない',
    '0x41': 'メモリの使いすぎ',
    '0x51': '存在しない関数',
  },
  stopped: '理由を示さずに停止',
  selector: '読み取れる理由なし。セレクター',
  cause: '原因',
  log: 'プログラムログ',
  units: (units) => `${units}ユニットを使用`,

  replaced: '別のトランザクションに置き換えられました',
  replacedText:
    '同じ番号を持つこのアカウントの別のトランザクションが代わりに取り込まれました。このトランザクションでは何も移動せず、費用もかかっていません。',
  notIncluded: 'どのブロックにも取り込まれなかったため、手数料はかかっていません。',
}
