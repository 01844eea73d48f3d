import type { SigningWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'リクエストを読み取っています',
  place: (position, count) =>
    plural(count, { other: '#件中' }) + plural(position, { other: '#件目' }),
  decline: '拒否',
  declineAll: 'すべて拒否',
  declined: '拒否しました。何も署名されていません。',
  sign: '署名',
  signPermission: '許可に署名',
  send: '確認して送信',
  signAnyway: 'それでも署名',
  sendAnyway: 'それでも送信',
  signing: '署名中',

  message: {
    headline: 'このメッセージに署名',
    line: 'このウォレットがあなたのものであることを証明します。署名は無料で、それ自体で資産が移動することはありません。',
  },
  signIn: (domain) => ({
    headline: `${domain}にログイン`,
    line: 'このウォレットがあなたのものであることを証明します。署名は無料で、それ自体で資産が移動することはありません。',
  }),
  signInElsewhere: {
    headline: '別のサイトにログイン',
    line: 'このウォレットがあなたのものであることを証明します。署名は無料で、それ自体で資産が移動することはありません。',
  },
  permission: (spender, amount) => ({
    headline: `${spender}に最大${amount}を承認`,
    line: `今は費用がかかりません。許可を取り消すまで、${spender}は後からこのお金を引き出せます。`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `${spender}に最大${amount}を承認`,
    line: `今はネットワーク手数料がかかります。許可を取り消すまで、${spender}は後からこのお金を引き出せます。`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `${spender}に${tokens}を無制限に承認`,
    line:
      until === null
        ? `上限も期限もありません。このコントラクトを操作できる人は、いつでもあなたの${tokens}をすべて引き出せます。`
        : `上限がありません。このコントラクトを操作できる人は、${until}まであなたの${tokens}をすべて引き出せます。`,
  }),
  revocation: (spender, tokens) => ({
    headline: spender === null ? `許可を削除: ${tokens}` : `${spender}の許可を削除`,
    line: `この許可で${tokens}を引き出すことはできなくなります。`,
  }),
  reduction: (spender, tokens) => ({
    headline: `${spender}の許可を縮小`,
    line: `この許可で引き出せる${tokens}が少なくなります。`,
  }),
  order: (gives, gets) =>
    gets === null
      ? `注文: ${gives}を渡し、何も受け取らない`
      : `注文: ${gives}を渡し、最低${gets}を受け取る`,
  typedData: (type, contract) => ({
    headline: contract === null ? '構造化データに署名' : `${contract}の${type}に署名`,
    line: 'すべての行を読んでください。このアプリがこれを何に使うのかは分かりません。',
  }),
  transfer: (amount, to) => `${amount}を${to}に送る`,
  call: (functionName, to) => `${to}で${functionName}を使用`,
  deployment: '新しいコントラクトを作成',
  unreadableCall: {
    headline: '読み取れないリクエスト',
    line: 'このコントラクトを知っている場合にだけ進んでください。',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `アカウントを${to}に委任`,
    line: isOnEveryChain
      ? 'そのコードは、すべてのネットワークで、このアカウントにあるすべてのものに対して、あなたにできることをすべて行えます。'
      : 'そのコードは、このアカウントにあるすべてのものに対して、あなたにできることをすべて行えます。',
  }),
  delegationEnds: {
    headline: 'アカウントの委任を終了',
    line: '以後、このアカウントを操作できるのはあなただけです。',
  },
  blind: {
    headline: '読み取れないリクエスト',
    line: '内容を理解している場合だけ続けてください。ウォレットの中身をすべて失うおそれがあります。',
  },
  money: {
    never: 'ウォレットからは何も出ていきません。',
    later: '今は費用がかかりません。後からウォレットのお金が出ていく可能性があります。',
    onceSent:
      '署名を持つ人は誰でもこの取引を送信できます。そうなると、ウォレットのお金が出ていく可能性があります。',
    now: '確認すると、ウォレットからお金が出ていきます。',
    unknown: 'ウォレットからお金が出ていくかどうか分かりません。',
    fee: 'ウォレットから出るのはネットワーク手数料だけです。',
  },

  unknownContract: '不明なコントラクト',
  unknownAddress: '不明なアドレス',
  unknownHolder: '所有者不明のトークンアカウント',
  anUnknownContract: '不明なコントラクト',
  unknownToken: '不明なトークン',
  yourself: '自分',
  knownContract: '既知のコントラクト',

  rows: {
    with: 'アカウント',
    from: '送り元',
    to: '送り先',
    contract: 'コントラクト',
    calls: '呼び出し先',
    pay: '支払い',
    fee: 'ネットワーク手数料',
    total: '合計(最大)',
    callsItself: '自称',
    paid: '支払い済み',
    transaction: 'トランザクション',
    unsigned: '署名されない項目',
  },
  quoted: (text) => `「${text}」`,
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
      lead: 'この許可には上限がありません。',
      text: 'ほとんどのアプリは、これから使う分だけを求めます。',
    },
    unknownContract: {
      lead: 'このコントラクトは不明です。',
      text: 'アドレス全体が想定どおりか、見比べてください。',
    },
    noInterface: {
      lead: 'このコントラクトのインターフェースは保存されていません。',
      text: 'そのため、名前と金額を表示できません。',
    },
    farDeadline: (until) => ({
      lead: 'リクエストは通常、数分で期限切れになります。',
      text: until === null ? 'これには期限がありません。' : `これは${until}まで有効です。`,
    }),
    delegation: {
      lead: 'アカウントを明け渡すことになります。',
      text: 'そのコントラクトの作成者は、アカウントの中身をすべて引き出せます。',
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
      lead: `このメッセージで${domain}にログインしますが、今いるのは${host}です。`,
      text: `${domain}から来たのでなければ、拒否してください。`,
    }),
    signInOtherAccount: {
      lead: '別のアカウントが記されています。',
      text: 'ここで署名するアカウントではありません。',
    },
    signInExpired: {
      lead: 'このリクエストは期限切れです。',
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
    removesToo: (tokens) => ({
      lead: `別の許可が終了します: ${tokens}。`,
      text: `この許可で${tokens}を引き出すことはできなくなります。`,
    }),
    notSimulated: {
      lead: 'このトランザクションはシミュレーションできませんでした。',
      text: '成功するかどうかはまだわかりません。',
    },
    wouldFail: (reason) => ({
      lead: 'このトランザクションは失敗する可能性が高いです。',
      text:
        reason === null
          ? 'シミュレーションで停止しました。'
          : `シミュレーションで停止しました: ${reason}`,
    }),
    hash: {
      lead: 'これはハッシュです。',
      text: 'スマートアカウントはこれを所有者の指示として受け取ります。中の資産がすべて移動するおそれがあります。',
    },
    movesNothing: {
      lead: '何も移動しません。金額は0です。',
      text: 'このような送金は、知らないアドレスを履歴に残すことがあります。',
    },
    lost: {
      lead: 'これは失われます。',
      text: 'このアドレスからは誰も何も取り戻せません。',
    },
    nothingBack: {
      lead: '見返りに何も受け取りません。',
      text: '贈るつもりでなければ、拒否してください。',
    },
  },

  close: '閉じる',
  copyDetails: 'サポート用の詳細をコピー',
  noAnswer: {
    headline: '応答がありませんでした',
    line: '署名されたかどうか分かりません。もう一度試す前に、アカウントの履歴を確認してください。',
  },
  unknownSend: {
    headline: '送信されたかどうか、まだ分かりません',
    line: 'この取引はこれから成立する可能性があります。確認を続けています。はっきりするまで、もう一度送信しないでください。',
  },
  unknownSubmit: {
    headline: '送信されたかどうか、まだ分かりません',
    line: 'この取引はこれから成立する可能性があります。同じものをもう一度送信しても、支払いは一度だけです。',
  },
  earlierSend: {
    headline: '前の取引がまだ完了していません',
    line: '成立したかどうか、まだ分かりません。確認を続けています。新しいものは何も送信していません。',
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
