import type { ImportWords } from '../../react/exportWords.ts'
import { plural } from './counting.ts'

export const importing: ImportWords = {
  title: 'ウォレットを取り込む',
  text: '12個または24個の単語を貼り付けるか入力してください。このページから送られる前に暗号化されます。',
  list: 'リカバリーフレーズの単語',
  word: (number) => plural(number, { other: '単語#' }),
  unknown: (number, word) =>
    `${plural(number, { other: '#番目の単語' })}「${word}」はリストにありません。`,
  didYouMeanBefore: 'もしかして「',
  didYouMeanAfter: '」ですか？',
  useWord: (word) => `${word}を使う`,
  otherLanguage:
    'これらの単語は英語ではありません。ここで取り込めるのは、英単語のフレーズだけです。',
  missing: '単語が足りません。フレーズは12個または24個の単語でできています。',
  doNotFit: '単語の組み合わせが正しくありません。順番と最後の単語を確認してください。',
  import: 'ウォレットを取り込む',
  importing: '取り込み中',
  imported: 'ウォレットを取り込みました。',
  keyInstead: '代わりに秘密鍵を使う',
  walletName: '取り込んだウォレット',
  keyName: '取り込んだ鍵',
  keyTitle: '秘密鍵を取り込む',
  keyText:
    'アカウント1つの鍵です。ウォレットに表示されたとおりに入力してください。このページから送られる前に暗号化されます。',
  keyLabel: '秘密鍵',
  keyHint:
    'Ethereum、Solana、Bitcoin、Dogecoin、Sui、Aptos、Stellarの鍵を、ウォレットに表示されたとおりに。',
  keyFor: (chain) => `これは${chain}の鍵です。`,
  badKey: 'これは秘密鍵ではありません。もう一度コピーしてください。',
  keyLetters: 'これは秘密鍵ではありません。鍵に使われない文字が含まれています。',
  keyLength: (chain, whole, count) =>
    `${chain}の鍵の文字数は${whole}です。${plural(count, { other: '入力されたものは#文字です。' })}`,
  keyAddress: (chain) => `これは${chain}のアドレスで、秘密鍵ではありません。`,
  keyHalves: 'この鍵の前半と後半が対応していません。もう一度コピーしてください。',
  keyChecksum: (chain) =>
    `この${chain}の鍵には、間違った文字か抜けた文字があります。もう一度コピーしてください。`,
  keyUnsupported: (chain) => `${chain}のこの種類の鍵はインポートできません。`,
  keyRange: (chain) =>
    `この鍵を持つ${chain}のアカウントは存在しません。もう一度コピーしてください。`,
  importKey: '鍵を取り込む',
  keyImported: '秘密鍵を取り込みました。',
  phraseInstead: '代わりにリカバリーフレーズを使う',
  refused: '誰が受け取るのかを確認できなかったため、何も送信していません。',
  failed: '完了できませんでした。少し待ってからもう一度お試しください。',
}
