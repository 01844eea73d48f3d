import type { ProofWords } from '../../react/proofWords.ts'

export const proof: ProofWords = {
  sealedTitle: 'このアドレスはセキュアエンクレーブで作られました',
  developmentTitle: 'このアドレスは開発用サービスで作られました',
  checkedNow: 'お使いのブラウザがたった今、証明を確認しました。',
  checkedAgo: (ago) => `お使いのブラウザが${ago}に証明を確認しました。`,
  signed: '証明は署名されています',
  signedText: (key) => `鍵${key}が、このアドレスとそのウォレットに署名しました。`,
  about: {
    title: 'このアドレスについての証明です',
    text: 'このアカウント、ウォレット、パス、アドレスが記されています。',
  },
  machine: 'マシンは本物です',
  cloudRoot: (name) => `証明書はクラウド事業者のルート（${name}）につながっています。`,
  otherRoot: (name) => `証明書はルート「${name}」につながっています。`,
  program: {
    title: 'プログラムは想定どおりのものです',
    text: '測定値は、このアプリが想定する値と一致しています。',
  },
  machineKey: {
    title: '鍵はそのマシンのものです',
    text: 'どちらにも同じ鍵が記されています。',
  },
  service: 'サービスは想定どおりのものです',
  developmentRoot: (name) => `証明書は開発用ルート「${name}」につながっています。`,
  serviceKey: {
    title: '鍵はそのサービスのものです',
    text: 'どちらにも同じ鍵が記されています。',
  },
  developmentNote:
    'これは開発用ルートです。サービスはセキュアエンクレーブではなく普通のプログラムなので、動かしている人はどんな内容でも答えさせることができます。',
  sealedNotChecked: '確認していないこと: そのプログラムのソースコード。',
  developmentNotChecked: '確認していないこと: 動いたプログラムの正確なバージョン。',
  done: '完了',
  copyProof: '証明をコピー',

  unverifiedTitle: 'このアドレスを検証できませんでした',
  unverifiedText: 'まだこのアドレスに送金しないでください。',
  faults: {
    APP_PROOF_INVALID: {
      title: '証明が成り立ちません',
      text: '改ざんされているか、別の時点のものです。',
    },
    APP_PROOF_MISMATCH: {
      title: '別のものについての証明です',
      text: '別のアカウント、ウォレット、パス、またはアドレスが記されています。',
    },
    BOOT_PROOF_INVALID: {
      title: '不明な鍵です',
      text: 'どのマシンの鍵なのかを示すものがありません。',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: 'マシンを認識できません',
      text: '証明書が想定したルートにつながらないか、別のプログラムが動いています。',
    },
  },
  checkAgain: 'もう一度確認',
  checking: '確認中',
  copyDetails: 'サポート用の詳細をコピー',

  missing: {
    title: 'このアドレスの証明はありません',
    text: 'このブラウザから求められる証明を、サービスが提供していません。それだけでアドレスが間違っているとは言えません。',
  },
  unchecked: {
    title: 'このアドレスは確認していません',
    text: '確認していない理由: ルートが設定されていません。',
  },
  failed: {
    title: '証明を確認できませんでした',
    text: 'サービスに問い合わせできませんでした。このアドレスについてはまだ何も分かりません。',
  },
}
