import type { ProofWords } from '../../react/proofWords.ts'

export const proof: ProofWords = {
  sealedTitle: '這個地址是在安全飛地（enclave）中產生的',
  developmentTitle: '這個地址是由開發服務產生的',
  checkedNow: '你的瀏覽器剛剛檢查了證明。',
  checkedAgo: (ago) => `你的瀏覽器在${ago}檢查了證明。`,
  signed: '證明已簽署',
  signedText: (key) => `金鑰 ${key} 簽署了這個地址及其錢包。`,
  about: {
    title: '證明的對象是這個地址',
    text: '其中載明這個帳戶、錢包、路徑和地址。',
  },
  machine: '機器是真的',
  cloudRoot: (name) => `它的憑證可追溯至雲端供應商的根憑證 ${name}。`,
  otherRoot: (name) => `它的憑證可追溯至根憑證「${name}」。`,
  program: {
    title: '程式符合預期',
    text: '它的測量值與這個應用程式預期的相同。',
  },
  machineKey: { title: '金鑰屬於那部機器', text: '兩者載明的是同一把金鑰。' },
  service: '服務符合預期',
  developmentRoot: (name) => `它的憑證可追溯至開發用根憑證「${name}」。`,
  serviceKey: { title: '金鑰屬於那個服務', text: '兩者載明的是同一把金鑰。' },
  developmentNote:
    '這是開發用根憑證。這個服務是一般程式，不是安全飛地（enclave）：執行它的人可以讓它說出任何內容。',
  sealedNotChecked: '未檢查：該程式的原始碼。',
  developmentNotChecked: '未檢查：執行的確切程式版本。',
  done: '完成',
  copyProof: '複製證明',

  unverifiedTitle: '我們無法驗證這個地址',
  unverifiedText: '先不要匯款到這個地址。',
  faults: {
    APP_PROOF_INVALID: {
      title: '證明不成立',
      text: '它遭到竄改，或屬於另一個時間。',
    },
    APP_PROOF_MISMATCH: {
      title: '證明的對象不同',
      text: '其中載明的是另一個帳戶、錢包、路徑或地址。',
    },
    BOOT_PROOF_INVALID: {
      title: '金鑰不明',
      text: '沒有任何資訊顯示它屬於哪部機器。',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: '無法辨識機器',
      text: '它的憑證無法追溯至預期的根憑證，或它執行的是另一個程式。',
    },
  },
  checkAgain: '再次檢查',
  checking: '正在檢查',
  copyDetails: '複製詳細資訊以聯絡支援團隊',

  missing: {
    title: '這個地址沒有證明',
    text: '服務沒有提供這個瀏覽器可以要求的證明。單憑這一點，不代表地址有誤。',
  },
  unchecked: {
    title: '這個地址未經檢查',
    text: '未檢查：沒有設定根憑證。',
  },
  failed: {
    title: '無法檢查證明',
    text: '無法向服務查詢。目前對這個地址還一無所知。',
  },
}
