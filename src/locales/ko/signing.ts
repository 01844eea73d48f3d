import type { SigningWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const signing: SigningWords = {
  reading: '요청을 읽고 있어요',
  place: (position, count) =>
    `${plural(count, { other: '#개 중' })} ${plural(position, { other: '#번째' })}`,
  decline: '거절',
  declined: '거절했어요. 서명한 것은 없어요.',
  sign: '서명',
  signPermission: '권한에 서명',
  send: '확인하고 보내기',
  signAnyway: '그래도 서명',
  sendAnyway: '그래도 보내기',
  signing: '서명 중',

  message: {
    headline: '이 메시지에 서명',
    line: '이 지갑이 내 것임을 증명해요. 자산은 움직이지 않고 비용도 들지 않아요.',
  },
  signIn: (domain) => ({
    headline: `${domain}에 로그인`,
    line: '이 지갑이 내 것임을 증명해요. 자산은 움직이지 않고 비용도 들지 않아요.',
  }),
  permission: (spender, amount) => ({
    headline: `${spender}에 최대 ${amount}까지 사용 허용`,
    line: `지금은 비용이 들지 않아요. 중지하기 전까지 ${spender}에서 나중에 이 돈을 가져갈 수 있게 돼요.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `${spender}에 최대 ${amount}까지 사용 허용`,
    line: `지금 네트워크 수수료가 들어요. 중지하기 전까지 ${spender}에서 나중에 이 돈을 가져갈 수 있게 돼요.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `${spender}에 내 ${tokens} 전액 인출 허용`,
    line:
      until === null
        ? `한도도 종료일도 없어요. 이 컨트랙트를 통제하는 사람은 언제든지 내 ${tokens} 전액을 가져갈 수 있어요.`
        : `한도가 없어요. 이 컨트랙트를 통제하는 사람은 ${until}까지 내 ${tokens} 전액을 가져갈 수 있어요.`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `${type} 서명` : `${domain}의 ${type} 서명`,
    line: '모든 줄을 읽으세요. 이 앱이 이것으로 무엇을 하는지 알 수 없어요.',
  }),
  transfer: (amount, to) => `${to} 앞으로 ${amount} 보내기`,
  call: (functionName, to) => `${to}의 ${functionName} 호출`,
  deployment: '새 컨트랙트 만들기',
  unreadableCall: (isSent) => ({
    headline: isSent ? '읽을 수 없는 호출 보내기' : '읽을 수 없는 호출에 서명',
    line: '이 컨트랙트를 아는 경우에만 계속하세요.',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `${to}에 내 계정 대리 허용`,
    line: isOnEveryChain
      ? '그 코드는 모든 네트워크에서 이 계정에 있는 모든 것에 대해 내가 할 수 있는 모든 일을 할 수 있어요.'
      : '그 코드는 이 계정에 있는 모든 것에 대해 내가 할 수 있는 모든 일을 할 수 있어요.',
  }),
  delegationEnds: {
    headline: '컨트랙트의 내 계정 대리 중지',
    line: '자산은 움직이지 않아요. 이후에는 나만 이 계정을 움직일 수 있어요.',
  },
  blind: {
    headline: '읽을 수 없는 내용에 서명',
    line: '무엇인지 아는 경우에만 계속하세요. 지갑에 있는 모든 것이 옮겨질 수 있어요.',
  },
  money: {
    never: '지갑에서 나가는 것은 없어요.',
    later: '지금은 비용이 들지 않아요. 나중에 지갑에서 돈이 나갈 수 있어요.',
    now: '확인하면 지갑에서 돈이 나가요.',
    unknown: '지갑에서 돈이 나가는지 알 수 없어요.',
  },

  unknownContract: '알 수 없는 컨트랙트',
  unknownAddress: '알 수 없는 주소',
  unknownHolder: '소유자를 알 수 없는 토큰 계정',
  anUnknownContract: '알 수 없는 컨트랙트',
  unknownToken: '알 수 없는 토큰',
  yourself: '나',
  knownContract: '알려진 컨트랙트',

  rows: {
    with: '상대',
    from: '보내는 곳',
    to: '받는 곳',
    contract: '컨트랙트',
    calls: '호출 내용',
    pay: '내는 금액',
    fee: '네트워크 수수료',
    total: '최대 합계',
    paid: '낸 금액',
    transaction: '트랜잭션',
    unsigned: '서명되지 않는 항목',
  },
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
      lead: '앱에 이것이 필요한 경우는 드물어요.',
      text: '대신 금액이 정해진 권한을 요청하세요.',
    },
    unknownContract: {
      lead: '알 수 없는 컨트랙트예요.',
      text: '전체 주소를 예상한 주소와 비교하세요.',
    },
    noInterface: {
      lead: '이 컨트랙트의 인터페이스가 저장되어 있지 않아서',
      text: '이름과 금액이 빠져 있어요.',
    },
    farDeadline: (distance) => ({
      lead: '권한을 주는 요청이에요.',
      text:
        distance === null
          ? '끝나지 않아요. 대부분의 앱은 몇 분만 요청해요.'
          : `기한은 ${distance}예요. 대부분의 앱은 몇 분만 요청해요.`,
    }),
    delegation: {
      lead: '계정을 넘겨주는 요청이에요.',
      text: '그 컨트랙트의 코드를 작성한 사람이 계정의 모든 것을 가져갈 수 있어요.',
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
      lead: `${domain}에 로그인하는 요청이에요.`,
      text: `지금 있는 곳: ${host}. 요청한 쪽에서 그곳의 내 계정을 사용할 수 있어요.`,
    }),
    signInOtherAccount: {
      lead: '다른 계정이 적혀 있어요.',
      text: '서명하게 될 계정이 아니에요.',
    },
    signInExpired: { lead: '너무 오래된 요청이에요.', text: '앱에서 다시 시작하세요.' },
    signInNotYet: { lead: '아직 유효하지 않아요.', text: '나중에 앱에서 다시 시작하세요.' },
    otherNetwork: {
      lead: '다른 네트워크용 요청이에요.',
      text: '예상한 경우에만 계속하세요.',
    },
    wouldFail: (reason) => ({
      lead: '성공하지 못할 요청이에요.',
      text: reason === null ? '시험 실행에서 중단됐어요.' : `시험 실행에서 중단됐어요: ${reason}`,
    }),
  },

  close: '닫기',
  copyDetails: '지원 문의용 세부 정보 복사',
  noAnswer: {
    headline: '응답을 받지 못했어요',
    line: '서명됐는지 알 수 없어요. 다시 시도하기 전에 계정의 활동을 확인하세요.',
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
