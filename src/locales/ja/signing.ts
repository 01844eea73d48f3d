import type { SigningWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'リクエストを読み取っています',
  place: (position, count) =>
    plural(count, { other: '#件中' }) + plural(position, { other: '#件目' }),
  decline: '拒否',
  declined: '拒否しました。何も署名されていません。',
  sign: '署名',
  signPermission: '許可に署名',
  send: '確認して送信',
  signAnyway: 'それでも署名',
  sendAnyway: 'それでも送信',
  signing: '署名中',

  message: {
    headline: 'このメッセージに署名',
    line: 'このウォレットがあなたのものであることを証明します。資産は動かず、費用もかかりません。',
  },
  signIn: (domain) => ({
    headline: `${domain}にログイン`,
    line: 'このウォレットがあなたのものであることを証明します。資産は動かず、費用もかかりません。',
  }),
  permission: (spender, amount) => ({
    headline: `${spender}に最大${amount}の使用を許可`,
    line: `今は費用がかかりません。許可を取り消すまで、${spender}は後からこのお金を引き出せます。`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `${spender}に最大${amount}の使用を許可`,
    line: `今はネットワーク手数料がかかります。許可を取り消すまで、${spender}は後からこのお金を引き出せます。`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `${spender}に${tokens}をすべて引き出すことを許可`,
    line:
      until === null
        ? `上限も期限もありません。このコントラクトを操作できる人は、いつでもあなたの${tokens}をすべて引き出せます。`
        : `上限がありません。このコントラクトを操作できる人は、${until}まであなたの${tokens}をすべて引き出せます。`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `${type}に署名` : `${domain}の${type}に署名`,
    line: 'すべての行を読んでください。このアプリがこれを何に使うのかは分かりません。',
  }),
  transfer: (amount, to) => `${amount}を${to}に送る`,
  call: (functionName, to) => `${to}の${functionName}を呼び出す`,
  deployment: '新しいコントラクトを作成',
  unreadableCall: (isSent) => ({
    headline: isSent ? '読み取れない呼び出しを送信' : '読み取れない呼び出しに署名',
    line: 'このコントラクトを知っている場合にだけ進んでください。',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `${to}にアカウントの代理操作を許可`,
    line: isOnEveryChain
      ? 'そのコードは、すべてのネットワークで、このアカウントにあるすべてのものに対して、あなたにできることをすべて行えます。'
      : 'そのコードは、このアカウントにあるすべてのものに対して、あなたにできることをすべて行えます。',
  }),
  delegationEnds: {
    headline: 'コントラクトによる代理操作をやめる',
    line: '資産は動きません。以後、このアカウントを操作するのはあなただけです。',
  },
  blind: {
    headline: '読み取れない内容に署名',
    line: '内容を知っている場合にだけ進んでください。ウォレットの中身すべてが動かされる可能性があります。',
  },
  money: {
    never: 'ウォレットからは何も出ていきません。',
    later: '今は費用がかかりません。後からウォレットのお金が出ていく可能性があります。',
    now: '確認すると、ウォレットからお金が出ていきます。',
    unknown: 'ウォレットからお金が出ていくかどうか分かりません。',
  },

  unknownContract: '不明なコントラクト',
  unknownAddress: '不明なアドレス',
  unknownHolder: '所有者不明のトークンアカウント',
  anUnknownContract: '不明なコントラクト',
  unknownToken: '不明なトークン',
  yourself: '自分',
  knownContract: '既知のコントラクト',

  rows: {
    with: '相手',
    from: '送り元',
    to: '送り先',
    contract: 'コントラクト',
    calls: '呼び出し先',
    pay: '支払い',
    fee: 'ネットワーク手数料',
    total: '合計の上限',
    paid: '支払い済み',
    transaction: 'トランザクション',
    unsigned: '署名されない項目',
  },
  nothing: 'なし',
  atMost: (amount) => `最大${amount}`,
  feeUnknown: 'まだ不明',
  paidBy: (app) => `${app}が負担`,
  data: (bytes) => plural(bytes, { other: 'データ、#バイト' }),
  asBytes: '表示はテキスト、送信はバイト列です',
  noLimit: '上限なし',
  never: '期限なし',
  yes: 'はい',
  no: 'いいえ',
  items: (count) => plural(count, { other: '#件' }),
  showAll: (characters) => `全${characters}文字を表示`,
  showAddress: (short) => `${short}、全体を表示`,
  readable: '読みやすい形式',
  raw: '生データ',
  showRaw: '生データを表示',
  showReadable: '読みやすい形式で表示',
  copyRaw: 'コピー',

  notes: {
    unlimited: {
      lead: 'アプリがこれを必要とすることはほとんどありません。',
      text: '代わりに、金額を決めた許可を求めてください。',
    },
    unknownContract: {
      lead: 'このコントラクトは不明です。',
      text: 'アドレス全体が想定どおりか、見比べてください。',
    },
    noInterface: {
      lead: 'このコントラクトのインターフェースは保存されていません。',
      text: 'そのため、名前と金額を表示できません。',
    },
    farDeadline: (distance) => ({
      lead: 'これは許可を与えるものです。',
      text:
        distance === null
          ? '期限がありません。ほとんどのアプリが求めるのは数分です。'
          : `期限は${distance}です。ほとんどのアプリが求めるのは数分です。`,
    }),
    delegation: {
      lead: 'アカウントを明け渡すことになります。',
      text: 'そのコントラクトのコードを書いた人は、アカウントの中身をすべて持ち出せます。',
    },
    blind: {
      lead: 'これは誰にも読み取れません。',
      text: '支払いや許可かもしれません。',
    },
    hiddenCharacters: {
      lead: '見えない文字や、別の文字に似せた文字が含まれています。',
      text: 'その場所に印を付けています。',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `これは${domain}へのログインです。`,
      text: `今いるのは${host}です。要求している相手が、そちらであなたのアカウントを使うおそれがあります。`,
    }),
    signInOtherAccount: {
      lead: '別のアカウントが記されています。',
      text: '署名するアカウントとは違います。',
    },
    signInExpired: {
      lead: 'これは古すぎます。',
      text: 'アプリで最初からやり直してください。',
    },
    signInNotYet: {
      lead: 'これはまだ有効ではありません。',
      text: '後でアプリから最初からやり直してください。',
    },
    otherNetwork: {
      lead: 'これは別のネットワーク向けです。',
      text: '心当たりがある場合にだけ進んでください。',
    },
    wouldFail: (reason) => ({
      lead: 'これは成功しない見込みです。',
      text: reason === null ? '試験実行で停止しました。' : `試験実行で停止しました: ${reason}`,
    }),
  },

  close: '閉じる',
  copyDetails: 'サポート用の詳細をコピー',
  noAnswer: {
    headline: '応答がありませんでした',
    line: '署名されたかどうか分かりません。もう一度試す前に、アカウントの履歴を確認してください。',
  },
  notAllowed: {
    headline: 'これは許可されていません',
    line: 'アカウントのルールで禁止されています。何も署名されていません。',
  },
  needsOthers: {
    headline: '先に他の人の同意が必要です',
    line: '十分な人数が同意するまで、何も署名されません。',
  },
  failed: {
    headline: '署名できませんでした',
    line: '何も署名されていません。少し待ってからもう一度お試しください。',
  },
}
