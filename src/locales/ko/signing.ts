import type { SigningWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const signing: SigningWords = {
  reading: '요청을 읽고 있어요',
  place: (position, count) =>
    `${plural(count, { other: '#개 중' })} ${plural(position, { other: '#번째' })}`,
  decline: '거절',
  declineAll: '모두 거절',
  declined: '거절했어요. 서명한 것은 없어요.',
  sign: '서명',
  signPermission: '권한에 서명',
  send: '확인하고 보내기',
  signAnyway: '그래도 서명',
  sendAnyway: '그래도 보내기',
  signing: '서명 중',

  message: {
    headline: '이 메시지에 서명',
    line: '이 지갑이 내 것임을 증명해요. 서명은 무료이고 그 자체로는 자산을 옮기지 않아요.',
  },
  signIn: (domain) => ({
    headline: `${domain}에 로그인`,
    line: '이 지갑이 내 것임을 증명해요. 서명은 무료이고 그 자체로는 자산을 옮기지 않아요.',
  }),
  signInElsewhere: {
    headline: '다른 사이트에 로그인',
    line: '이 지갑이 내 것임을 증명해요. 서명은 무료이고 그 자체로는 자산을 옮기지 않아요.',
  },
  permission: (spender, amount) => ({
    headline: `${spender}에게 최대 ${amount} 승인`,
    line: `지금은 비용이 들지 않아요. 중지하기 전까지 ${spender} 측이 나중에 이 돈을 가져갈 수 있어요.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `${spender}에게 최대 ${amount} 승인`,
    line: `지금 네트워크 수수료가 들어요. 중지하기 전까지 ${spender} 측이 나중에 이 돈을 가져갈 수 있어요.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `${spender}에게 ${tokens} 무제한 승인`,
    line:
      until === null
        ? `한도도 종료일도 없어요. 이 컨트랙트를 통제하는 사람은 언제든지 내 ${tokens} 전액을 가져갈 수 있어요.`
        : `한도가 없어요. 이 컨트랙트를 통제하는 사람은 ${until}까지 내 ${tokens} 전액을 가져갈 수 있어요.`,
  }),
  revocation: (spender, tokens) => ({
    headline: spender === null ? `권한 제거: ${tokens}` : `${spender}의 권한 제거`,
    line: `이 권한으로는 더 이상 내 ${tokens}을(를) 가져갈 수 없어요.`,
  }),
  reduction: (spender, tokens) => ({
    headline: `${spender}의 권한 축소`,
    line: `이 권한으로 가져갈 수 있는 내 ${tokens}이(가) 줄어요.`,
  }),
  order: (gives, gets) =>
    gets === null
      ? `주문: ${gives}을(를) 주고 아무것도 받지 않기`
      : `주문: ${gives}을(를) 주고 최소 ${gets} 받기`,
  typedData: (type, contract) => ({
    headline: contract === null ? '구조화된 데이터에 서명' : `${contract}의 ${type} 서명`,
    line: '모든 줄을 읽으세요. 이 앱이 이것으로 무엇을 하는지 알 수 없어요.',
  }),
  transfer: (amount, to) => `${to} 앞으로 ${amount} 보내기`,
  call: (functionName, to) => `${to}에서 ${functionName} 사용`,
  deployment: '새 컨트랙트 만들기',
  unreadableCall: {
    headline: '읽을 수 없는 요청',
    line: '이 컨트랙트를 아는 경우에만 계속하세요.',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `${to}에게 내 계정 위임`,
    line: isOnEveryChain
      ? '그 코드는 모든 네트워크에서 이 계정에 있는 모든 것에 대해 내가 할 수 있는 모든 일을 할 수 있어요.'
      : '그 코드는 이 계정에 있는 모든 것에 대해 내가 할 수 있는 모든 일을 할 수 있어요.',
  }),
  delegationEnds: {
    headline: '내 계정 위임 종료',
    line: '이후에는 나만 이 계정으로 행동해요.',
  },
  blind: {
    headline: '읽을 수 없는 요청',
    line: '무엇인지 아는 경우에만 계속하세요. 지갑에 있는 모든 것을 가져갈 수 있어요.',
  },
  money: {
    never: '지갑에서 나가는 것은 없어요.',
    later: '지금은 비용이 들지 않아요. 나중에 지갑에서 돈이 나갈 수 있어요.',
    onceSent:
      '서명을 가진 사람은 누구나 이 거래를 보낼 수 있어요. 그러면 지갑에서 돈이 나갈 수 있어요.',
    now: '확인하면 지갑에서 돈이 나가요.',
    unknown: '지갑에서 돈이 나가는지 알 수 없어요.',
    fee: '지갑에서 네트워크 수수료만 나가요.',
  },

  unknownContract: '알 수 없는 컨트랙트',
  unknownAddress: '알 수 없는 주소',
  unknownHolder: '소유자를 알 수 없는 토큰 계정',
  anUnknownContract: '알 수 없는 컨트랙트',
  unknownToken: '알 수 없는 토큰',
  yourself: '나',
  knownContract: '알려진 컨트랙트',

  rows: {
    with: '계정',
    from: '보내는 곳',
    to: '받는 곳',
    contract: '컨트랙트',
    calls: '호출 내용',
    pay: '내는 금액',
    fee: '네트워크 수수료',
    total: '합계(최대)',
    callsItself: '스스로 부르는 이름',
    paid: '낸 금액',
    transaction: '트랜잭션',
    unsigned: '서명되지 않는 항목',
  },
  quoted: (text) => `‘${text}’`,
  nothing: '없음',
  atMost: (amount) => `최대 ${amount}`,
  feeUnknown: '아직 알 수 없음',
  paidBy: (app) => `${app}에서 부담`,
  data: (bytes) => plural(bytes, { other: '데이터, #바이트' }),
  asBytes: '텍스트로 표시하고 바이트로 보내요',
  noLimit: '한도 없음',
  never: '기한 없음',
  yes: '예',
  no: '아니요',
  items: (count) => plural(count, { other: '#개 항목' }),
  showAll: (characters) => `${characters}글자 모두 표시`,
  showAddress: (short) => `${short}, 전체 표시`,
  readable: '읽기 쉽게',
  raw: '원본',
  showRaw: '원본 데이터 표시',
  showReadable: '읽기 쉽게 표시',
  copyRaw: '복사',

  notes: {
    unlimited: {
      lead: '이 권한에는 한도가 없어요.',
      text: '대부분의 앱은 지금 쓰려는 만큼만 요청해요.',
    },
    unknownContract: {
      lead: '알 수 없는 컨트랙트예요.',
      text: '전체 주소를 예상한 주소와 비교하세요.',
    },
    noInterface: {
      lead: '이 컨트랙트의 인터페이스가 저장되어 있지 않아서',
      text: '이름과 금액이 빠져 있어요.',
    },
    farDeadline: (until) => ({
      lead: '요청은 보통 몇 분 안에 만료돼요.',
      text: until === null ? '이 요청은 만료되지 않아요.' : `이 요청은 ${until}까지 유효해요.`,
    }),
    delegation: {
      lead: '계정을 넘겨주는 요청이에요.',
      text: '그 컨트랙트를 만든 사람은 내 계정의 모든 것을 가져갈 수 있어요.',
    },
    blind: {
      lead: '누구도 읽을 수 없는 내용이에요.',
      text: '결제나 권한일 수 있어요.',
    },
    hiddenCharacters: {
      lead: '숨겨져 있거나 다른 문자처럼 보이는 문자가 있어요.',
      text: '해당 위치에 표시해 두었어요.',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `이 메시지는 ${domain}에 로그인해요. 하지만 지금 있는 곳은 ${host}이에요.`,
      text: `${domain}에서 온 것이 아니라면 거절하세요.`,
    }),
    signInOtherAccount: {
      lead: '다른 계정이 적혀 있어요.',
      text: '여기서 서명하는 계정이 아니에요.',
    },
    signInExpired: { lead: '이 요청은 만료됐어요.', text: '앱에서 다시 시작하세요.' },
    signInNotYet: { lead: '아직 유효하지 않아요.', text: '나중에 앱에서 다시 시작하세요.' },
    otherNetwork: {
      lead: '다른 네트워크용 요청이에요.',
      text: '예상한 경우에만 계속하세요.',
    },
    removesToo: (tokens) => ({
      lead: `다른 권한이 끝나요: ${tokens}.`,
      text: `이 권한으로는 더 이상 내 ${tokens}을(를) 가져갈 수 없어요.`,
    }),
    notSimulated: {
      lead: '이 트랜잭션을 시뮬레이션하지 못했어요.',
      text: '성공할지 아직 알 수 없어요.',
    },
    wouldFail: (reason) => ({
      lead: '이 트랜잭션은 실패할 가능성이 높아요.',
      text: reason === null ? '시뮬레이션에서 중단됐어요.' : `시뮬레이션에서 중단됐어요: ${reason}`,
    }),
    hash: {
      lead: '이것은 해시예요.',
      text: '스마트 계정은 이것을 소유자의 지시로 받아들여요. 그 안의 모든 것이 옮겨질 수 있어요.',
    },
    movesNothing: {
      lead: '아무것도 옮기지 않아요. 금액이 0이에요.',
      text: '이런 전송은 모르는 주소를 내 기록에 남길 수 있어요.',
    },
    lost: {
      lead: '이것은 잃게 돼요.',
      text: '이 주소에서는 누구도 아무것도 되찾을 수 없어요.',
    },
    nothingBack: {
      lead: '그 대가로 아무것도 받지 않아요.',
      text: '그냥 줄 생각이 아니라면 거절하세요.',
    },
  },

  close: '닫기',
  copyDetails: '지원 문의용 세부 정보 복사',
  noAnswer: {
    headline: '응답을 받지 못했어요',
    line: '서명됐는지 알 수 없어요. 다시 시도하기 전에 계정의 활동을 확인하세요.',
  },
  unknownSend: {
    headline: '전송됐는지 아직 알 수 없어요',
    line: '이 거래는 아직 처리될 수 있어요. 계속 확인하고 있어요. 확실해지기 전에는 다시 보내지 마세요.',
  },
  unknownSubmit: {
    headline: '전송됐는지 아직 알 수 없어요',
    line: '이 거래는 아직 처리될 수 있어요. 같은 거래를 다시 보내도 한 번만 지불돼요.',
  },
  earlierSend: {
    headline: '이전 거래가 아직 끝나지 않았어요',
    line: '처리됐는지 아직 알 수 없어요. 계속 확인하고 있어요. 새로 보낸 것은 없어요.',
  },
  notAllowed: {
    headline: '허용되지 않은 요청이에요',
    line: '계정의 규칙에서 금지하고 있어요. 서명한 것은 없어요.',
  },
  needsOthers: {
    headline: '먼저 다른 사람들이 동의해야 해요',
    line: '충분한 인원이 동의할 때까지 아무것도 서명되지 않아요.',
  },
  failed: {
    headline: '서명하지 못했어요',
    line: '서명한 것은 없어요. 잠시 후 다시 시도하세요.',
  },
}
