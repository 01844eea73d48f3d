import type { ProofWords } from '../../react/proofWords.ts'

export const proof: ProofWords = {
  sealedTitle: '이 주소는 보안 엔클레이브에서 만들어졌어요',
  developmentTitle: '이 주소는 개발용 서비스에서 만들어졌어요',
  checkedNow: '브라우저가 방금 증명을 확인했어요.',
  checkedAgo: (ago) => `브라우저가 ${ago}에 증명을 확인했어요.`,
  signed: '증명에 서명이 있어요',
  signedText: (key) => `${key} 키로 이 주소와 주소의 지갑에 서명했어요.`,
  about: {
    title: '이 주소에 대한 증명이에요',
    text: '이 계정, 지갑, 경로, 주소가 적혀 있어요.',
  },
  machine: '기기가 진짜예요',
  cloudRoot: (name) => `인증서가 클라우드 제공업체의 루트에 연결돼요: ${name}.`,
  otherRoot: (name) => `인증서가 ‘${name}’ 루트에 연결돼요.`,
  program: {
    title: '예상한 프로그램이에요',
    text: '측정값이 이 앱에서 예상하는 값과 같아요.',
  },
  machineKey: { title: '키가 그 기기의 것이에요', text: '양쪽에 같은 키가 적혀 있어요.' },
  service: '예상한 서비스예요',
  developmentRoot: (name) => `인증서가 개발용 루트 ‘${name}’에 연결돼요.`,
  serviceKey: { title: '키가 그 서비스의 것이에요', text: '양쪽에 같은 키가 적혀 있어요.' },
  developmentNote:
    '개발용 루트예요. 이 서비스는 보안 엔클레이브가 아니라 일반 프로그램이어서, 실행하는 사람이 어떤 내용이든 말하게 할 수 있어요.',
  sealedNotChecked: '확인하지 않은 것: 그 프로그램의 소스 코드.',
  developmentNotChecked: '확인하지 않은 것: 실행된 프로그램의 정확한 버전.',
  done: '완료',
  copyProof: '증명 복사',

  unverifiedTitle: '이 주소를 검증하지 못했어요',
  unverifiedText: '아직 이 주소로 돈을 보내지 마세요.',
  faults: {
    APP_PROOF_INVALID: {
      title: '증명이 성립하지 않아요',
      text: '변조됐거나 다른 시점의 증명이에요.',
    },
    APP_PROOF_MISMATCH: {
      title: '다른 것에 대한 증명이에요',
      text: '다른 계정, 지갑, 경로 또는 주소가 적혀 있어요.',
    },
    BOOT_PROOF_INVALID: {
      title: '알 수 없는 키예요',
      text: '어느 기기의 키인지 보여 주는 것이 없어요.',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: '인식할 수 없는 기기예요',
      text: '인증서가 예상한 루트에 연결되지 않거나 다른 프로그램이 실행되고 있어요.',
    },
  },
  checkAgain: '다시 확인',
  checking: '확인 중',
  copyDetails: '지원 문의용 세부 정보 복사',

  missing: {
    title: '이 주소에 대한 증명이 없어요',
    text: '서비스가 이 브라우저에서 요청할 수 있는 증명을 주지 않았어요. 그것만으로 주소가 잘못된 것은 아니에요.',
  },
  unchecked: {
    title: '이 주소를 확인하지 않았어요',
    text: '확인하지 않은 이유: 설정된 루트가 없어요.',
  },
  failed: {
    title: '증명을 확인하지 못했어요',
    text: '서비스에 물어보지 못했어요. 이 주소에 대해 아직 알려진 것이 없어요.',
  },
}
