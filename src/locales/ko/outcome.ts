import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: '보내는 중',
  sendingText: '닫아도 괜찮아요. 완료되면 알려 드려요.',
  steps: ['서명됨', '네트워크로 보냄', '확정됨'],
  sent: '보냈어요',
  sentText: (network, seconds) => {
    const confirmed = plural(seconds, { other: '#초 만에 확정됐어요.' })
    return network === null ? confirmed : `${network}에서 ${confirmed}`
  },
  andFee: (fee) => `수수료 ${fee} 별도`,
  done: '완료',
  explorer: '탐색기에서 보기',

  revertedTransfer: '송금이 완료되지 않았어요',
  revertedPermission: '권한 부여가 완료되지 않았어요',
  reverted: '트랜잭션이 완료되지 않았어요',
  feeLost: (amount, fee) => {
    const moved = amount === null ? '움직인 자산은 없어요' : `내 ${amount} 전액이 그대로 있어요`
    return fee === null
      ? `${moved}. 네트워크 수수료는 돌려받지 못해요.`
      : `${moved}. 네트워크 수수료 ${fee} 지출은 돌려받지 못해요.`
  },
  noFee: '시뮬레이션에서 중단되어 수수료가 나가지 않았어요.',
  why: '이유:',
  noReason: '네트워크가 이유를 알려 주지 않았어요.',
  where: '중단된 위치',
  outermost: '바깥쪽부터',
  chain: (steps) =>
    steps === 1 ? plural(steps, { other: '#단계' }) : plural(steps, { other: '#단계, 바깥쪽부터' }),
  panic: (code, meaning) => (meaning === null ? `패닉 ${code}` : `패닉 ${code}: ${meaning}`),
  panics: {
    '0x01': '컨트랙트의 검사 실패',
    '0x11': '너무 크거나 작은 숫자',
    '0x12': '0으로 나누기',
    '0x21': '없는 선택지',
    '0x22': '손상된 저장소',
    '0x31': '목록에서 꺼낼 것이 없음',
    '0x32': '목록에 없는 위치',
    '0x41': '너무 많은 메모리',
    '0x51': '없는 함수',
  },
  stopped: '이유 없이 중단됨',
  selector: '읽을 수 있는 이유 없음. 셀렉터',
  cause: '원인',
  log: '프로그램 로그',
  units: (units) => `${units}유닛 사용`,

  replaced: '다른 트랜잭션으로 대체되었습니다',
  replacedText:
    '이 계정의 같은 번호를 가진 다른 트랜잭션이 대신 포함되었습니다. 이 트랜잭션으로 이동한 자산이나 든 비용은 없습니다.',
  notIncluded: '어떤 블록에도 포함되지 않아 수수료가 부과되지 않았습니다.',
}
