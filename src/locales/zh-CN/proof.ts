import type { ProofWords } from '../../react/proofWords.ts'

export const proof: ProofWords = {
  sealedTitle: '此地址在安全飞地（enclave）中生成',
  developmentTitle: '此地址由开发服务生成',
  checkedNow: '你的浏览器刚刚核验了证明。',
  checkedAgo: (ago) => `你的浏览器在${ago}核验了证明。`,
  signed: '证明已签名',
  signedText: (key) => `密钥 ${key} 签名确认了此地址及其钱包。`,
  about: {
    title: '证明针对的是此地址',
    text: '其中写明了这个账户、钱包、路径和地址。',
  },
  machine: '机器是真实的',
  cloudRoot: (name) => `它的证书可追溯到云服务商的根证书 ${name}。`,
  otherRoot: (name) => `它的证书可追溯到根证书“${name}”。`,
  program: {
    title: '程序与预期一致',
    text: '它的度量值与此应用预期的相同。',
  },
  machineKey: { title: '密钥属于那台机器', text: '两者写明的是同一个密钥。' },
  service: '服务与预期一致',
  developmentRoot: (name) => `它的证书可追溯到开发根证书“${name}”。`,
  serviceKey: { title: '密钥属于那个服务', text: '两者写明的是同一个密钥。' },
  developmentNote:
    '这是开发根证书。该服务是普通程序，不是安全飞地（enclave）：运行它的人可以让它给出任何内容。',
  sealedNotChecked: '未核验：该程序的源代码。',
  developmentNotChecked: '未核验：运行的具体程序版本。',
  done: '完成',
  copyProof: '复制证明',

  unverifiedTitle: '我们没能验证此地址',
  unverifiedText: '先不要向它转账。',
  faults: {
    APP_PROOF_INVALID: {
      title: '证明不成立',
      text: '它被篡改过，或属于另一个时间。',
    },
    APP_PROOF_MISMATCH: {
      title: '证明针对的是别的内容',
      text: '其中写明的是另一个账户、钱包、路径或地址。',
    },
    BOOT_PROOF_INVALID: {
      title: '密钥未知',
      text: '没有任何信息表明它属于哪台机器。',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: '机器无法识别',
      text: '它的证书无法追溯到预期的根证书，或者它运行的是另一个程序。',
    },
  },
  checkAgain: '再次核验',
  checking: '正在核验',
  copyDetails: '复制详情以联系支持团队',

  missing: {
    title: '此地址没有证明',
    text: '服务没有提供此浏览器可以请求的证明。仅凭这一点，不能说明地址有误。',
  },
  unchecked: {
    title: '此地址未经核验',
    text: '未核验：没有配置根证书。',
  },
  failed: {
    title: '没能核验证明',
    text: '没能向服务查询。目前还不了解此地址的情况。',
  },
}
